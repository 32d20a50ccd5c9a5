import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock('react-hot-toast');
  vi.restoreAllMocks();
});

/** As at the start of the app. */
async function notYetLoaded() {
  const fresh = await import('./toast.ts');
  const { default: toast } = await import('react-hot-toast');
  const shown: string[] = [];
  vi.spyOn(toast, 'error').mockImplementation((text) => `${shown.push(String(text))}`);
  vi.spyOn(toast, 'remove').mockImplementation((text) => void shown.splice(0, shown.length, `no ${text}`));
  return { ...fresh, shown };
}

test('a message that comes before the library is shown as soon as that is there [LIGHT-1]', async () => {
  const { areToastsLoaded, toastFailure, shown } = await notYetLoaded();
  expect(areToastsLoaded()).toBe(false);
  toastFailure('Could not save');
  expect(shown).toEqual([]);
  await expect.poll(() => shown).toEqual(['Could not save']);
  expect(areToastsLoaded()).toBe(true);
});

test('a message that is no longer true meanwhile is removed', async () => {
  const { endFailure, toastFailure, shown } = await notYetLoaded();
  toastFailure('Could not save');
  endFailure('Could not save');
  await expect.poll(() => shown).toEqual(['no Could not save']);
});

test('without a message nothing is loaded to remove one', async () => {
  const { areToastsLoaded, endFailure } = await notYetLoaded();
  endFailure('Could not save');
  await Promise.resolve();
  expect(areToastsLoaded()).toBe(false);
});

test('a library that did not load is loaded with the next message', async () => {
  vi.doMock('react-hot-toast', () => {
    throw new Error('offline');
  });
  const { areToastsLoaded, loadToasts, toastFailure } = await import('./toast.ts');
  toastFailure('Could not save');
  expect(await loadToasts()).toBeUndefined();
  vi.doUnmock('react-hot-toast');
  await loadToasts();
  expect(areToastsLoaded()).toBe(true);
});
