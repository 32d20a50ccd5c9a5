import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slices } from './slices.ts';

it('names files that exist', () => {
  const files = Object.values(slices).flatMap((slice) => ('files' in slice ? slice.files : []));
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, `${file}.ts`)))).toEqual([]);
});

it('has the order that the picture of the architecture shows', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/architecture.md'), 'utf8');
  expect(page).toContain(Object.keys(slices).join(' --> '));
});
