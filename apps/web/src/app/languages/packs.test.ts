// Each language has exactly the texts of the messages files, in its own script.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPack } from './load-pack.ts';

const source = join(import.meta.dirname, '../..');
const scripts = { hi: /\p{Script=Devanagari}/u, ml: /\p{Script=Malayalam}/u } as const;

type Text = string | ((...args: unknown[]) => string);
interface Texts {
  readonly [key: string]: Text | Texts;
}

/** Each text with its path. Functions are called with numbers and names. */
function textsIn(words: Texts, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = `${path}.${key}`;
    if (typeof value === 'string') return [[at, value]];
    return typeof value === 'function' ? [[at, call(value)]] : textsIn(value, at);
  });
}

const refusal = { items: [{ id: 1, name: 'Tea', quantity: 2, available: 1 }], quantity: 2, retryAfter: 60 };

/** Some texts take a unit, parts of a text, or a refusal. */
const argumentLists = [
  [7, 8, 9],
  [7, 'kg'],
  [7, 8, 'kg'],
  [['Tea', 'Rice'], 3],
  [7, ['8 km'], 9],
  [refusal, { shopName: 'Amma Stores' }],
] as const;

/** With the first arguments that give a whole text. */
function call(text: (...args: unknown[]) => string): string {
  const results = argumentLists.flatMap((args) => {
    try {
      return [text(...args)];
    } catch {
      return [];
    }
  });
  return results.find((result) => !isBroken(result)) ?? String(results[0]);
}

const isBroken = (text: string): boolean => /undefined|\[object/.test(text);

/** Symbols, numbers and names that are the same in each language. */
const isSame = (path: string): boolean =>
  /\.(productForm\.mrp|goodsFile\.column|fileName|hours|priceFromTo|fromTo|line|timesIs|times|rejectedItem|refusedFor|of|soundLength)$/.test(
    path,
  );

test.each(['hi', 'ml'] as const)('all texts of %s are in its own letters [WORDS-2]', async (language) => {
  const texts = textsIn((await loadPack(language)) as unknown as Texts); // texts and groups of texts
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter(([path, text]) => !isSame(path) && !scripts[language].test(text))).toEqual([]);
  expect(texts.filter(([, text]) => isBroken(text))).toEqual([]);
});

test.each(['hi', 'ml'] as const)('%s has the texts of every messages file [WORDS-2]', async (language) => {
  const files = globSync(['**/*.messages.ts', 'messages/*.ts'], { cwd: source });
  const names = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/^export const (\w+) = translated\('(\w+)'/gm)].map(
      ([, name, registered]) => {
        expect(registered).toBe(name);
        return name;
      },
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(Object.keys(await loadPack(language)).sort()).toEqual(names.sort());
});
