import { expect, it } from 'vitest';
import { makeThrottle } from './throttle.ts';

it('spaces calls out, and refuses when too many wait', async () => {
  const takeTurn = makeThrottle({ everyMs: 5, waitingAtMost: 3 });
  const order: number[] = [];
  const take = async (turn: number) => {
    await takeTurn();
    order.push(turn);
  };
  const taken = [take(1), take(2), take(3)];
  await expect(take(4)).rejects.toMatchObject({ code: 'unavailable' });
  // No timer has fired yet, so only the first call runs.
  expect(order).toEqual([1]);
  await Promise.all(taken);
  expect(order).toEqual([1, 2, 3]);
  await take(5);
  expect(order.at(-1)).toBe(5);
});
