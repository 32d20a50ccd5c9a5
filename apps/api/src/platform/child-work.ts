// Runs costly work on untrusted input in a child process: one task at a time, with limits on queue, time and memory. A
// child that dies fails one task and never the server.
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readMemory } from './process-memory.ts';

/** `result` is the child's answer. The other outcomes say why there is none. */
export type WorkOutcome =
  | { readonly end: 'done'; readonly result: unknown }
  | { readonly end: 'queue-full' | 'too-slow' | 'too-much-memory' | 'crashed' | 'not-started' | 'closed' };

export interface ChildWork {
  run(task: unknown): Promise<WorkOutcome>;
  /** Ends the child. Waiting tasks end as `closed`. */
  close(): Promise<void>;
}

export interface ChildWorkOptions {
  /** A module that answers each message with one message. */
  readonly program: URL;
  /** How many tasks may wait besides the running one. */
  readonly queueLength: number;
  readonly timeLimitMs: number;
  /** Of the whole process, checked while it works. */
  readonly memoryLimitBytes: number;
  /** An idle child ends after this time and gives its memory back. */
  readonly idleMs: number;
}

interface Waiting {
  readonly task: unknown;
  readonly settle: (outcome: WorkOutcome) => void;
}

/** Without /proc, reading it needs a process. */
const memoryCheckMs = process.platform === 'linux' ? 25 : 500;

export function makeChildWork(options: ChildWorkOptions): ChildWork {
  const queue: Waiting[] = [];
  let child: ChildProcess | undefined;
  let isWorking = false;
  let isClosed = false;
  let idleTimer: NodeJS.Timeout | undefined;

  const work = async (): Promise<void> => {
    isWorking = true;
    clearTimeout(idleTimer);
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (!child?.connected) child = startChild(options.program);
      next.settle(isClosed ? { end: 'closed' } : await runInChild(child, next.task, options));
    }
    isWorking = false;
    idleTimer = setTimeout(() => {
      child?.kill('SIGKILL');
      child = undefined;
    }, options.idleMs);
    idleTimer.unref();
  };

  return {
    run: (task) => {
      if (isClosed) return Promise.resolve({ end: 'closed' });
      if (isWorking && queue.length >= options.queueLength) return Promise.resolve({ end: 'queue-full' });
      return new Promise((settle) => {
        queue.push({ task, settle });
        if (!isWorking) void work();
      });
    },
    close: async () => {
      isClosed = true;
      clearTimeout(idleTimer);
      for (const { settle } of queue.splice(0)) settle({ end: 'closed' });
      if (child?.connected) await endChild(child);
    },
  };
}

/** Resolves when the child has ended or could not be started. */
const onceEnded = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });

async function endChild(child: ChildProcess): Promise<void> {
  child.ref();
  const ended = onceEnded(child);
  child.kill('SIGKILL');
  await ended;
}

function startChild(program: URL): ChildProcess {
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    // The child needs no settings and must not know secrets.
    env: {},
    // Ctrl-C in the terminal must not end it before the server has answered.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It may have ended already.
  }
  child.unref();
  child.channel?.unref();
  return child;
}

/** Resolves when the child has answered or is dead, so that the next task never gets a busy child. */
function runInChild(
  child: ChildProcess,
  task: unknown,
  { timeLimitMs, memoryLimitBytes }: ChildWorkOptions,
): Promise<WorkOutcome> {
  return new Promise((resolve) => {
    let verdict: WorkOutcome = { end: 'crashed' };
    const end = (outcome: WorkOutcome): void => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(outcome);
    };
    const kill = (reason: WorkOutcome): void => {
      verdict = reason;
      child.kill('SIGKILL');
    };
    const onMessage = (result: unknown): void => end({ end: 'done', result });
    const onExit = (): void => end(verdict);
    const onError = (): void => end({ end: 'not-started' });
    const timer = setTimeout(() => kill({ end: 'too-slow' }), timeLimitMs);
    const watch = setInterval(() => {
      if ((readMemory(child.pid) ?? 0) > memoryLimitBytes) kill({ end: 'too-much-memory' });
    }, memoryCheckMs);
    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    // `exit` follows a closed channel.
    child.send(task as object, () => undefined); // any value that can be cloned
  });
}
