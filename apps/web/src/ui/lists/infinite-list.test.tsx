import { limits } from '@haat/contract/limits';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PagedList } from '../../platform/queries/paged-list.ts';
import { InfiniteList } from './infinite-list.tsx';

const rowHeight = 100;
const gap = 12;
const screenHeight = 768;

// jsdom has no layout: each row has the estimated height.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight));
afterEach(async () => {
  await scrollTo(0);
  vi.restoreAllMocks();
});

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

function show(parts: Partial<PagedList<{ id: number }>> = {}) {
  const list = {
    items: items(10_000),
    count: 10_000,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: vi.fn(),
    ...parts,
  };
  render(
    <MemoryRouter>
      <InfiniteList label="Things" list={list} keyOf={({ id }) => id} rowHeight={rowHeight}>
        {({ id }) => `Thing ${id}`}
      </InfiniteList>
    </MemoryRouter>,
  );
  return list;
}

const shown = () => screen.getAllByRole('listitem').map((row) => Number(row.getAttribute('aria-posinset')));

const scrollTo = (top: number) =>
  act(() => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  });

const onScreen = Math.ceil(screenHeight / (rowHeight + gap));

test('of ten thousand rows, renders the visible ones and twenty more, and counts all [APP-31]', () => {
  expect(window.innerHeight).toBe(screenHeight);
  show();
  expect(shown()).toEqual(Array.from({ length: onScreen + limits.overscan }, (_, index) => index + 1));
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
});

test('in the middle, renders twenty more on both sides [APP-31]', async () => {
  show();
  await scrollTo(5_000 * (rowHeight + gap));
  const rows = shown();
  expect(rows[0]).toBe(5_001 - limits.overscan);
  expect(rows).toHaveLength(onScreen + 2 * limits.overscan);
});

test('loads the next page only when the end is on the screen [APP-29]', async () => {
  const { fetchNextPage } = show({ items: items(30), count: 100, hasNextPage: true });
  expect(fetchNextPage).not.toHaveBeenCalled();
  await scrollTo(30 * (rowHeight + gap) - screenHeight);
  expect(fetchNextPage).toHaveBeenCalled();
});

test('loads nothing after the last page [APP-29]', async () => {
  const { fetchNextPage } = show({ items: items(3), count: 3 });
  expect(shown()).toEqual([1, 2, 3]);
  expect(fetchNextPage).not.toHaveBeenCalled();
});
