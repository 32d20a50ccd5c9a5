// Costly work takes turns, so that many requests at once can't hold up everybody else.
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../app-error.ts';

interface Pace {
  readonly everyMs: number;
  readonly waitingAtMost: number;
}

/** Each call settles `everyMs` after the one before, at the earliest. Throws `unavailable` when too many wait. */
export function makeTurns({ everyMs, waitingAtMost }: Pace): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async () => {
    if (waiting >= waitingAtMost) throw new AppError('unavailable');
    waiting += 1;
    const turn = last;
    last = turn.then(() => pause(everyMs, undefined, { ref: false }));
    await turn;
    waiting -= 1;
  };
}
