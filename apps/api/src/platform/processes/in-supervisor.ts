// The supervisor's side: counts calls and runs child work for all workers.
import { type ChildWork, makeChildWork } from '../child-work.ts';
import type { FromSupervisor, FromWorker, Question } from './messages.ts';
import { MinuteCounter } from './minute-counter.ts';

export interface WorkerChannel {
  /** Does nothing when the worker has ended. */
  readonly send: (message: FromSupervisor) => void;
}

export interface Shared {
  handle(message: FromWorker, from: WorkerChannel): Promise<void>;
  close(): Promise<void>;
}

/** `workers` are the running ones. */
export function makeShared(workers: () => readonly WorkerChannel[]): Shared {
  const counters = new Map<string, MinuteCounter>();
  const works = new Map<string, ChildWork>();
  const counterOf = (name: string): MinuteCounter => {
    const counter = counters.get(name) ?? new MinuteCounter();
    counters.set(name, counter);
    return counter;
  };
  const answer = (question: Question): unknown => {
    if (question.what === 'count') {
      const { used, msLeft } = counterOf(question.name).add(question.sender);
      return used > question.perMinute ? msLeft : 0;
    }
    const { program, options, task } = question;
    const work = works.get(program) ?? makeChildWork({ ...options, program: new URL(program) });
    works.set(program, work);
    return work.run(task);
  };
  return {
    handle: async (message, from) => {
      if (message.kind === 'ask') {
        from.send({ kind: 'answer', id: message.id, answer: await answer(message.question) });
      }
      if (message.kind !== 'calls') return;
      const { name, perMinute } = message;
      for (const [sender, calls] of message.calls) {
        const { used, msLeft } = counterOf(name).add(sender, calls);
        if (used < perMinute / 2) continue;
        for (const worker of workers()) worker.send({ kind: 'ask-first', name, sender, msLeft });
      }
    },
    close: async () => {
      await Promise.all([...works.values()].map((work) => work.close()));
    },
  };
}
