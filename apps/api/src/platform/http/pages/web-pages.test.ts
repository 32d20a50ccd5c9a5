// Serves the web's build: its page for the app's paths, and its files cached for good. Paths of the API get neither.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let app: FastifyInstance;
let webDirectory: string;
beforeAll(async () => {
  t = await createTestApp();
  webDirectory = await mkdtemp(join(tmpdir(), 'haat-web-'));
  await mkdir(join(webDirectory, 'assets'));
  const page =
    '<!doctype html><title>__APP_NAME__</title><script id="config" type="application/json">__HAAT_CONFIG__</script>\n<script nonce="__CSP_NONCE__" src="/main.js"></script>';
  await writeFile(join(webDirectory, 'index.html'), page);
  await writeFile(join(webDirectory, 'assets', 'main-1a2b.js'), 'console.log(1)');
  await writeFile(join(webDirectory, 'default.png'), 'png');
  await writeFile(join(webDirectory, '.secret'), 'secret');
  await writeFile(join(webDirectory, 'sw.js'), 'self');
  const translations = { ml: { lang: 'ml', shortcuts: [{ name: 'കടകൾ' }] } };
  const manifest = { name: 'Haat', short_name: 'Haat', start_url: '/', icons: [], translations };
  await writeFile(join(webDirectory, 'manifest.webmanifest'), JSON.stringify(manifest));
  const config = readConfig({
    DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat',
    APP_NAME: 'Haat & <b>Co</b>',
    SUPPORT_PHONE: '+914872000000',
    GOOGLE_MAPS_KEY: 'maps-key',
  });
  const { database, events, clock, files, sms } = t;
  app = await buildApp({ config, database, events, clock, files, sms, log: false, webDirectory });
});
afterAll(async () => {
  await app.close();
  await t.close();
  await rm(webDirectory, { recursive: true });
});

const get = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => app.inject({ url, method });

describe('the page', () => {
  it.each(['/', '/index.html', '/auth/login', '/shops/7/product/9', '/blogs/1', '/retailer/orders?tab=2'])(
    'is served at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch('text/html');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<title>');
    },
  );

  it('notes that the browser saves data, and is cached by that [SAVER-5]', async () => {
    const saving = await app.inject({ url: '/', headers: { 'save-data': 'on' } });
    expect(saving.body).toContain('"saveData":true');
    expect(saving.headers.vary).toContain('Save-Data');
    expect((await get('/')).body).not.toContain('saveData');
  });

  it("contains the settings, escaped so that they can't end the script [MAP-6, RUN-11]", async () => {
    const { body } = await get('/');
    expect(body).toContain('<title>Haat &#38; &#60;b&#62;Co&#60;/b&#62;</title>');
    const json = /json">(.*)<\/script>/.exec(body)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      appName: 'Haat & <b>Co</b>',
      supportPhone: '+914872000000',
      googleMapsKey: 'maps-key',
    });
  });

  it('is not sent for writes', async () => {
    const answer = await get('/auth/login', 'POST');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('has a new nonce in each response, in its policy and its scripts [SAFE-2]', async () => {
    const nonces = await Promise.all(
      ['/', '/shops'].map(async (url) => {
        const { headers, body } = await get(url);
        const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
        expect(nonce).toMatch(/^[\w+/]{24}$/);
        expect(body).toContain(`<script nonce="${nonce}" src`);
        expect(body).not.toContain('__CSP_NONCE__');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it.each([
    '/api/nothing',
    '/api',
    '/media/nothing.webp',
    '/assets/gone.js',
    '/worker.js',
    '/x.png',
    '/shops/x.png?size=2',
    '/.well-known/security.txt',
    '/operator',
    '/operator/',
    '/operator/shops',
  ])('is never served at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
  });
});

it.each([
  '//api/users/details/',
  '/api//users/details/',
  '/api/users/details//',
  '/api/users/details/%00',
  '/api\\customers',
  '/a//b',
  '/shops/..%5ccart',
  `/assets/${'y'.repeat(3000)}`,
])('%.30s is neither a file nor a page: 404 [RUN-12]', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.json().code).toBe('not_found');
});

it('robots.txt allows the pages and not the API', async () => {
  const answer = await get('/robots.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('User-agent: *\nDisallow: /api/\nAllow: /\n');
});

it('the manifest of the installed app has the name of this market [PWA-1]', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  const name = 'Haat & <b>Co</b>';
  expect(answer.json()).toEqual({ name, short_name: name, start_url: '/', icons: [] });
});

it('the manifest names its shortcuts in the language asked for, else in that of the build [PWA-12]', async () => {
  const translated = await get('/manifest.webmanifest?lang=ml');
  const name = 'Haat & <b>Co</b>';
  const parts = { name, short_name: name, start_url: '/', icons: [] };
  expect(translated.json()).toEqual({ ...parts, lang: 'ml', shortcuts: [{ name: 'കടകൾ' }] });
  expect((await get('/manifest.webmanifest?lang=toString')).json()).toEqual(parts);
});

it('the service worker is checked for a newer one at each start [PWA-5]', async () => {
  const answer = await get('/sw.js');
  expect([answer.statusCode, answer.body]).toEqual([200, 'self']);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

describe('a file', () => {
  it('with a content hash in its name is cached for good [RUN-12]', async () => {
    const answer = await get('/assets/main-1a2b.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'console.log(1)']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('without a hash is cached for an hour [RUN-12]', async () => {
    const answer = await get('/default.png');
    expect([answer.statusCode, answer.body]).toEqual([200, 'png']);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('is known from the start, so that no request reads a folder', async () => {
    await writeFile(join(webDirectory, 'late.js'), 'late');
    expect((await get('/late.js')).statusCode).toBe(404);
  });

  it.each(['/.secret', '/assets/../.secret', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd'])(
    'from outside is not given: %s [RUN-12]',
    async (url) => {
      const answer = await get(url);
      expect(answer.body).not.toMatch(/^secret|root:/);
    },
  );
});
