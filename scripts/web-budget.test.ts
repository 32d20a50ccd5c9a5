// The download size of the first page: the gzipped size of the built files that it loads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { root } from './tasks/children.mjs';
import { buildWeb } from './tasks/web-build.mjs';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const dist = join(root, 'apps/web/dist');
const loginPage = 'src/slices/accounts/pages/login-page.tsx';
let manifest: Readonly<Record<string, Chunk>> = {};

beforeAll(async () => {
  await buildWeb();
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
});

/** The chunks that a page loads at once: the start, the page, and their imports. */
function chunksOf(page: string): readonly Chunk[] {
  const found = new Map<string, Chunk>();
  const walk = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (found.has(key)) return;
    found.set(key, chunk);
    for (const next of chunk.imports ?? []) walk(next);
  };
  walk('index.html');
  walk(page);
  return [...found.values()];
}

const gzipped = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);

test('the sign-in loads at most 160 KB of scripts and 8 KB of styles [LOOK-7]', () => {
  const chunks = chunksOf(loginPage);
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  expect(chunks.length).toBeGreaterThan(1);
  expect(styles.size).toBeGreaterThan(0);
  expect(gzipped(chunks.map((chunk) => chunk.file))).toBeLessThanOrEqual(160_000);
  expect(gzipped(styles)).toBeLessThanOrEqual(8_000);
});

test.each([
  ['maps', 'leaflet-pane'],
  ['carousels', 'aria-roledescription'],
  ['drop zones', 'data-over'],
  ['virtual lists', 'scrollMargin'],
])("the sign-in doesn't load %s [LOOK-7]", (_heavy, sign) => {
  const hasSign = ({ file }: Chunk): boolean => readFileSync(join(dist, file), 'utf8').includes(sign);
  const everywhere = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  expect(everywhere.some(hasSign)).toBe(true);
  expect(chunksOf(loginPage).filter(hasSign)).toEqual([]);
});

test('each page has its own chunk [LOOK-7]', () => {
  const pages = Object.keys(manifest).filter((key) => /pages\/[a-z-]+\.tsx$/.test(key));
  expect(pages.length).toBeGreaterThan(25);
});
