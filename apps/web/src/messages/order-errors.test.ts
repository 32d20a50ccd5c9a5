// A slice whose calls are refused with a code of `order-refusals.ts` takes its texts from `order-errors.ts`. With `errors.ts`
// the page would say that something went wrong on our side.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@haat/contract/every-endpoint';
import { expect, test } from 'vitest';
import { orderRefusals } from './order-refusals.ts';

const slices = join(import.meta.dirname, '../slices');
const source = (slice: string): string =>
  globSync(`${slice}/**/*.{ts,tsx}`, { cwd: slices })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(slices, file), 'utf8'))
    .join('\n');

/** The codes that a call of the slice may be refused with and that only `order-refusals.ts` words. */
function lateCodes(text: string): string[] {
  const called = [...text.matchAll(/\b(?:call|post)\(\s*(\w+)\.(\w+)/g)];
  const fails = called.flatMap(([, file = '', name = '']) => endpoints.get(`${file}.${name}`)?.fails ?? []);
  return [...new Set(fails)].filter((code) => code in orderRefusals).sort();
}

const found = globSync('*/', { cwd: slices }).map((slice) => {
  const text = source(slice);
  return { slice, text, codes: lateCodes(text) };
});
const withLateCodes = found.filter(({ codes }) => codes.length > 0);

test('finds the slices with such codes', () => {
  expect(withLateCodes.map(({ slice }) => slice.replace('/', '')).sort()).toEqual([
    'cash',
    'complaints',
    'credit',
    'deliveries',
    'files',
    'lists',
    'orders',
    'own-data',
    'payments',
    'shops',
    'standing',
  ]);
});

test.each(withLateCodes)('$slice words $codes by order-errors.ts', ({ text }) => {
  expect(text).toContain('messages/order-errors.ts');
  expect(text).not.toMatch(/messages\/errors\.ts/);
});
