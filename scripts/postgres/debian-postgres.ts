// Starts PostgreSQL servers from Debian's packages in a temporary folder: other versions, replicas, poolers, clusters.
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../processes/start-haat.ts';

const PROGRAMS = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** Superuser and database of each new cluster. */
const NAME = 'haat';

type Settings = Readonly<Record<string, string | number>>;

export interface PostgresFolder {
  readonly folder: string;
  /** The owner of the folder, if it isn't this user. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  /** Runs a program of this version, such as `pg_basebackup`, as the user who owns the folder. */
  run(program: string, ...args: string[]): void;
  /** Creates a cluster in a new folder below this one and returns its path. */
  createCluster(name: string): string;
  /** Starts a server on the cluster. It accepts connections when this resolves. */
  start(data: string, settings?: Settings): Promise<PostgresServer>;
  remove(): void;
}

interface PostgresServer {
  readonly port: number;
  /** The superuser's URL, over TCP. */
  readonly url: string;
  /** The same over a Unix socket. */
  readonly socketUrl: string;
  /** SIGINT ends sessions first. SIGQUIT drops them, like a crash. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

/** Installed major versions, oldest first. */
export function debianVersions(): string[] {
  if (!existsSync(PROGRAMS)) return [];
  return readdirSync(PROGRAMS)
    .filter((version) => existsSync(join(PROGRAMS, version, 'bin/postgres')))
    .sort((one, other) => Number(one) - Number(other));
}

/** PostgreSQL refuses root, so root's servers run as Debian's account `postgres`. */
export function makePostgresFolder(version: string, bin = join(PROGRAMS, version, 'bin')): PostgresFolder {
  const folder = mkdtempSync(join(tmpdir(), 'haat-pg-'));
  const user = process.geteuid?.() === 0 ? accountOf('postgres') : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const path = (program: string): string => join(bin, program);
  const run = (program: string, ...args: string[]): void => {
    execFileSync(path(program), args, { ...options, stdio: 'pipe' });
  };
  return {
    folder,
    user,
    run,
    createCluster: (name) => {
      const data = join(folder, name);
      run('initdb', '-D', data, '-U', NAME, '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8', '-N');
      const input = `CREATE DATABASE ${NAME}\n`;
      execFileSync(path('postgres'), ['--single', '-D', data, 'postgres'], {
        ...options,
        input,
        stdio: 'pipe',
      });
      return data;
    },
    start: async (data, settings = {}) => {
      const port = await freePort();
      const server = launch(path('postgres'), { data, port, settings, options });
      await server.ready();
      const url = `postgres://${NAME}@127.0.0.1:${port}/${NAME}`;
      const socketUrl = `postgres://${NAME}@localhost:${port}/${NAME}?host=${encodeURIComponent(folder)}`;
      return { port, url, socketUrl, stop: server.stop };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function accountOf(name: string): { uid: number; gid: number } {
  const idOf = (option: string): number => Number(execFileSync('id', [option, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

interface Launch {
  readonly data: string;
  readonly port: number;
  readonly settings: Settings;
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd: string };
}

function launch(program: string, { data, port, settings, options }: Launch) {
  const logFile = `${data}.log`;
  const log = openSync(logFile, 'a');
  const values = { port, listen_addresses: '127.0.0.1', unix_socket_directories: options.cwd, ...settings };
  const args = Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program, ['-D', data, ...args], { ...options, stdio: ['ignore', log, log] });
  closeSync(log);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', resolve).once('error', resolve);
  }).then(() => {
    hasEnded = true;
  });
  const ready = async (): Promise<void> => {
    const giveUpAt = Date.now() + START_LIMIT_MS;
    while (!isReady(data)) {
      if (hasEnded || Date.now() > giveUpAt)
        throw new Error(`PostgreSQL did not start: ${readFileSync(logFile, 'utf8').slice(-2_000)}`);
      await pause(20);
    }
  };
  const stop = async (signal: NodeJS.Signals = 'SIGINT'): Promise<void> => {
    if (!hasEnded) child.kill(signal);
    await Promise.race([ended, pause(STOP_LIMIT_MS, undefined, { ref: false })]);
    if (!hasEnded) child.kill('SIGKILL');
    await ended;
  };
  return { ready, stop };
}

function isReady(data: string): boolean {
  const file = join(data, 'postmaster.pid');
  return existsSync(file) && readFileSync(file, 'utf8').split('\n')[7]?.trim() === 'ready';
}
