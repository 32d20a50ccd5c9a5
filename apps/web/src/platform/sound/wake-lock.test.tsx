import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setScreenKeeper, useScreenOn } from './wake-lock.ts';

afterEach(() => setScreenKeeper(undefined));

test('the phone keeps its screen on as long as the page needs it [NATIVE-14]', () => {
  const keep = vi.fn();
  setScreenKeeper(keep);
  const { rerender, unmount } = renderHook(({ isNeeded }) => useScreenOn(isNeeded), {
    initialProps: { isNeeded: false },
  });
  expect(keep.mock.calls).toEqual([]);
  rerender({ isNeeded: true });
  expect(keep.mock.calls).toEqual([[true]]);
  rerender({ isNeeded: false });
  expect(keep.mock.calls).toEqual([[true], [false]]);
  rerender({ isNeeded: true });
  unmount();
  expect(keep.mock.calls.at(-1)).toEqual([false]);
});
