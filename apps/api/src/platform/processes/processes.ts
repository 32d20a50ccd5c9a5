// What the processes of one server share. With WEB_CONCURRENCY above 1 they ask their supervisor.
import { type ChildWork, type ChildWorkOptions, makeChildWork } from '../child-work.ts';
import { MinuteCounter } from './minute-counter.ts';

/** Counts a call. Gives the milliseconds until the sender may call again, or 0 when this call is within the limit. */
export type CountCall = (sender: string) => number | Promise<number>;

export interface Processes {
  /** True in one process only. It runs the sweeps and follows the audit. */
  readonly runsJobs: boolean;
  /** A limit of calls per minute of one sender over all processes. `name` is the same in all of them. */
  makeLimit(name: string, perMinute: number): CountCall;
  /** One child process for all of them, with one queue. */
  makeChildWork(options: ChildWorkOptions): ChildWork;
}

export const oneProcess: Processes = {
  runsJobs: true,
  makeLimit: (_, perMinute) => {
    const counter = new MinuteCounter();
    return (sender) => {
      const { used, msLeft } = counter.add(sender);
      return used > perMinute ? msLeft : 0;
    };
  },
  makeChildWork,
};
