import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';

/** Deletes at most `atMost` rows and returns how many. Skips locked rows. */
export async function deleteSome(tx: Tx, table: PgTable, where: SQL, atMost: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${where} limit ${atMost} for update skip locked))`);
  return rowCount ?? 0;
}
