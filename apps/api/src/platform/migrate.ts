// Migrates a database while servers of other versions may use it. Each migration is one transaction that gives up quickly
// when it can't get a lock, so that nobody waits behind it for long.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { releaseLock, tryLock } from './advisory-lock.ts';
import { type Migration, numberOf, readMigrations } from './migration-files.ts';
import { release } from './release.ts';
import { sqlStateOf } from './sql-state.ts';
import { StartError } from './start-error.ts';

/** Any number, the same in every process of Haat and in no other program on the same database. */
const ADVISORY_LOCK = 4_821_077_301;

/** Everybody else who needs the table waits as long as the migration does. */
const LOCK_TIMEOUT_MS = 1_000;
const LOCK_PAUSE_MS = 500;
const LOCK_TRIES = 120;

const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';

export async function migrateDatabase(databaseUrl: string, migrations = readMigrations()): Promise<void> {
  const open = () => new Client({ connectionString: databaseUrl, application_name: 'haat migrations' });
  const [turn, client] = [open(), open()];
  try {
    await Promise.all([turn.connect(), client.connect()]);
    await waitForTurn(turn);
    const applied = await readApplied(client);
    await refuseNewer(client, migrations);
    for (const migration of migrations.filter(({ when }) => !applied.has(when))) {
      await applyWithRetries(client, migration);
    }
    await releaseLock(turn);
  } finally {
    // The end of its session releases the lock, too.
    await Promise.all([turn.end(), client.end()]);
  }
}

/** Polls for the lock: a statement waiting for it would block CREATE INDEX CONCURRENTLY. */
async function waitForTurn(turn: Client): Promise<void> {
  while (!(await tryLock(turn, ADVISORY_LOCK))) await pause(50);
}

/** Drizzle's table, with two columns more. */
async function readApplied(client: Client): Promise<ReadonlySet<number>> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS found");
  if (rows[0]?.found === null) {
    await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
    await client.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
      (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  }
  await addColumns(client);
  const journal = await client.query('SELECT created_at FROM drizzle.__drizzle_migrations');
  return new Set(journal.rows.map((row) => Number(row.created_at)));
}

/** For older versions of Haat that meet the database later. */
async function addColumns(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_attribute WHERE attrelid = 'drizzle.__drizzle_migrations'::regclass AND attname = 'needs'",
  );
  if (rowCount === 0) {
    await client.query(`ALTER TABLE drizzle.__drizzle_migrations
      ADD COLUMN IF NOT EXISTS needs integer, ADD COLUMN IF NOT EXISTS version text`);
  }
}

/** A newer version may have migrated. Its migrations leave the previous version working, unless they say otherwise. */
async function refuseNewer(client: Client, migrations: readonly Migration[]): Promise<void> {
  const newest = Math.max(...migrations.map(({ tag }) => numberOf(tag)));
  const { rows } = await client.query(
    'SELECT version FROM drizzle.__drizzle_migrations WHERE needs > $1 ORDER BY created_at DESC LIMIT 1',
    [newest],
  );
  if (rows.length > 0) throw new StartError(tooNew(rows[0].version));
}

const tooNew = (version: string): string =>
  `Haat ${version} has upgraded this database, and Haat ${release().version} can't work with it any more. ` +
  `Start Haat ${version} or newer, or restore the backup from before the upgrade.`;

async function applyWithRetries(client: Client, migration: Migration): Promise<void> {
  for (let left = LOCK_TRIES; ; left -= 1) {
    try {
      return await (migration.isConcurrent ? applyConcurrently : apply)(client, migration);
    } catch (error) {
      const state = sqlStateOf(error);
      if (state !== lockNotAvailable && state !== deadlockDetected) throw error;
      if (left <= 1) throw new StartError(busy(migration));
      await pause(LOCK_PAUSE_MS);
    }
  }
}

const busy = ({ tag }: Migration): string =>
  `The database could not be upgraded (${tag}): another session holds a lock on one of its tables. ` +
  'Find long transactions in pg_stat_activity, end them, then start again.';

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query('BEGIN READ WRITE');
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query('SET LOCAL statement_timeout = 0');
    for (const statement of migration.statements) await client.query(statement);
    await note(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Waits without limit, because nobody waits behind it. Each of its statements may run twice. */
async function applyConcurrently(client: Client, migration: Migration): Promise<void> {
  await client.query('SET lock_timeout = 0');
  await client.query('SET statement_timeout = 0');
  for (const statement of migration.statements) {
    await dropHalfBuilt(client, statement);
    await client.query(statement);
  }
  await note(client, migration);
}

/** An interrupted build leaves an invalid index that costs writes and is never used. */
async function dropHalfBuilt(client: Client, statement: string): Promise<void> {
  const name = /CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+("[^"]+")/i.exec(
    statement,
  )?.[1];
  if (name === undefined) return;
  const isBroken = 'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid';
  const { rowCount } = await client.query(isBroken, [name]);
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
}

async function note(client: Client, { hash, when, needs }: Migration): Promise<void> {
  const insert = `INSERT INTO drizzle.__drizzle_migrations (hash, created_at, needs, version)
    VALUES ($1, $2, $3, $4)`;
  await client.query(insert, [hash, when, needs ?? null, release().version]);
}
