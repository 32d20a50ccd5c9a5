// The database that a process works on: the one of DATABASE_URL, else the embedded one under the data folder.
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import { findHolder, lockDataFolder } from './platform/data-folder-lock.ts';
import { sqlStateOf } from './platform/database.ts';
import {
  type EmbeddedUrls,
  findEmbeddedPostgres,
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/embedded-postgres.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { identify } from './platform/running-process.ts';
import { StartError } from './platform/start-error.ts';
import { checkDatabase, dataFolderInUse } from './start-checks.ts';

export type OpenData = {
  url: string;
  /** Settles when a database of our own has ended. */
  lost?: Promise<void>;
};

const BOOT_LIMIT_MS = 120_000;

/** No privilege, a feature or a file that is not there: for whoever runs that PostgreSQL to mend. */
const UNPREPARED = new Set(['42501', '0A000', '58P01']);

/** For the server: holds the data folder until `stack` is disposed of. */
export async function openServerData(
  config: Config,
  { launchers, signal }: { launchers: readonly number[]; signal: AbortSignal },
  stack: AsyncDisposableStack,
): Promise<OpenData> {
  if (config.databaseUrl !== undefined) return openForeign(config.databaseUrl);
  const lock = await lockDataFolder(config.dataDir, 'server', launchers.map(identify));
  if (lock === undefined) throw dataFolderInUse(config.dataDir);
  stack.defer(() => lock.release());
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, signal });
  stack.defer(() => server.stop());
  stack.defer(() => lock.announceEnd());
  await migrateDatabase(server.ownerUrl);
  return { url: server.url, lost: server.exited };
}

/** For a command: the running server's database, or the embedded one started for as long as `stack` lives. */
export async function openCommandData(config: Config, stack: AsyncDisposableStack): Promise<OpenData> {
  if (config.databaseUrl !== undefined) return openForeign(config.databaseUrl);
  const { dataDir } = config;
  if (!hasEmbeddedPostgres(dataDir) && findHolder(dataDir) === undefined) {
    throw new StartError(`No database at ${dataDir}. Run npm start once, or set DATABASE_URL.`);
  }
  const lock = await lockDataFolder(dataDir, 'command');
  const running = lock === undefined ? await findRunning(dataDir) : undefined;
  if (running !== undefined) {
    await migrateDatabase(running.ownerUrl);
    return { url: running.url };
  }
  stack.defer(() => lock?.release());
  const server = await startEmbeddedPostgres({ dataDir });
  stack.defer(() => server.stop());
  await migrateDatabase(server.ownerUrl);
  return { url: server.url };
}

async function openForeign(url: string): Promise<OpenData> {
  await checkDatabase('DATABASE_URL', url);
  try {
    await migrateDatabase(url);
  } catch (error) {
    const state = sqlStateOf(error);
    if (state === undefined || !UNPREPARED.has(state)) throw error;
    const reason = error instanceof Error ? error.message : state;
    throw new StartError(
      `DATABASE_URL: its tables cannot be made (${reason}): this user needs to own the database, ` +
        'and PostgreSQL its extensions cube, pg_trgm and unaccent.',
    );
  }
  return { url };
}

/** The living server's database, which may only just be starting. */
async function findRunning(dataDir: string): Promise<EmbeddedUrls> {
  const giveUpAt = Date.now() + BOOT_LIMIT_MS;
  while (findHolder(dataDir) !== undefined && Date.now() < giveUpAt) {
    const urls = findEmbeddedPostgres(dataDir);
    if (urls !== undefined && (await isPrepared(urls))) return urls;
    await pause(50);
  }
  throw new StartError(`The Haat that uses ${dataDir} does not answer: stop it, then try again.`);
}

/** Between the start of a cluster and the making of its database and its users lies a moment. */
async function isPrepared({ url, ownerUrl }: EmbeddedUrls): Promise<boolean> {
  try {
    await checkDatabase('DATA_DIR', ownerUrl);
    await checkDatabase('DATA_DIR', url);
    return true;
  } catch (error) {
    if (error instanceof StartError) return false;
    throw error;
  }
}
