// Spaces out costly work, so that many simultaneous requests don't delay all others.
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../app-error.ts';

interface Pace {
  readonly everyMs: number;
  readonly waitingAtMost: number;
}

/** Each call resolves at least `everyMs` after the previous one. Throws `unavailable` when too many wait. */
export function makeThrottle({ everyMs, waitingAtMost }: Pace): () => Promise<void> {
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
