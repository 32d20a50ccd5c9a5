import { expect, it } from 'vitest';
import { MinuteCounter } from './minute-counter.ts';

it('counts each sender for a minute from the first call [ERR-12]', () => {
  const counter = new MinuteCounter();
  expect(counter.add('one', 1, 1_000)).toEqual({ used: 1, msLeft: 60_000 });
  expect(counter.add('one', 4, 31_000)).toEqual({ used: 5, msLeft: 30_000 });
  expect(counter.add('other', 1, 31_000)).toEqual({ used: 1, msLeft: 60_000 });
  expect(counter.add('one', 1, 60_999)).toEqual({ used: 6, msLeft: 1 });
  expect(counter.add('one', 1, 61_000)).toEqual({ used: 1, msLeft: 60_000 });
  expect(counter.add('other', 1, 62_000)).toEqual({ used: 2, msLeft: 29_000 });
});
