import { expect, it } from 'vitest';
import { movedRecords } from './moved-records.ts';

const at = (...positions: (number | null)[]) =>
  positions.map((position, index) => ({ id: index + 1, position }));

it.each<[string, (number | null)[], number, number, [number, number][]]>([
  [
    'swaps with the next one',
    [3, 7, 9],
    0,
    1,
    [
      [2, 3],
      [1, 7],
    ],
  ],
  [
    'swaps with the one before',
    [3, 7, 9],
    2,
    1,
    [
      [3, 7],
      [2, 9],
    ],
  ],
  [
    'gives equal positions an order',
    [0, 0, 0],
    1,
    0,
    [
      [1, 1],
      [3, 2],
    ],
  ],
  [
    'numbers those above, and leaves the others without a position',
    [null, null, null, null],
    1,
    0,
    [
      [2, 0],
      [1, 1],
    ],
  ],
  [
    'puts one without a position after those that have one',
    [4, null, null],
    1,
    2,
    [
      [3, 5],
      [2, 6],
    ],
  ],
  ['leaves a place that is none', [3, 7], 5, 0, []],
])('%s', (_, positions, from, to, changes) => {
  const moved = movedRecords(at(...positions), from, to);
  expect(moved.map(({ id, position }) => [id, position])).toEqual(changes);
});
