// Opens the database of a process: DATABASE_URL, or else the embedded one in the data folder.
import { openAlone, openForCommand, openForServer } from '@haat/embedded-postgres';
import { Client } from 'pg';
import type { Config } from './config.ts';
import { connectionsNeeded } from './platform/connections.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { startLine } from './platform/release.ts';
import { sqlStateOf } from './platform/sql-state.ts';
import { StartError } from './platform/start-error.ts';
import { checkDatabase } from './start-checks.ts';

/** A missing privilege, feature or file, which the person who runs that PostgreSQL must fix. */
const UNPREPARED = new Set(['42501', '0A000', '58P01']);

/** PostgreSQL's default. */
const usualMaxConnections = 100;

interface ServerParts {
  readonly launchers: readonly number[];
  readonly signal: AbortSignal;
  /** Called with a sentence when the embedded database has stopped. It is started again. */
  readonly onCrash: (sentence: string) => void;
}

/**
 * For the server: holds the data folder until `stack` is disposed of. Returns the database's URL, which may name several hosts, see
 * `database-hosts.ts`.
 */
export async function openServerData(
  config: Config,
  { launchers, signal, onCrash }: ServerParts,
  stack: AsyncDisposableStack,
): Promise<string> {
  const { databaseUrl, dataDir, webConcurrency } = config;
  if (databaseUrl !== undefined) {
    const { url } = await openForeign(databaseUrl);
    await checkConnections(url, webConcurrency);
    return databaseUrl;
  }
  const maxConnections = Math.max(usualMaxConnections, connectionsNeeded(webConcurrency));
  const server = await openForServer(dataDir, { launchers, signal, maxConnections, onCrash }, stack);
  await migrateDatabase(server.ownerUrl);
  return server.url;
}

/** For a command: the running server's database, or the embedded one started until `stack` is disposed of. */
export async function openCommandData(config: Config, stack: AsyncDisposableStack): Promise<{ url: string }> {
  if (config.databaseUrl !== undefined) return openForeign(config.databaseUrl);
  const { url, ownerUrl } = await openForCommand(config.dataDir, startLine(), stack);
  await migrateDatabase(ownerUrl);
  return { url };
}

/** For a backup: as the owner of the tables. Doesn't migrate, so a new Haat can back up before it changes anything. */
export async function openAsOwner(config: Config, stack: AsyncDisposableStack): Promise<{ url: string }> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return { url: await checkDatabase('DATABASE_URL', databaseUrl) };
  return { url: (await openForCommand(dataDir, startLine(), stack)).ownerUrl };
}

/** For a restore: as the owner of a database that nobody else uses. Makes the embedded one if there is none. */
export async function openForRestore(
  config: Config,
  stack: AsyncDisposableStack,
): Promise<{ url: string; place: string }> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined)
    return { url: await checkDatabase('DATABASE_URL', databaseUrl), place: 'at DATABASE_URL' };
  return { url: (await openAlone(dataDir, stack)).ownerUrl, place: `in ${dataDir}` };
}

/** Migrates. Returns the URL of the host that accepts writes. */
async function openForeign(databaseUrl: string): Promise<{ url: string }> {
  const url = await checkDatabase('DATABASE_URL', databaseUrl);
  try {
    await migrateDatabase(url);
  } catch (error) {
    const state = sqlStateOf(error);
    if (state === undefined || !UNPREPARED.has(state)) throw error;
    const reason = error instanceof Error ? error.message : state;
    throw new StartError(
      `DATABASE_URL: the tables can't be created (${reason}). The user must own the database, ` +
        'and PostgreSQL must offer the extensions btree_gin, cube, pg_trgm and unaccent.',
    );
  }
  return { url };
}

async function checkConnections(url: string, processes: number): Promise<void> {
  if (processes === 1) return;
  const allowed = await askMaxConnections(url);
  const needed = connectionsNeeded(processes);
  if (needed <= allowed) return;
  throw new StartError(
    `WEB_CONCURRENCY is ${processes}, but PostgreSQL at DATABASE_URL allows ${allowed} connections: ` +
      `set WEB_CONCURRENCY to a smaller number, or max_connections to ${needed} or more.`,
  );
}

async function askMaxConnections(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT current_setting('max_connections')::int AS allowed");
    return rows[0].allowed;
  } finally {
    await client.end();
  }
}
