// Starts and stops the process of PostgreSQL.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClusterFiles, failureIn, isPostmaster, readPostmaster } from './cluster-files.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresUser } from './postgres-user.ts';
import { openStartLog } from './server-log.ts';

const START_LIMIT_MS = 120_000;
/** Signals to stop: first end sessions, then drop connections (the next start recovers), then kill. */
const STOP_STEPS = [
  ['SIGINT', 3_000],
  ['SIGQUIT', 1_000],
  ['SIGKILL', 500],
] as const;
const LINGERING_LIMIT_MS = 5_000;
const LAST_LINES_LIMIT_MS = 500;

/** Resolves when the server accepts connections. */
export async function launch(
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
export async function stopOrphan(files: ClusterFiles): Promise<void> {
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
