// The download size of the first page: the gzipped size of the built files that it loads.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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

const gzipped = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);

test('the sign-in loads at most 165 KB of scripts and 8 KB of styles [LOOK-7]', () => {
  const chunks = chunksOf(loginPage);
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  expect(chunks.length).toBeGreaterThan(1);
  expect(styles.size).toBeGreaterThan(0);
  expect(gzipped(chunks.map((chunk) => chunk.file))).toBeLessThanOrEqual(165_000);
  expect(gzipped(styles)).toBeLessThanOrEqual(8_000);
});

/** Sizes as the server sends them: the build has compressed the files. */
const onTheWire = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(smallestOf(join(dist, file))).size, 0);

const sizeOf = (file: string): number => statSync(join(dist, file)).size;
const smallestOf = (file: string): string => (existsSync(`${file}.br`) ? `${file}.br` : file);

test.each([
  ['the sign-in', loginPage, 149, 6],
  ['the shops', 'src/app/shops-home-page.tsx', 162, 6],
  ['a shop', 'src/app/shops-shop-page.tsx', 164, 6],
  ['a product', 'src/app/shops-product-page.tsx', 150, 6],
  ['the news', 'src/slices/blog/pages/blog-home-page.tsx', 151, 6],
])(
  '%s stays within its bytes over the wire and its number of scripts [LIGHT-1]',
  (_name, page, mostKb, most) => {
    const chunks = chunksOf(page);
    const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
    expect(onTheWire([...chunks.map((chunk) => chunk.file), ...styles])).toBeLessThanOrEqual(mostKb * 1_000);
    expect(chunks.length).toBeLessThanOrEqual(most);
  },
);

test('the first screens load no texts about refused orders, no QR codes and no toasts [LIGHT-1, PAY-47, PAY-66]', () => {
  const hasSign = ({ file }: Chunk, sign: string): boolean =>
    readFileSync(join(dist, file), 'utf8').includes(sign);
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  for (const sign of ['This order can no longer be accepted', 'h1v1h-1z', 'removeDelay']) {
    expect(
      scripts.some((script) => hasSign(script, sign)),
      sign,
    ).toBe(true);
    for (const page of [loginPage, 'src/app/shops-home-page.tsx', 'src/app/shops-shop-page.tsx'])
      expect(chunksOf(page).filter((chunk) => hasSign(chunk, sign))).toEqual([]);
  }
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

test("the scripts have no sentences of the API's documentation [LIGHT-1]", () => {
  const source = readFileSync(join(root, 'packages/contract/src/shops.ts'), 'utf8');
  const summaries = [...source.matchAll(/summary:\s*['"](.+)['"],/g)].map(([, sentence]) => `${sentence}`);
  expect(summaries.length).toBeGreaterThan(3);
  const scripts = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => readFileSync(join(dist, file), 'utf8'));
  expect(scripts.some((script) => script.includes('/shops/nearby/'))).toBe(true);
  const kept = summaries.filter((sentence) => scripts.some((script) => script.includes(sentence)));
  expect(kept).toEqual([]);
});

test('the page names its largest scripts first [LIGHT-2]', () => {
  const sizes = [
    ...firstPage.matchAll(
      /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="\/([^"]+)"[^>]*>/g,
    ),
  ].map(([, file = '']) => statSync(join(dist, file)).size);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test("the page's first connections are for scripts and calls, not for its icon and its manifest [LIGHT-9]", () => {
  expect(firstPage).not.toContain('rel="manifest"');
  expect(firstPage).toContain('href="data:image/svg+xml,');
  expect(firstPage).toMatch(/<script id="haat-early"[^>]*>\(function\(\)/);
  expect(/<script id="haat-early"[^>]*>(.*?)<\/script>/s.exec(firstPage)?.[1]?.length).toBeLessThan(4_000);
});

test('Chrome compiles the first scripts while they load [LIGHT-10]', () => {
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(firstPage)?.[1] ?? '';
  for (const { file } of [{ file: entry }, ...chunksOf(loginPage)].filter(
    ({ file }) => sizeOf(file) > 30_000,
  ))
    expect(readFileSync(join(dist, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'), file).toBe(
      true,
    );
});

test("the server's list names the files of each page, and none that every page names [LIGHT-2]", () => {
  const pages: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(dist, '.vite/pages.json'), 'utf8'),
  );
  const modules = Object.keys(manifest).filter(
    (key) => /-page\.tsx$/.test(key) && manifest[key]?.src === key,
  );
  for (const module of modules.filter((key) => !key.endsWith('error-page.tsx'))) {
    const files = chunksOf(module).flatMap(({ file, css = [] }) => [file, ...css]);
    const own = files.filter((file) => !firstPage.includes(file));
    expect(Object.values(pages).map((listed) => listed.toSorted())).toContainEqual(
      [...new Set(own)].toSorted(),
    );
  }
  expect(Object.keys(pages).length).toBeGreaterThan(25);
});

test('the styles of shared parts come before those of the pages that change them [LIGHT-6]', () => {
  const pages: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(dist, '.vite/pages.json'), 'utf8'),
  );
  const pairs = Object.values(manifest).flatMap(({ css = [], imports = [] }) =>
    imports.flatMap((key) => (manifest[key]?.css ?? []).flatMap((early) => css.map((late) => [early, late]))),
  );
  const compared = Object.values(pages).flatMap((files) =>
    pairs
      .map(([early = '', late = '']) => [files.indexOf(early), files.indexOf(late)] as const)
      .filter((places) => !places.includes(-1)),
  );
  expect(compared.length).toBeGreaterThan(25);
  for (const [early, late] of compared) expect(early).toBeLessThan(late);
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
