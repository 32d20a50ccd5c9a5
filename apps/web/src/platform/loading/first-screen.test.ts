// The first screen is complete when its data and its pictures are there.
import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { promiseToSettle } from '../../testing/promise-to-settle.ts';
import {
  firstScreen,
  onPicturesIn,
  setFirstScreenIn,
  useIsFirstScreenIn,
  watchFirstScreen,
} from './first-screen.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** jsdom loads no pictures: the test decides when this one is loaded. */
function addPicture(loading: 'eager' | 'lazy'): { arrive: (kind: 'load' | 'error') => void } {
  const picture = document.createElement('img');
  picture.loading = loading;
  let isThere = false;
  Object.defineProperty(picture, 'complete', { get: () => isThere });
  document.body.append(picture);
  return {
    arrive(kind) {
      isThere = true;
      picture.dispatchEvent(new Event(kind));
    },
  };
}

test.each(['load', 'error'] as const)(
  'waits for the pictures of the screen, until their %s [LIGHT-4]',
  (kind) => {
    const [first, second] = [addPicture('eager'), addPicture('eager')];
    addPicture('lazy');
    const done = vi.fn();
    onPicturesIn(done);
    first.arrive(kind);
    expect(done).not.toHaveBeenCalled();
    second.arrive(kind);
    expect(done).toHaveBeenCalledTimes(1);
  },
);

test('a page that was left waits no longer [LIGHT-4]', () => {
  const picture = addPicture('eager');
  const done = vi.fn();
  const stop = onPicturesIn(done);
  stop();
  picture.arrive('load');
  expect(done).not.toHaveBeenCalled();
});

test('waits for data, and for pictures that come with it [LIGHT-4]', async () => {
  const client = new QueryClient();
  const answer = promiseToSettle<string>();
  const loading = client.fetchQuery({ queryKey: ['shops'], queryFn: () => answer.promise });
  let isDone = false;
  const done = firstScreen(client).then(() => {
    isDone = true;
  });
  const picture = addPicture('eager');
  answer.resolve('shops');
  await loading;
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDone).toBe(false);
  picture.arrive('load');
  await done;
  expect(isDone).toBe(true);
});

test('a picture that hangs keeps the rest waiting for two seconds at most [LIGHT-14]', async () => {
  vi.useFakeTimers();
  setFirstScreenIn(false);
  addPicture('eager');
  const { result } = renderHook(useIsFirstScreenIn);
  const stop = watchFirstScreen(new QueryClient(), () => undefined);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(result.current).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(result.current).toBe(true);
  stop();
});

test('a picture that hangs delays the service worker by 8 seconds at most [LIGHT-4]', async () => {
  vi.useFakeTimers();
  addPicture('eager');
  const done = vi.fn();
  const stop = watchFirstScreen(new QueryClient(), done);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledTimes(1);
  stop();
});

test('the 8 seconds are counted from the navigation, not from the first component [LIGHT-4]', async () => {
  vi.useFakeTimers();
  addPicture('eager');
  const done = vi.fn();
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const stop = watchFirstScreen(new QueryClient(), done);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(done).toHaveBeenCalledTimes(1);
  stop();
});
