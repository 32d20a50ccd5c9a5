// The PostgreSQL that comes with Haat: a cluster under the data folder, reached through a socket in a folder that only
// its owner may enter. The caller holds the folder's lock, so a server that already runs here was left behind by a Haat
// that died.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ClusterFiles,
  clusterFiles,
  clusterUrl,
  DATABASE,
  isPostmaster,
  PORT,
  readPostmaster,
  SUPERUSER,
} from './cluster-files.ts';
import { APP, OWNER, prepareDatabase } from './database-roles.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { keepRunning } from './keep-running.ts';
import { findPostgresUser, makeFolderFor, type PostgresUser } from './postgres-user.ts';
import { keepLogShort, prepareLog } from './server-log.ts';
import { launch, stopOrphan } from './server-process.ts';
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
    // oxlint-disable-next-line import/no-dynamic-require -- There is a package for each system.
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
