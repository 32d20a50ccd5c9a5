// Copies the rows of all tables out of one snapshot.
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { startLine } from '../platform/release.ts';
import { StartError } from '../platform/start-error.ts';
import { type Entry, pieceBytes, pieceName, Sums, type TableCopy } from './format.ts';
import type { AddEntry } from './write-file.ts';

export interface Table {
  readonly name: string;
  /** Without generated ones. */
  readonly columns: readonly string[];
}

/** What pg-boss keeps about itself, and its statistics. Migrations and pg-boss make them again. */
const ownOfBoss = ['version', 'bam', 'warning', 'queue_stats'];

/** Haat's tables and the waiting jobs. Partitions are in their whole table. */
export const tablesQuery = `
  SELECT format('%s.%s', nspname, relname) AS name,
    (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname IN ('public', 'pgboss')
    AND NOT (nspname = 'pgboss' AND relname IN (${ownOfBoss.map((name) => `'${name}'`)}))
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')
  ORDER BY nspname, relname`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quotedTable = ({ name }: Pick<Table, 'name'>): string => name.split('.').map(quoted).join('.');
export const quotedColumns = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ');

/** Times and numbers as text that every PostgreSQL reads in the same way. */
export const textSettings = [
  "SET LOCAL TimeZone = 'UTC'",
  "SET LOCAL DateStyle = 'ISO, YMD'",
  "SET LOCAL IntervalStyle = 'postgres'",
  'SET LOCAL extra_float_digits = 1',
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL lock_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
];

/** Begins the transaction whose snapshot all copies have. */
export async function beginSnapshot(client: ClientBase): Promise<Table[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  for (const setting of textSettings) await client.query(setting);
  const { rows } = await client.query<Table>(tablesQuery);
  // No migration changes a table before it is copied.
  if (rows.length > 0) await client.query(`LOCK TABLE ${rows.map(quotedTable)} IN ACCESS SHARE MODE`);
  return rows;
}

/** The times of the migrations that the database has. */
export async function readMigrated(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS migrations",
  );
  if (found[0]?.migrations === null) {
    throw new StartError(`This database has no Haat yet. Run ${startLine()} once.`);
  }
  const { rows } = await client.query<{ when: string }>(
    'SELECT created_at::text AS when FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map(({ when }) => when);
}

/** Sequences belong to no snapshot. Read after it began, they are past all of its rows. */
export async function readSequences(client: ClientBase): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT format('%s.%s', schemaname, sequencename) AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
  );
  return rows;
}

/** Adds the rows of all tables. The numbers of rows are known after the next statement. */
export async function copyTables(
  client: ClientBase,
  tables: readonly Table[],
  add: AddEntry,
): Promise<() => TableCopy[]> {
  const sums = new Sums();
  const copies: (Table & { readonly counted: { readonly rowCount: number } })[] = [];
  for (const table of tables) {
    const text = `COPY (SELECT ${quotedColumns(table)} FROM ${quotedTable(table)}) TO STDOUT`;
    const stream = client.query(copyTo(text, { highWaterMark: pieceBytes }));
    for await (const piece of piecesOf(table.name, stream)) {
      sums.add(table.name, piece);
      await add(piece);
    }
    copies.push({ ...table, counted: stream });
  }
  return () =>
    copies.map(({ counted, name, columns }) => {
      const { bytes, sha256 } = sums.of(name);
      return { name, columns, rows: counted.rowCount, bytes, sha256 };
    });
}

async function* piecesOf(table: string, rows: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  let chunks: Buffer[] = [];
  let size = 0;
  let at = 0;
  const cut = (): Entry => {
    at += 1;
    const bytes = Buffer.concat(chunks);
    chunks = [];
    size = 0;
    return { name: pieceName(table, at), bytes };
  };
  for await (const chunk of rows) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) yield cut();
  }
  if (size > 0) yield cut();
}
