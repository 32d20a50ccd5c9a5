// Opens the database of a process: DATABASE_URL, or else the embedded one in the data folder.
import { openForCommand, openForServer } from '@haat/embedded-postgres';
import type { Config } from './config.ts';
import { sqlStateOf } from './platform/database.ts';
import { migrateDatabase } from './platform/migrate.ts';
import { StartError } from './platform/start-error.ts';
import { checkDatabase } from './start-checks.ts';

export type OpenData = {
  url: string;
  /** Resolves when the embedded database has stopped. */
  lost?: Promise<void>;
};

/** A missing privilege, feature or file, which the person who runs that PostgreSQL must fix. */
const UNPREPARED = new Set(['42501', '0A000', '58P01']);

/** For the server: holds the data folder until `stack` is disposed of. */
export async function openServerData(
  config: Config,
  { launchers, signal }: { launchers: readonly number[]; signal: AbortSignal },
  stack: AsyncDisposableStack,
): Promise<OpenData> {
  if (config.databaseUrl !== undefined) return openForeign(config.databaseUrl);
  const server = await openForServer(config.dataDir, { launchers, signal }, stack);
  await migrateDatabase(server.ownerUrl);
  return { url: server.url, lost: server.exited };
}

/** For a command: the running server's database, or the embedded one started until `stack` is disposed of. */
export async function openCommandData(config: Config, stack: AsyncDisposableStack): Promise<OpenData> {
  if (config.databaseUrl !== undefined) return openForeign(config.databaseUrl);
  const { url, ownerUrl } = await openForCommand(config.dataDir, stack);
  await migrateDatabase(ownerUrl);
  return { url };
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
      `DATABASE_URL: the tables can't be created (${reason}). The user must own the database, ` +
        'and PostgreSQL must offer the extensions cube, pg_trgm and unaccent.',
    );
  }
  return { url };
}
