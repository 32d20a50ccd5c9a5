import { setImmediate } from 'node:timers/promises';

/** Other requests wait about this long at most, plus the time of one step. */
const pieceMs = 4;

/** Runs the steps of some work in pieces. Between them, the event loop goes on. */
export async function inPieces<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < pieceMs) continue;
    await setImmediate();
    since = performance.now();
  }
}
