// Starts the processes that answer requests, all on one port. Restarts those that end unexpectedly.
import cluster, { type Worker } from 'node:cluster';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import type { OpenData } from './open-data.ts';
import type { WatchServer } from './platform/health/watch-server.ts';
import { makeShared, type Shared, type WorkerChannel } from './platform/processes/in-supervisor.ts';
import type { Looks } from './platform/processes/looks.ts';
import type { FromSupervisor, FromWorker, Ready, Start } from './platform/processes/messages.ts';
import { type ProcessParts, within } from './run-process.ts';
import { orShutdown } from './shutdown.ts';

/** A worker's shutdown takes a little less, see `serve-app.ts`. */
const WORKER_LIMIT_MS = 5_600;
const CHILD_LIMIT_MS = 500;

/**
 * The pause before a process that ended unexpectedly is restarted. It doubles each time, and is short again after a
 * quiet minute.
 */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const QUIET_MS = 60_000;

/** The last lines of an ended process arrive within this time. */
const LINES_LIMIT_MS = 500;

interface Parts extends Shared {
  /** With METRICS_PORT. */
  readonly looks: Looks | undefined;
}

interface Running extends WorkerChannel {
  readonly ready: Promise<Ready>;
  /** Resolves when it has ended and its last lines are printed. */
  readonly ended: Promise<Exit>;
}

interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

const running = new Map<Worker, Running>();

/** Resolves when all processes listen. Disposing of `stack` ends them. */
export async function supervise(
  config: Config,
  { url, connections }: OpenData,
  parts: ProcessParts,
  stack: AsyncDisposableStack,
  server: WatchServer | undefined,
): Promise<Ready | undefined> {
  const { ending, webBuilt } = parts;
  await orShutdown(ending, Promise.resolve(webBuilt));
  const exec = fileURLToPath(new URL('./worker.ts', import.meta.url));
  cluster.setupPrimary({
    exec,
    args: [],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const workers = () => [...running.values()];
  const looks = server && new (await import('./platform/processes/looks.ts')).Looks(workers);
  if (looks) server?.watch(looks);
  const shared = { ...makeShared(workers), looks };
  stack.defer(() => within(CHILD_LIMIT_MS, shared.close()));
  stack.defer(endWorkers);
  const start = { databaseUrl: url, connections, runsJobs: false, loadsDemo: false };
  // Start the first one alone: it loads the demo, and a failure common to all is reported once.
  const first = keepRunning({ ...start, runsJobs: true, loadsDemo: config.demo }, shared, parts);
  const open = await orShutdown(ending, first);
  const others = Array.from({ length: config.webConcurrency - 1 }, () => keepRunning(start, shared, parts));
  await orShutdown(ending, Promise.all(others));
  return ending.signal.aborted ? undefined : open;
}

/** Keeps one process running. Resolves when it first listens. */
function keepRunning(start: Start, shared: Parts, { log, ending }: ProcessParts): Promise<Ready> {
  const { promise, resolve } = Promise.withResolvers<Ready>();
  const again = async (asked: Start, pauseMs: number): Promise<void> => {
    const startedAt = performance.now();
    const { ready, ended } = startWorker(asked, shared);
    const isReady = ready.then((open) => {
      resolve(open);
      return true;
    });
    const hasListened = await Promise.race([isReady, ended.then(() => false)]);
    const exit = await ended;
    if (ending.signal.aborted) return;
    // The first process has printed why none can start. Others may just have lost their database.
    if (!hasListened && asked === start && asked.runsJobs) return ending.fail();
    const next = performance.now() - startedAt > QUIET_MS ? FIRST_PAUSE_MS : pauseMs;
    log.error({ ...exit, pauseMs: next }, 'a process ended unexpectedly and will be started again');
    await pause(next, undefined, { ref: false });
    if (ending.signal.aborted) return;
    await again({ ...start, loadsDemo: false }, Math.min(2 * next, LONGEST_PAUSE_MS));
  };
  void again(start, FIRST_PAUSE_MS);
  return promise;
}

function startWorker(start: Start, shared: Parts): Running {
  const worker = cluster.fork();
  const send = (message: FromSupervisor): void => {
    if (worker.isConnected()) worker.send(message, undefined, () => undefined);
  };
  const channel = { send };
  const ready = new Promise<Ready>((resolve) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve(message.ready);
      else if (message.kind === 'seen') shared.looks?.take(message, channel);
      else void shared.handle(message, channel);
    });
  });
  const printed = printLines(worker);
  const ended = new Promise<Exit>((resolve) => {
    worker.once('exit', async (code, signal) => {
      await within(LINES_LIMIT_MS, printed);
      running.delete(worker);
      shared.looks?.forget(channel);
      resolve({ code, signal });
    });
  });
  const started = Object.assign(channel, { ready, ended });
  running.set(worker, started);
  send({ kind: 'start', start });
  return started;
}

/** Prints whole lines, so that those of several processes don't mix. */
async function printLines({ process: { stdout } }: Worker): Promise<void> {
  if (!stdout) return;
  for await (const line of createInterface({ input: stdout })) process.stdout.write(`${line}\n`);
}

async function endWorkers(): Promise<void> {
  const workers = [...running];
  for (const [worker] of workers) worker.process.kill('SIGTERM');
  await within(WORKER_LIMIT_MS, Promise.all(workers.map(([, { ended }]) => ended)));
  for (const [worker] of running) worker.process.kill('SIGKILL');
}
