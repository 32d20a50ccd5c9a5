import { nameKey } from '@haat/contract/name-key';
import { sql, type Table } from 'drizzle-orm';
import { invalidInput } from './app-error.ts';
import type { Tx } from './database.ts';
import { deskOnly } from './localized-text.ts';
import { lockTable } from './lock-table.ts';

/**
 * Throws `input.invalid` on `name` when another row has a name that is the same to people. Others who write names into
 * this table wait until the transaction ends. For tables of some hundred rows.
 */
export async function refuseTwin(
  tx: Tx,
  table: Table,
  { id, name }: { readonly id?: number; readonly name: string },
  sentence: string,
): Promise<void> {
  await lockTable(tx, table);
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`select id, name from ${table}`);
  const key = nameKey(name);
  if (rows.some((row) => Number(row.id) !== id && nameKey(row.name) === key)) {
    throw invalidInput({ name: [deskOnly(sentence)] });
  }
}
