// Loads the rows of a backup into empty tables, in one transaction.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quotedColumns, quotedTable, tablesQuery, textSettings } from './copy-tables.ts';
import type { Manifest, TableCopy } from './format.ts';

/** `piecesOf` must be read for each table, in the order of the manifest. */
export async function loadTables(
  client: ClientBase,
  { tables, sequences }: Manifest,
  piecesOf: (table: string) => AsyncIterable<Uint8Array>,
): Promise<void> {
  for (const setting of [...textSettings, "SET LOCAL maintenance_work_mem = '128MB'"])
    await client.query(setting);
  const again = await takeOff(client);
  // Migrations have written a few rows, such as the installation's secrets.
  const { rows: all } = await client.query<{ name: string }>(tablesQuery);
  await client.query(`TRUNCATE ${all.map(quotedTable)}`);
  for (const table of tables) await loadTable(client, table, piecesOf(table.name));
  for (const { name, last } of sequences)
    if (last !== null)
      await client.query('SELECT setval($1::regclass, $2, true)', [quotedTable({ name }), last]);
  for (const statement of again) await client.query(statement);
}

async function loadTable(
  client: ClientBase,
  table: TableCopy,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (table.rows === 0) return;
  const rows = client.query(copyFrom(`COPY ${quotedTable(table)} (${quotedColumns(table)}) FROM STDIN`));
  await pipeline(Readable.from(pieces, { objectMode: true }), rows);
  if (rows.rowCount !== table.rows)
    throw new Error(`${rows.rowCount} instead of ${table.rows} rows of ${table.name}`);
}

/**
 * Foreign keys would be checked row by row, and indexes written row by row. Triggers would count again and refuse rows of
 * append-only tables. Gives the statements that bring all back. Each checks all rows at once.
 */
async function takeOff(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ off: string; again: string }>(takeOffQuery);
  for (const { off } of rows) await client.query(off);
  // Indexes before the keys that use them.
  return rows.map(({ again }) => again).reverse();
}

const ours = "relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)";

/** Indexes of pg-boss stay: they have few rows. */
const constraints = (step: number, types: string, where: string): string => `
  SELECT ${step} AS step, format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS off,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) AS again
  FROM pg_constraint k JOIN pg_class c ON c.oid = conrelid WHERE contype IN (${types}) AND conparentid = 0 AND ${where}`;

const takeOffQuery = `
  ${constraints(1, "'f'", ours)}
  UNION ALL
  SELECT DISTINCT 2, format('ALTER TABLE %s DISABLE TRIGGER USER', c.oid::regclass),
    format('ALTER TABLE %s ENABLE TRIGGER USER', c.oid::regclass)
  FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid WHERE NOT tgisinternal AND ${ours}
  UNION ALL
  ${constraints(3, "'p', 'u', 'x'", "relnamespace = 'public'::regnamespace")}
  UNION ALL
  SELECT 4, format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  FROM pg_index JOIN pg_class c ON c.oid = indrelid WHERE relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY step`;
