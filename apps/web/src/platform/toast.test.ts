import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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

describe('without the library', () => {
  beforeEach(() =>
    vi.doMock('react-hot-toast', () => {
      throw new Error('offline');
    }),
  );
  afterEach(() => void vi.useRealTimers());

  test('a message is shown alone, for its time, once [TEXT-25]', async () => {
    vi.useFakeTimers();
    const { loadToasts, plainMessages, toastFailure, toastPlain } = await import('./toast.ts');
    toastFailure('Could not save');
    toastFailure('Could not save');
    toastPlain('Saved here');
    await loadToasts();
    await Promise.resolve();
    expect(plainMessages()).toEqual([
      { text: 'Could not save', role: 'alert' },
      { text: 'Saved here', role: 'status' },
    ]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(plainMessages()).toEqual([]);
  });

  test('a message that is no longer true disappears', async () => {
    const { endFailure, loadToasts, plainMessages, toastFailure } = await import('./toast.ts');
    toastFailure('Could not save');
    await loadToasts();
    await expect.poll(plainMessages).toHaveLength(1);
    endFailure('Could not save');
    expect(plainMessages()).toEqual([]);
  });

  test('the next message loads it', async () => {
    const { areToastsLoaded, loadToasts, toastFailure } = await import('./toast.ts');
    toastFailure('Could not save');
    expect(await loadToasts()).toBeUndefined();
    vi.doUnmock('react-hot-toast');
    await loadToasts();
    expect(areToastsLoaded()).toBe(true);
  });
});
