import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inPieces } from './in-pieces.ts';

/** Takes a millisecond for each step. */
function* busyFor(ms: number): Generator<undefined, number> {
  for (let step = 0; step < ms; step += 1) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return ms;
}

it('takes a turn for all works together, and finishes each [SCALE-87]', async () => {
  const works = Array.from({ length: 8 }, (_, at) => inPieces(busyFor(10 + at)));
  let turns = 0;
  let isDone = false;
  const all = Promise.all(works).finally(() => {
    isDone = true;
  });
  for (; !isDone; turns += 1) await setImmediate();
  expect(await all).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  // If each had turns of its own, all of them would be done after some five.
  expect(turns).toBeGreaterThan(12);
});

it('finishes a work that fails, and those after it', async () => {
  function* failing(): Generator<undefined, number> {
    yield;
    throw new Error('no');
  }
  const [failed, other] = [inPieces(failing()), inPieces(busyFor(6))];
  await expect(failed).rejects.toThrow('no');
  expect(await other).toBe(6);
});
