// Checks before anything is built or started: port, data folder, database.
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { checkDataFolder } from '@haat/embedded-postgres';
import { Client } from 'pg';
import type { Config } from './config.ts';
import { findPrimary, splitHosts } from './platform/database-hosts.ts';
import { StartError } from './platform/start-error.ts';
import { isLoopback } from './unsafe-settings.ts';

/** A killed server releases its port within this time. */
const PORT_WAIT_MS = 3_000;
const CONNECT_LIMIT_MS = 10_000;

export async function checkStart(config: Config): Promise<void> {
  if (config.databaseUrl !== undefined) await checkDatabase('DATABASE_URL', config.databaseUrl);
  else checkDataFolder(config.dataDir);
  if (config.socket === undefined) await checkPort(config);
}

/** The checks of unsafe settings go by HOST. So a socket that systemd has opened must not be more public than that. */
export function checkSocket(address: string, { host }: Config): void {
  if (isLoopback(address) || !isLoopback(host)) return;
  throw new StartError(
    `The socket in LISTEN_FDS listens on ${address}, but HOST is ${host}: set HOST to ${address}, or ListenStream to 127.0.0.1.`,
  );
}

/** The sentence for a failure to listen. Undefined when the person who starts Haat can't fix it. */
export function listenError(error: unknown, { host, port }: Config): StartError | undefined {
  const where = `Port ${port} on ${host}`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `${where} is in use: stop the program that uses it, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartError(`This user may not use port ${port}: set PORT to 1024 or higher.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `${host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`,
      );
    default:
      return undefined;
  }
}

/** Checks that the database of `variable` can be reached. Returns the URL of the host that accepts writes. */
export async function checkDatabase(variable: string, url: string): Promise<string> {
  const urls = splitHosts(url);
  if (urls.length === 1) {
    await checkHost(variable, url);
    return url;
  }
  const primary = await findPrimary(urls);
  if (primary !== undefined) return primary;
  const hosts = urls.map((one) => new URL(one).host).join(', ');
  throw new StartError(
    `${variable}: none of ${hosts} accepts writes. Start PostgreSQL there, or promote a replica.`,
  );
}

async function checkHost(variable: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  // Ignore a connection that breaks after it failed.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw databaseError(variable, url, error);
  } finally {
    await client.end();
  }
}

async function checkPort(config: Config): Promise<void> {
  const giveUpAt = performance.now() + PORT_WAIT_MS;
  for (;;) {
    try {
      return await listenOnce(config);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || performance.now() > giveUpAt)
        throw listenError(error, config) ?? error;
      await pause(100);
    }
  }
}

function listenOnce({ host, port }: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const server = createServer();
  server.once('error', reject);
  server.listen({ host, port }, () => server.close(() => resolve()));
  return promise;
}

function databaseError(variable: string, url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url);
  const code = codeOf(error);
  if (code === '3D000') {
    return new StartError(
      `${variable}: PostgreSQL at ${host} has no database called ${pathname.slice(1)}. Create it first.`,
    );
  }
  if (code?.startsWith('28')) {
    return new StartError(
      `${variable}: PostgreSQL at ${host} rejected the user or the password. Correct them.`,
    );
  }
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  return new StartError(
    `${variable}: no PostgreSQL answers at ${host} (${reason}). Correct the address, or start PostgreSQL there.`,
  );
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
