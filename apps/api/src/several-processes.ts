// Several processes that answer requests on one port, by Node's cluster. This one answers none. It starts the others, and again
// when one ends.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config, Share } from './config.ts';
import { type ProcessParts, within } from './run-process.ts';
import type { Ready } from './serve-app.ts';
import { orShutdown } from './shutdown.ts';

/** A process's shutdown takes a little less, see `serve-app.ts`. */
const END_LIMIT_MS = 5_600;
const RESTART_PAUSE_MS = 1_000;

/** Resolves when all processes listen. Disposing of `stack` ends them. */
export async function startProcesses(
  config: Config,
  databaseUrl: string,
  { log, ending, webBuilt }: ProcessParts,
  stack: AsyncDisposableStack,
): Promise<Ready | undefined> {
  await orShutdown(ending, Promise.resolve(webBuilt));
  cluster.setupPrimary({ args: [] });
  stack.defer(endProcesses);
  const keepRunning = (worker: Worker, share: Share): void => {
    worker.once('exit', async (code, signal) => {
      if (ending.signal.aborted) return;
      log.error({ code, signal }, 'a process ended unexpectedly and will be started again');
      await pause(RESTART_PAUSE_MS);
      if (!ending.signal.aborted) keepRunning(fork(share), share);
    });
  };
  const start = async (share: Share): Promise<Ready | undefined> => {
    const worker = fork(share);
    const ready = await orShutdown(ending, untilReady(worker));
    if (ready) keepRunning(worker, { ...share, loadsDemo: false });
    else ending.fail();
    return ready;
  };
  // The first one alone: it loads the demo, and a failure common to all is reported once.
  const open = await start({ index: 0, databaseUrl, loadsDemo: config.demo });
  if (!open) return undefined;
  const others = Array.from({ length: config.webConcurrency - 1 }, (_, at) => at + 1);
  const opened = await Promise.all(others.map((index) => start({ index, databaseUrl, loadsDemo: false })));
  return opened.includes(undefined) ? undefined : open;
}

const fork = (share: Share): Worker => cluster.fork({ HAAT_SHARE: JSON.stringify(share) });

/** Its only message says that it listens. Undefined if it ends before that. */
async function untilReady(worker: Worker): Promise<Ready | undefined> {
  const ended = once(worker, 'exit').then(() => []);
  const [ready] = await Promise.race([once(worker, 'message'), ended]);
  return ready;
}

async function endProcesses(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  const ended = workers.map((worker) => once(worker, 'exit'));
  for (const worker of workers) worker.process.kill('SIGTERM');
  await within(END_LIMIT_MS, Promise.all(ended));
  for (const worker of workers) worker.process.kill('SIGKILL');
}
