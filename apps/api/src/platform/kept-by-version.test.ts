import { describe, expect, it } from 'vitest';
import { KeptByVersion } from './kept-by-version.ts';

/** Rows of a database by key, and what was loaded of them. */
function openRows(mostBytes = Number.POSITIVE_INFINITY) {
  const versions = new Map<number, { number: number; server: string }>();
  const loads: string[] = [];
  let finishLoad: () => void = () => {};
  let held: Promise<void> | undefined;
  const kept = new KeptByVersion<
    { version: { number: number; server: string }; bytes: number },
    { number: number; server: string } | undefined
  >({
    mostBytes,
    readVersion: async (key) => versions.get(key),
    load: async (key, version, before) => {
      loads.push(`${key}: ${before ? before.version.number : 'all'} to ${version.number}`);
      await held;
      return { version, bytes: 100 * key };
    },
  });
  return {
    kept,
    loads,
    raise: (key: number, number: number, server = 'a') => {
      versions.set(key, { number, server });
      return { number, server };
    },
    hold: () => {
      held = new Promise((resolve) => {
        finishLoad = resolve;
      });
    },
    goOn: () => {
      held = undefined;
      finishLoad();
    },
  };
}

describe('what is kept by its version', () => {
  it('loads nothing while nothing changes, and only changes after that [SCALE-89]', async () => {
    const { kept, loads, raise } = openRows();
    const first = raise(1, 5);
    const loaded = await kept.get(1, first);
    expect(await kept.get(1, first)).toBe(loaded);
    expect((await kept.get(1, raise(1, 6)))?.version.number).toBe(6);
    expect(loads).toEqual(['1: all to 5', '1: 5 to 6']);
  });

  it('loads all again from another server, and after a version fell [SCALE-89]', async () => {
    const { kept, loads, raise } = openRows();
    await kept.get(1, raise(1, 5));
    await kept.get(1, raise(1, 6, 'b'));
    await kept.get(1, raise(1, 4, 'b'));
    expect(loads).toEqual(['1: all to 5', '1: all to 6', '1: all to 4']);
  });

  it('loads once for all who wait, and again for a later change [SCALE-89]', async () => {
    const { kept, loads, raise, hold, goOn } = openRows();
    const first = raise(1, 5);
    hold();
    const answers = [kept.get(1, first), kept.get(1, first)];
    await new Promise(setImmediate);
    answers.push(kept.get(1, raise(1, 6)));
    await new Promise(setImmediate);
    goOn();
    expect((await Promise.all(answers)).map((one) => one?.version.number)).toEqual([5, 5, 6]);
    expect(loads).toEqual(['1: all to 5', '1: 5 to 6']);
  });

  it('loads all when it was forgotten, and nothing where there is no version', async () => {
    const { kept, loads, raise } = openRows();
    await kept.get(1, raise(1, 5));
    kept.forget(1);
    await kept.get(1, raise(1, 6));
    expect(await kept.get(2, { number: 1, server: 'a' })).toBe(undefined);
    expect(loads).toEqual(['1: all to 5', '1: all to 6']);
  });

  it('goes when it was not used for the longest time and all takes too much memory', async () => {
    const { kept, raise } = openRows(600);
    for (const key of [1, 2, 3]) await kept.get(key, raise(key, 1));
    kept.find(1);
    await kept.get(3, raise(3, 2));
    await kept.get(2.5, raise(2.5, 1));
    const isKept = () => [1, 2, 2.5, 3].map((key) => kept.find(key) !== undefined);
    expect(isKept()).toEqual([false, false, true, true]);
    await kept.get(9, raise(9, 1));
    expect(isKept()).toEqual([false, false, false, false]);
    expect(kept.find(9)).toBeDefined();
  });
});
