// The worker's side: counts calls and runs child work through its supervisor.
import type { ChildWork, ChildWorkOptions, WorkOutcome } from '../child-work.ts';
import type { Watched } from '../health/watched.ts';
import type { Measured } from '../meters/prometheus.ts';
import { answerLooks } from './answer-looks.ts';
import type { FromSupervisor, FromWorker, Question, Ready, Start } from './messages.ts';
import type { CountCall, Processes } from './processes.ts';

const tellEveryMs = 100;

/**
 * Below this limit, a worker asks before each call. Above it, no sender reaches half of the limit between two reports.
 */
const alwaysAskBelow = 2_000;

export interface Supervisor {
  /** Resolves when the supervisor says what to start. */
  readonly start: Promise<Start>;
  tellReady(ready: Ready): void;
  /** Answers the supervisor's looks. */
  watch(watched: Watched<Measured>): void;
  processes(runsJobs: boolean): Processes;
}

export function findSupervisor(): Supervisor {
  const answers = new Map<number, (answer: unknown) => void>();
  const limits = new Map<string, SharedLimit>();
  const started = Promise.withResolvers<Start>();
  // Otherwise this process would end while it waits for its start.
  process.channel?.ref();
  let asked = 0;
  const ask = (question: Question): Promise<unknown> => {
    asked += 1;
    const id = asked;
    const answer = new Promise((resolve) => answers.set(id, resolve));
    tell({ kind: 'ask', id, question });
    return answer;
  };
  process.on('message', (message: FromSupervisor) => {
    if (message.kind === 'start') started.resolve(message.start);
    if (message.kind === 'answer') {
      answers.get(message.id)?.(message.answer);
      answers.delete(message.id);
    }
    if (message.kind === 'ask-first') limits.get(message.name)?.askFirst(message.sender, message.msLeft);
  });
  const makeLimit = (name: string, perMinute: number): CountCall => {
    const limit = makeSharedLimit(name, perMinute, ask);
    limits.set(name, limit);
    return limit.count;
  };
  return {
    start: started.promise,
    tellReady: (ready) => tell({ kind: 'ready', ready }),
    watch: (watched) => process.on('message', answerLooks(watched, tell)),
    processes: (runsJobs) => ({
      runsJobs,
      makeLimit,
      makeChildWork: (options) => makeSharedWork(options, ask),
    }),
  };
}

type Ask = (question: Question) => Promise<unknown>;

function tell(message: FromWorker): void {
  // A failure means that the supervisor has ended, and then this process ends too.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
}

interface SharedLimit {
  readonly count: CountCall;
  readonly askFirst: (sender: string, msLeft: number) => void;
}

/** Lets calls through and reports them, until the supervisor says that a sender nears the limit. */
function makeSharedLimit(name: string, perMinute: number, ask: Ask): SharedLimit {
  const askUntil = new Map<string, number>();
  let calls = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (calls.size === 0) return;
    tell({ kind: 'calls', name, perMinute, calls });
    calls = new Map();
  };
  return {
    count: async (sender) => {
      if (perMinute < alwaysAskBelow || (askUntil.get(sender) ?? 0) > performance.now()) {
        return (await ask({ what: 'count', name, perMinute, sender })) as number; // what `count` answers
      }
      calls.set(sender, (calls.get(sender) ?? 0) + 1);
      timer ??= setTimeout(report, tellEveryMs).unref();
      return 0;
    },
    askFirst: (sender, msLeft) => {
      const now = performance.now();
      for (const [known, until] of askUntil) if (until <= now) askUntil.delete(known);
      askUntil.set(sender, now + msLeft);
      report();
    },
  };
}

function makeSharedWork({ program, ...options }: ChildWorkOptions, ask: Ask): ChildWork {
  const waiting = new Set<(outcome: WorkOutcome) => void>();
  return {
    run: async (task) => {
      const { promise, resolve } = Promise.withResolvers<WorkOutcome>();
      waiting.add(resolve);
      const outcome = ask({ what: 'task', program: program.href, options, task });
      outcome.then((answer) => resolve(answer as WorkOutcome)); // what `task` answers
      return promise.finally(() => waiting.delete(resolve));
    },
    close: async () => {
      for (const settle of waiting) settle({ end: 'closed' });
    },
  };
}
