import { expect, test } from 'vitest';
import { pagedQuery } from './paged-list.ts';

const { getNextPageParam } = pagedQuery<{ id: number }>({
  queryKey: ['things'],
  load: () => Promise.resolve({ count: 0, results: [] }),
});

test.each([
  [0, 0, undefined],
  [10, 0, undefined],
  [11, 0, 1],
  [20, 1, undefined],
  [21, 1, 2],
])('of %d rows, after page %d comes %s [APP-29]', (count, page, next) => {
  expect(getNextPageParam({ count, results: [] }, [], page, [])).toBe(next);
});
