import { expect, it } from 'vitest';
import { movedBanners } from './banner-order.ts';

const at = (...positions: number[]) => positions.map((position, index) => ({ id: index + 1, position }));

it.each<[string, number[], number, number, [number, number][]]>([
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
  ['leaves a place that is none', [3, 7], 5, 0, []],
])('%s', (_, positions, from, to, changes) => {
  const moved = movedBanners(at(...positions), from, to);
  expect(moved.map(({ id, position }) => [id, position])).toEqual(changes);
});
