import { expect, it } from 'vitest';
import { MinuteCounter } from './minute-counter.ts';

it('counts each sender for a minute from the first call [ERR-12]', () => {
  const counter = new MinuteCounter();
  expect(counter.add('one', 1_000)).toEqual({ used: 1, msLeft: 60_000 });
  expect(counter.add('one', 31_000)).toEqual({ used: 2, msLeft: 30_000 });
  expect(counter.add('other', 31_000)).toEqual({ used: 1, msLeft: 60_000 });
  expect(counter.add('one', 60_999)).toEqual({ used: 3, msLeft: 1 });
  expect(counter.add('one', 61_000)).toEqual({ used: 1, msLeft: 60_000 });
  expect(counter.add('other', 62_000)).toEqual({ used: 2, msLeft: 29_000 });
});
