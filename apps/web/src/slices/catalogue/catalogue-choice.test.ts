import { expect, test } from 'vitest';
import { countToAdd, idsToExclude, toggled } from './catalogue-choice.ts';

const row = (id: number, is_addded = false) => ({ id, is_addded });
const none: ReadonlySet<number> = new Set();

test('counts all products not yet added, loaded or not [CAT-5]', () => {
  expect(countToAdd(25, [row(1), row(2)], none)).toBe(25);
});

test("doesn't count an unchecked product, even if its page is no longer loaded", () => {
  expect(countToAdd(25, [row(1), row(2)], new Set([1]))).toBe(24);
  expect(countToAdd(25, [row(2)], new Set([1]))).toBe(24);
});

test("doesn't subtract twice a product that was unchecked and then added", () => {
  expect(countToAdd(24, [row(1, true), row(2)], new Set([1]))).toBe(24);
});

test('the count is never negative', () => {
  expect(countToAdd(0, [], new Set([1]))).toBe(0);
});

test('excludes unchecked and added products, each once [CAT-11]', () => {
  expect(idsToExclude([row(1, true), row(2), row(3)], new Set([1, 3])).sort()).toEqual([1, 3]);
});

test('a second press checks it again', () => {
  const once = toggled(none, 4);
  expect([...once]).toEqual([4]);
  expect([...toggled(once, 4)]).toEqual([]);
});
