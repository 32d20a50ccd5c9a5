// Paths of the embedded cluster, and what its files tell about its running server.
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { startedAt } from './running-process.ts';

export type ClusterFiles = { folder: string; data: string; draft: string; logs: string; pidFile: string };
export type Postmaster = { pid: number; socketFolder: string; isReady: boolean };

/** Any port: the socket's folder makes it unique. */
export const PORT = 5432;
/** Owns the cluster and may do everything. */
export const SUPERUSER = 'haat';
export const DATABASE = 'haat';

export function clusterFiles(dataDir: string): ClusterFiles {
  const folder = join(dataDir, 'postgres');
  const data = join(folder, 'data');
  return {
    folder,
    data,
    draft: join(folder, 'draft'),
    logs: join(folder, 'log'),
    pidFile: join(data, 'postmaster.pid'),
  };
}

export function clusterUrl(sockets: string, database: string, user = SUPERUSER): string {
  return `postgres://${user}@localhost:${PORT}/${database}?host=${encodeURIComponent(sockets)}`;
}

/** The contents of postmaster.pid. Its process may have ended. */
export function readPostmaster(files: ClusterFiles): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(files.pidFile, 'utf8').split('\n');
  } catch {
    // No such file: no server was left here.
    return undefined;
  }
  const [pid, , , , sockets, , , status] = lines;
  return { pid: Number(pid), socketFolder: sockets ?? '', isReady: status?.trim() === 'ready' };
}

/** Whether this process is a PostgreSQL server on this cluster, and not another process with the same id. */
export function isPostmaster(pid: number, files: ClusterFiles): boolean {
  if (startedAt(pid) === undefined) return false;
  try {
    const data = realpathSync(files.data);
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === data;
    return execFileSync('/bin/ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      data,
    );
  } catch {
    // The process ended, or belongs to another user, so it isn't this cluster's server.
    return false;
  }
}

/** The last lines of a log that say why the server did not start. */
export function failureIn(log: string): string {
  const lines = log.split('\n').filter((line) => !line.includes('Future log output will appear'));
  const telling = lines.filter((line) => /FATAL|PANIC|HINT|error:|unshare:/.test(line));
  return telling
    .slice(-2)
    .map((line) => line.replace(/^.*?(FATAL|PANIC|HINT): +/, ''))
    .join(' ');
}
