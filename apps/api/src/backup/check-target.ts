// Where a backup may be restored: only where nothing is.
import type { ClientBase } from 'pg';
import type { Files } from '../platform/files.ts';
import { StartError } from '../platform/start-error.ts';

/** Migrations and a server without people write rows there. */
const mayHaveRows = [
  'drizzle.__drizzle_migrations',
  'public.installation_secrets',
  'public.sweep_days',
  'pgboss.version',
  'pgboss.queue',
  'pgboss.warning',
  'pgboss.bam',
];

const tablesOfAll = `
  SELECT format('%I.%I', nspname, relname) AS quoted, format('%s.%s', nspname, relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relkind IN ('r', 'p', 'f', 'm') AND NOT relispartition AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
    AND relname <> 'queue_stats' AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')
  ORDER BY nspname, relname`;

/** Throws `StartError` when the database or the store for pictures holds something, or when a Haat works there. */
export async function requireEmpty(client: ClientBase, files: Files, place: string): Promise<void> {
  const { rows } = await client.query<{ quoted: string; name: string }>(tablesOfAll);
  const isHaat = rows.some(({ name }) => name === 'drizzle.__drizzle_migrations');
  for (const { quoted, name } of rows) {
    const isFree = isHaat && (mayHaveRows.includes(name) || !(await hasRows(client, quoted)));
    if (!isFree) {
      throw new StartError(
        `The database ${place} isn't empty (${name}). A backup is restored into an empty one only.`,
      );
    }
  }
  const { rowCount } = await client.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'haat'",
  );
  if (rowCount) throw new StartError(`A Haat uses the database ${place}. Stop it, then restore.`);
  for await (const { name } of files.list()) {
    throw new StartError(
      `The store for pictures isn't empty (${name}). A backup is restored into an empty one only.`,
    );
  }
}

async function hasRows(client: ClientBase, quoted: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${quoted}) AS has`);
  return rows[0]?.has === true;
}

/** Takes away the empty tables of a Haat that is newer than the backup. */
export async function dropEmptyTables(client: ClientBase): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS pgboss, drizzle CASCADE');
  // In this order: a table takes its sequences along, and triggers need their functions.
  for (const query of dropQueries) {
    const { rows } = await client.query<{ statement: string }>(query);
    for (const { statement } of rows) await client.query(statement);
  }
}

const ofPublic = (namespace: string): string => `${namespace} = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = one.oid AND d.deptype = 'e')`;

const dropQueries = [
  `SELECT format('DROP TABLE %s CASCADE', oid::regclass) AS statement FROM pg_class one
    WHERE relkind IN ('r', 'p') AND ${ofPublic('relnamespace')}`,
  `SELECT format('DROP SEQUENCE %s CASCADE', oid::regclass) AS statement FROM pg_class one
    WHERE relkind = 'S' AND ${ofPublic('relnamespace')}`,
  `SELECT format('DROP ROUTINE %s CASCADE', oid::regprocedure) AS statement FROM pg_proc one
    WHERE ${ofPublic('pronamespace')}`,
];
