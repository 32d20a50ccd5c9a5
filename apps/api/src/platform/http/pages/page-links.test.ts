// The app's page names the files of the page at its path, and contains their styles.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { serveWeb } from './web-pages.ts';

const pages = {
  '/shops': ['assets/home-1.js', 'assets/home-1.css'],
  '/shops/:shopId': ['assets/shop-1.js'],
  '/shops/search': ['assets/search-1.js'],
  '/shops/:shopId/product/:productId': ['assets/product-1.js'],
};
const page =
  '<html><head><script type="module" crossorigin src="/assets/start-1.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/assets/start-1.css" nonce="__CSP_NONCE__"></head>';

let directory: string;
const open: FastifyInstance[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'haat-web-'));
  for (const folder of ['assets', '.vite']) await mkdir(join(directory, folder));
  const files = {
    'index.html': page,
    '.vite/pages.json': JSON.stringify(pages),
    'assets/start-1.css': 'body{color:$1}',
    'assets/home-1.css': '.home{}',
    'assets/home-1.js': 'plain',
    'assets/home-1.js.br': 'brotli',
    'assets/home-1.js.gz': 'gzip',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
});
afterAll(async () => {
  for (const app of open) await app.close();
  await rm(directory, { recursive: true });
});

async function serve(settings: Record<string, string> = {}): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  open.push(app);
  await serveWeb(app, directory, {
    config: readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat', ...settings }),
  });
  return app;
}

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/(\w+)-1\.js">/g)].map(
    ([, name = '']) => name,
  );

it.each([
  ['/shops', ['home']],
  ['/shops/?type=2', ['home']],
  ['/shops/7', ['shop']],
  ['/shops/search', ['search']],
  ['/shops/7/product/9', ['product']],
  ['/shops/7/product', []],
  ['/blogs', []],
  ['/', []],
])('%s names the scripts of its page [LIGHT-2]', async (url, scripts) => {
  const { body } = await (await serve()).inject({ url });
  expect(scriptsIn(body)).toEqual(scripts);
});

it('names the scripts in a header, so that they load before the page is read [LIGHT-12]', async () => {
  const { headers } = await (await serve()).inject({ url: '/shops' });
  expect(headers.link).toBe(
    '</assets/start-1.js>; rel=modulepreload; crossorigin, </assets/home-1.js>; rel=modulepreload; crossorigin',
  );
});

it('has no such header when scripts need a nonce [LIGHT-12]', async () => {
  const { headers } = await (await serve({ GOOGLE_MAPS_KEY: 'maps-key' })).inject({ url: '/shops' });
  expect(headers.link).toBeUndefined();
});

it('contains the styles of the page, and links to them that load nothing [LIGHT-2]', async () => {
  const app = await serve();
  const start = '<style>body{color:$1}</style><link rel="stylesheet" href="/assets/start-1.css" disabled>';
  const home = '<style>.home{}</style><link rel="stylesheet" href="/assets/home-1.css" disabled>';
  const shops = (await app.inject({ url: '/shops' })).body;
  expect(shops).toContain(start);
  expect(shops).toContain(home);
  const blogs = (await app.inject({ url: '/blogs' })).body;
  expect(blogs).toContain(start);
  expect(blogs).not.toContain(home);
});

it('gives its scripts the nonce of its policy [LIGHT-2]', async () => {
  const { body, headers } = await (await serve({ GOOGLE_MAPS_KEY: 'maps-key' })).inject({ url: '/shops' });
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body).toContain(`href="/assets/home-1.js" nonce="${nonce}">`);
});

it.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['', undefined, 'plain'],
])(
  'a file is served as the build compressed it, accepting "%s" [LIGHT-3]',
  async (accepted, encoding, text) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await (await serve()).inject({ url: '/assets/home-1.js', headers });
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([
      200,
      encoding,
      text,
    ]);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.headers['content-type']).toMatch('javascript');
    expect(answer.headers['cache-control']).toMatch('immutable');
  },
);
