// The download size of first pages, and what the build makes beside them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
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
let firstPage = '';

beforeAll(async () => {
  await buildWeb();
  firstPage = readFileSync(join(dist, 'index.html'), 'utf8');
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
});

/** The chunks that a page loads at once: those of the start, of the page, and their imports. */
function chunksOf(page: string): readonly Chunk[] {
  const found = new Map<string, Chunk>();
  const walk = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (found.has(key)) return;
    found.set(key, chunk);
    for (const next of chunk.imports ?? []) walk(next);
  };
  for (const [, file] of firstPage.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)) walk(keyOf(file));
  walk(page);
  return [...found.values()];
}

const keyOf = (file: string | undefined): string =>
  Object.keys(manifest).find((key) => manifest[key]?.file === file) ?? `${file}`;

/** Sizes as the server sends them: the build has compressed the files. */
const onTheWire = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(smallestOf(join(dist, file))).size, 0);

const smallestOf = (file: string): string => (existsSync(`${file}.br`) ? `${file}.br` : file);

test('the sign-in loads at most 170 KB of scripts over the wire [LOOK-7]', () => {
  const chunks = chunksOf(loginPage);
  expect(chunks.length).toBeGreaterThan(1);
  expect(onTheWire(chunks.map(({ file }) => file))).toBeLessThanOrEqual(170_000);
});

test('the shops load at most 195 KB of scripts and styles over the wire [LIGHT-1]', () => {
  const chunks = chunksOf('src/app/shops-home-page.tsx');
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  expect(styles.size).toBeGreaterThan(0);
  expect(onTheWire([...chunks.map(({ file }) => file), ...styles])).toBeLessThanOrEqual(195_000);
});

test('the first screens load no QR codes [PAY-47]', () => {
  const hasCodes = ({ file }: Chunk): boolean => readFileSync(join(dist, file), 'utf8').includes('h1v1h-1z');
  expect(Object.values(manifest).some((chunk) => chunk.file.endsWith('.js') && hasCodes(chunk))).toBe(true);
  for (const page of [loginPage, 'src/app/shops-home-page.tsx', 'src/app/shops-shop-page.tsx'])
    expect(chunksOf(page).filter(hasCodes)).toEqual([]);
});

test("the server's list names the files of the first pages, and none that every page names [LIGHT-2, LIGHT-6]", () => {
  const pages: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(dist, '.vite/pages.json'), 'utf8'),
  );
  const files = chunksOf('src/app/shops-home-page.tsx').flatMap(({ file, css = [] }) => [file, ...css]);
  const own = new Set(files.filter((file) => !firstPage.includes(file)));
  expect(pages['/shops']?.toSorted()).toEqual([...own].toSorted());
  // The page may change the styles of shared parts.
  expect(pages['/shops']?.at(-1)).toMatch(/shops-home-page.*\.css$/);
});

test('each file that a script names exists', () => {
  const missing = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .flatMap(({ file }) => [
      ...readFileSync(join(dist, file), 'utf8').matchAll(/"(assets\/[\w.-]+\.(?:js|css))"/g),
    ])
    .flatMap(([, name = '']) => (existsSync(join(dist, name)) ? [] : [name]));
  expect(missing).toEqual([]);
});

test.each([
  ['maps', 'leaflet-pane'],
  ['carousels', 'aria-roledescription'],
  ['drop zones', 'data-over'],
])("the sign-in doesn't load %s [LOOK-7]", (_heavy, sign) => {
  const hasSign = ({ file }: Chunk): boolean => readFileSync(join(dist, file), 'utf8').includes(sign);
  const everywhere = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  expect(everywhere.some(hasSign)).toBe(true);
  expect(chunksOf(loginPage).filter(hasSign)).toEqual([]);
});

test('the manifest has icons that a phone may cut, and shortcuts to pages [PWA-1]', () => {
  const { icons, shortcuts } = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  const cut = icons.find(({ purpose }: { purpose: string }) => purpose === 'maskable');
  expect(cut).toMatchObject({ sizes: '512x512', type: 'image/png' });
  for (const { src } of icons) expect(readFileSync(join(dist, src)).length, src).toBeGreaterThan(0);
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/shops',
    '/shops/cart',
    '/shops/user',
    '/blogs',
  ]);
});

test('the shortcuts have four different pictures, and names in each language [PWA-12]', () => {
  const { shortcuts, translations } = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  type Shortcut = { name: string; short_name: string; url: string; icons: [{ src: string }] };
  const pictures = shortcuts.map(({ icons: [{ src }] }: Shortcut) => readFileSync(join(dist, src), 'base64'));
  expect(new Set(pictures).size).toBe(4);
  for (const [language, script] of [
    ['hi', /\p{Script=Devanagari}/u],
    ['ml', /\p{Script=Malayalam}/u],
  ] as const) {
    const translated: Shortcut[] = translations[language].shortcuts;
    expect(translated.map(({ url }) => url)).toEqual(shortcuts.map(({ url }: Shortcut) => url));
    for (const { name, short_name } of translated) expect([name, short_name].join()).toMatch(script);
  }
});

test('the install sheet has pictures of a phone and of a computer, which no page loads [PWA-11]', async () => {
  const { screenshots, ...texts } = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  expect(texts).toMatchObject({ id: '/', lang: 'en', dir: 'ltr', description: expect.any(String) });
  expect(texts.categories).toContain('shopping');
  for (const { src, sizes, type, form_factor: formFactor, label } of screenshots) {
    const { width = 0, height = 0, format } = await sharp(join(dist, src)).metadata();
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
    // Chromium leaves out pictures of other proportions.
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    expect(short >= 320 && long <= 3840 && long <= 2.3 * short, src).toBe(true);
    expect(formFactor, src).toBe(width < height ? 'narrow' : 'wide');
    expect(label, src).toEqual(expect.any(String));
    expect(statSync(join(dist, src)).size, src).toBeLessThan(100_000);
  }
  const forms = screenshots.map((one: { form_factor: string }) => one.form_factor);
  expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
  const loaded = ['index.html', 'sw.js'].map((file) => readFileSync(join(dist, file), 'utf8'));
  expect(loaded.filter((text) => text.includes('install/'))).toEqual([]);
});

test('each page has its own chunk [LOOK-7]', () => {
  const pages = Object.keys(manifest).filter((key) => /pages\/[a-z-]+\.tsx$/.test(key));
  expect(pages.length).toBeGreaterThan(25);
});
