// Files of browser tests share a Haat. A person whom one file blocks can't sign in for another.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../e2e');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.includes('node_modules'),
);

const numbersIn = (file: string): Set<string> =>
  new Set(readFileSync(join(folder, file), 'utf8').match(/\b98\d{8}\b/g));

it('no number of a new person stands in two files of browser tests', () => {
  const users = new Map<string, string[]>();
  for (const file of files)
    for (const number of numbersIn(file)) users.set(number, [...(users.get(number) ?? []), file]);
  expect(users.size).toBeGreaterThan(30);
  expect([...users].filter(([, all]) => all.length > 1)).toEqual([]);
});
