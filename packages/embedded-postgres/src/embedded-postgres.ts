// The PostgreSQL that comes with Haat: a cluster under the data folder, reached through a socket in a folder that only
// its owner may enter. The caller holds the folder's lock, so a server that already runs here was left behind by a Haat
// that died.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ClusterFiles,
  clusterFiles,
  clusterUrl,
  DATABASE,
  failureIn,
  isPostmaster,
  PORT,
  readPostmaster,
  SUPERUSER,
} from './cluster-files.ts';
import { APP, OWNER, prepareDatabase } from './database-roles.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { keepRunning } from './keep-running.ts';
import { findPostgresUser, makeFolderFor, type PostgresUser } from './postgres-user.ts';
import { keepLogShort, openStartLog, prepareLog } from './server-log.ts';
import { type ServerOptions, serverSettings } from './server-settings.ts';

/** The same database for three users. */
export type EmbeddedUrls = {
  /** For the server: changes rows, and nothing else. */
  url: string;
  /** For migrations: owns the tables. */
  ownerUrl: string;
  /** For preparing the cluster, and for tests. */
  superuserUrl: string;
};

export type EmbeddedPostgres = EmbeddedUrls & {
  /** Resolves when the server has ended for any reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = ServerOptions & {
  dataDir: string;
  /** Stops waiting for a server that starts slowly, for example after a crash. */
  signal?: AbortSignal;
  /** Starts the server again when it ends unexpectedly. Called with a sentence for the log each time. */
  onCrash?: (sentence: string) => void;
};

type Programs = { initdb: string; postgres: string };

const VERSION = '18';
const START_LIMIT_MS = 120_000;
/** Signals to stop: first end sessions, then drop connections (the next start recovers), then kill. */
const STOP_STEPS = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 1_000],
  ['SIGKILL', 500],
] as const;
const LINGERING_LIMIT_MS = 5_000;
const LAST_LINES_LIMIT_MS = 500;
const SOCKET_PATH_MAX = 100;

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const files = clusterFiles(options.dataDir);
  const programs = await findPrograms();
  makeFolderFor({ prefix: [] }, files.folder);
  const user = findPostgresUser(programs.postgres, files.folder);
  if (user === undefined) throw new EmbeddedPostgresError(unreachable(options.dataDir));
  makeFolderFor(user, files.folder);
  await stopOrphan(files);
  if (!existsSync(files.data)) initialise(programs.initdb, user, files);
  checkVersion(files, options.dataDir);
  prepareLog(user, files.logs);
  const sockets = prepareSockets(files, user);
  const command = [programs.postgres, ...serverSettings(files, sockets, options)];
  const start = () => launch(command, user, files, options.signal);
  const again = async () => {
    await stopOrphan(files);
    removeSockets(sockets);
    return start();
  };
  const first = await start();
  const server = options.onCrash ? keepRunning(first, again, options.onCrash) : first;
  const logs = keepLogShort(files.logs);
  const stop = async () => {
    logs.stop();
    await server.stop();
    if (sockets !== files.folder) rmSync(sockets, { recursive: true, force: true });
  };
  await prepareDatabase((database) => clusterUrl(sockets, database));
  return { ...urlsOf(sockets), exited: server.exited, stop };
}

/** The URLs of the running server of this data folder, when it accepts connections. */
export function findEmbeddedPostgres(dataDir: string): EmbeddedUrls | undefined {
  const files = clusterFiles(dataDir);
  const postmaster = readPostmaster(files);
  if (!postmaster?.isReady || !isPostmaster(postmaster.pid, files)) return undefined;
  return urlsOf(postmaster.socketFolder);
}

const urlsOf = (sockets: string): EmbeddedUrls => ({
  url: clusterUrl(sockets, DATABASE, APP),
  ownerUrl: clusterUrl(sockets, DATABASE, OWNER),
  superuserUrl: clusterUrl(sockets, DATABASE),
});

export function hasEmbeddedPostgres(dataDir: string): boolean {
  return existsSync(clusterFiles(dataDir).data);
}

function unreachable(dataDir: string): string {
  return (
    `PostgreSQL can't run in ${dataDir}, neither as this user nor as another one: ` +
    'set DATA_DIR to a folder such as /var/lib/haat, or DATABASE_URL to your own PostgreSQL.'
  );
}

async function findPrograms(): Promise<Programs> {
  const name = `${process.platform}-${process.arch}`;
  try {
    const programs: Programs = await import(`@embedded-postgres/${name}`);
    if (spawnSync(programs.postgres, ['--version'], { stdio: 'ignore' }).status === 0) return programs;
  } catch {
    // There is no package for this system. The sentence below says what to do instead.
  }
  throw new EmbeddedPostgresError(
    `Haat's own PostgreSQL doesn't run on ${name}: set DATABASE_URL to another PostgreSQL.`,
  );
}

