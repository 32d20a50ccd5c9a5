// Takes a data folder and starts PostgreSQL on it, or finds the PostgreSQL that already runs there.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findHolder, lockDataFolder } from './data-folder-lock.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedUrls,
  findEmbeddedPostgres,
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { identify } from './running-process.ts';

const BOOT_LIMIT_MS = 120_000;
const CONNECT_LIMIT_MS = 10_000;

/** Throws when another Haat uses this folder and isn't about to end. */
export function checkDataFolder(dataDir: string): void {
  const holder = findHolder(dataDir);
  if (holder && !holder.isLeaving) throw inUse(dataDir);
}

interface ForServer {
  readonly launchers: readonly number[];
  readonly signal: AbortSignal;
  readonly maxConnections: number;
  readonly onCrash: (sentence: string) => void;
}

/**
 * For the server: holds the data folder until `stack` is disposed of. When a process in `launchers` ends, this one ends
 * too.
 */
export async function openForServer(
  dataDir: string,
  { launchers, ...options }: ForServer,
  stack: AsyncDisposableStack,
): Promise<EmbeddedPostgres> {
  const lock = await lockDataFolder(dataDir, 'server', launchers.map(identify));
  if (lock === undefined) throw inUse(dataDir);
  stack.defer(() => lock.release());
  const server = await startEmbeddedPostgres({ dataDir, ...options });
  stack.defer(() => server.stop());
  stack.defer(() => lock.announceEnd());
  return server;
}

/**
 * For a command: the running server's database, or PostgreSQL started for as long as `stack` lives. `toStart` is the line
 * that starts the server.
 */
export async function openForCommand(
  dataDir: string,
  toStart: string,
  stack: AsyncDisposableStack,
): Promise<EmbeddedUrls> {
  if (!hasEmbeddedPostgres(dataDir) && findHolder(dataDir) === undefined) {
    throw new EmbeddedPostgresError(`No database at ${dataDir}. Run ${toStart} once, or set DATABASE_URL.`);
  }
  const lock = await lockDataFolder(dataDir, 'command');
  const running = lock === undefined ? await waitForRunning(dataDir) : undefined;
  if (running !== undefined) return running;
  stack.defer(() => lock?.release());
  const server = await startEmbeddedPostgres({ dataDir });
  stack.defer(() => server.stop());
  return server;
}

/** As the only user of the data folder, until `stack` is disposed of. Makes the database if there is none. */
export async function openAlone(dataDir: string, stack: AsyncDisposableStack): Promise<EmbeddedUrls> {
  const lock = await lockDataFolder(dataDir, 'command');
  if (lock === undefined) throw inUse(dataDir);
  stack.defer(() => lock.release());
  const server = await startEmbeddedPostgres({ dataDir });
  stack.defer(() => server.stop());
  return server;
}

function inUse(dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The data folder ${dataDir} is in use by another Haat: stop that Haat, or set DATA_DIR to another folder.`,
  );
}

/** The running server may still be starting. */
async function waitForRunning(dataDir: string): Promise<EmbeddedUrls> {
  const giveUpAt = performance.now() + BOOT_LIMIT_MS;
  while (findHolder(dataDir) !== undefined && performance.now() < giveUpAt) {
    const urls = findEmbeddedPostgres(dataDir);
    if (urls !== undefined && (await canConnect(urls.ownerUrl)) && (await canConnect(urls.url))) return urls;
    await pause(50);
  }
  throw new EmbeddedPostgresError(`The Haat that uses ${dataDir} doesn't answer: stop it, then try again.`);
}

/** A cluster accepts connections shortly before its database and users exist. */
async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  // A connection that breaks after it failed emits an error that nothing else handles.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    // The next try may succeed.
    return false;
  } finally {
    await client.end();
  }
}
