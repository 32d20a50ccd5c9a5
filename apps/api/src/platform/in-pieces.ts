import { setImmediate } from 'node:timers/promises';

/** Other requests wait at most about as long, plus the time of one step. */
const pieceMs = 4;

/** Takes the steps of some work. Between the pieces, the event loop goes on. */
export async function inPieces<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < pieceMs) continue;
    await setImmediate();
    since = performance.now();
  }
}