/** Initialised in another folder and then moved, so that an existing cluster is always complete. */
function initialise(initdb: string, { prefix, ...ids }: PostgresUser, files: ClusterFiles): void {
  rmSync(files.draft, { recursive: true, force: true });
  const locale = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const place = ['-D', files.draft, '-U', SUPERUSER, '-A', 'trust'];
  const [command = '', ...args] = [...prefix, initdb, ...place, ...locale];
  const { status, stderr, error } = spawnSync(command, args, { ...ids, cwd: '/', encoding: 'utf8' });
  if (status !== 0) {
    const reason = stderr?.trim().split('\n').at(-1) ?? error?.message;
    throw new EmbeddedPostgresError(`PostgreSQL could not create a database in DATA_DIR: ${reason}`);
  }
  renameSync(files.draft, files.data);
}

function checkVersion(files: ClusterFiles, dataDir: string): void {
  const version = readFileSync(join(files.data, 'PG_VERSION'), 'utf8').trim();
  if (version === VERSION) return;
  throw new EmbeddedPostgresError(
    `${dataDir} contains a database of PostgreSQL ${version}, but this Haat uses ${VERSION}: ` +
      'set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL that can read it.',
  );
}

/** A socket's path must be short. If the data folder's is too long, use the system's temporary folder. */
function prepareSockets(files: ClusterFiles, user: PostgresUser): string {
  const socket = join(files.folder, `.s.PGSQL.${PORT}`);
  if (Buffer.byteLength(socket) > SOCKET_PATH_MAX) {
    const folder = mkdtempSync(join(tmpdir(), 'haat-'));
    makeFolderFor(user, folder);
    return folder;
  }
  removeSockets(files.folder);
  return files.folder;
}

/** Those that a killed server has left. */
function removeSockets(folder: string): void {
  const socket = join(folder, `.s.PGSQL.${PORT}`);
  for (const left of [socket, `${socket}.lock`]) rmSync(left, { force: true });
}

async function launch(
  command: readonly string[],
  user: PostgresUser,
  files: ClusterFiles,
  signal?: AbortSignal,
) {
  const giveUpAt = performance.now() + LINGERING_LIMIT_MS;
  for (;;) {
    const server = run(command, user, files);
    const isHopeless = () => server.hasExited() || signal?.aborted === true;
    if (await isReady(server.pid, isHopeless, files)) return { exited: server.exited, stop: server.stop };
    await server.stop();
    signal?.throwIfAborted();
    const failure = await failureOf(server.readLog);
    // Children of a killed server need a moment to notice.
    const isLingering = failure.includes('shared memory block') && performance.now() < giveUpAt;
    if (!isLingering)
      throw new EmbeddedPostgresError(`PostgreSQL did not start in DATA_DIR: ${failure || 'see its log'}`);
    await pause(100);
  }
}

/** PostgreSQL's log may get the last lines shortly after its end. */
async function failureOf(readLog: () => string): Promise<string> {
  for (const giveUpAt = performance.now() + LAST_LINES_LIMIT_MS; ; await pause(20)) {
    const failure = failureIn(readLog());
    if (failure !== '' || performance.now() > giveUpAt) return failure;
  }
}

function run(command: readonly string[], { prefix, ...ids }: PostgresUser, files: ClusterFiles) {
  const log = openStartLog(files.logs);
  const [program = '', ...args] = [...prefix, ...command];
  // In its own process group: Ctrl-C in the terminal reaches only Haat, which stops PostgreSQL last.
  const child = spawn(program, args, {
    ...ids,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.file, log.file],
  });
  log.close();
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    const settle = () => {
      ended = true;
      resolve();
    };
    child.once('exit', settle).once('error', settle);
  });
  const stop = async () => {
    for (const [signal, limitMs] of STOP_STEPS) {
      if (!ended) child.kill(signal);
      await Promise.race([exited, pause(limitMs, undefined, { ref: false })]);
    }
  };
  return { pid: child.pid, exited, hasExited: () => ended, stop, readLog: log.readNew };
}

async function isReady(pid: number | undefined, isHopeless: () => boolean, files: ClusterFiles) {
  const giveUpAt = performance.now() + START_LIMIT_MS;
  while (!isHopeless() && performance.now() < giveUpAt) {
    const postmaster = readPostmaster(files);
    if (postmaster?.pid === pid && postmaster?.isReady) return true;
    await pause(10);
  }
  return false;
}

/** Stops the server of a killed Haat. PostgreSQL writes everything to disk, so nothing is lost. */
async function stopOrphan(files: ClusterFiles): Promise<void> {
  const left = readPostmaster(files);
  if (left === undefined) return;
  for (const [signal, limitMs] of STOP_STEPS) {
    const nextAt = performance.now() + limitMs;
    if (isPostmaster(left.pid, files)) process.kill(left.pid, signal);
    while (isPostmaster(left.pid, files) && performance.now() < nextAt) await pause(20);
  }
  // The id may belong to another process by now, which PostgreSQL would mistake for itself.
  if (!isPostmaster(left.pid, files) && isAlive(left.pid)) rmSync(files.pidFile, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
