import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMissingBuiltIns } from './missing-built-ins.ts';

type Finding = (isSought: (item: number, index: number) => boolean) => number | undefined;
/** The `lib` of the oldest browsers doesn't have it. */
const prototype = Array.prototype as unknown as { findLast?: Finding };
const own = prototype.findLast;

/** As in Chrome 95. */
beforeEach(() => Reflect.deleteProperty(prototype, 'findLast'));
afterEach(() => {
  Object.defineProperty(prototype, 'findLast', { configurable: true, writable: true, value: own });
});

test('finds the last item of a list in a browser without findLast', () => {
  addMissingBuiltIns();
  const numbers = [1, 2, 3, 4] as unknown as { findLast: Finding };
  expect(numbers.findLast((number) => number % 2 === 1)).toBe(3);
  expect(numbers.findLast((_, index) => index === 0)).toBe(1);
  expect(numbers.findLast(() => false)).toBeUndefined();
  expect(Object.keys([7])).toEqual(['0']);
  for (const key in [7]) expect(key).toBe('0');
});

test("keeps the browser's own findLast", () => {
  const native: Finding = () => 7;
  Object.defineProperty(prototype, 'findLast', { configurable: true, writable: true, value: native });
  addMissingBuiltIns();
  expect(prototype.findLast).toBe(native);
});
