// A text that a module reads while it is loaded would stay in the language at the start.
import { expect, test, vi } from 'vitest';
import type { Words } from '../platform/words.ts';

const early: string[] = [];

/** Notes which texts are read. */
const watched = (path: string, words: Words): Words =>
  new Proxy(words, {
    get(target, key) {
      const value = target[String(key)];
      if (typeof value === 'string') early.push(`${path}.${String(key)}`);
      return typeof value === 'object' ? watched(`${path}.${String(key)}`, value) : value;
    },
  });

vi.mock('../platform/words.ts', async (original) => ({
  ...(await original<object>()),
  translated: watched,
}));

test('no file keeps a text of the first language [WORDS-2]', async () => {
  const files = import.meta.glob([
    '../**/*.{ts,tsx}',
    '!../**/*.test.{ts,tsx}',
    '!../{testing,service-worker}/**',
    '!../main.tsx',
  ]);
  expect(Object.keys(files).length).toBeGreaterThan(500);
  for (const load of Object.values(files)) await load();
  expect(early).toEqual([]);
});
