// What a page may load from other servers: map tiles, and Google's maps with a maps key.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { makeServer } from '../server.ts';
import { serveWeb } from './web-pages.ts';

let webDirectory: string;
beforeAll(async () => {
  webDirectory = await mkdtemp(join(tmpdir(), 'haat-web-'));
  await writeFile(join(webDirectory, 'index.html'), '<!doctype html><script nonce="__CSP_NONCE__"></script>');
  await writeFile(join(webDirectory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(() => rm(webDirectory, { recursive: true }));

const inner = "start('<here>')";

async function answerOf(settings: Record<string, string>, url = '/') {
  const config = readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat', ...settings });
  const app = await makeServer(config, false);
  await serveWeb(app, webDirectory, { config });
  const { headers, body } = await app.inject(url);
  await app.close();
  const directives = String(headers['content-security-policy']).split(';');
  const policy = Object.fromEntries(
    directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1).join(' ')]),
  );
  return { policy, body };
}

const plain = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'script-src': "'self'",
  'img-src': "'self' data: blob: https://tile.openstreetmap.org",
  'media-src': "'self' blob:",
  'font-src': "'self' data:",
  'worker-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
};

it('allows map tiles of other servers without a maps key, and no scripts [SAFE-2]', async () => {
  const { policy, body } = await answerOf({});
  expect(policy).toEqual(plain);
  expect(body).toBe('<!doctype html><script></script>');
});

it('gives pictures that can hold scripts the same policy [SAFE-2]', async () => {
  expect((await answerOf({}, '/icon.svg')).policy).toEqual(plain);
});

it('allows the tiles of another server, under each of its names [SAFE-2]', async () => {
  const { policy } = await answerOf({ MAP_TILE_URL: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png' });
  expect(policy).toEqual({ ...plain, 'img-src': "'self' data: blob: https://*.tiles.example:8443" });
});

it('allows Google with a maps key, its scripts by nonce alone [MAP-6, SAFE-2]', async () => {
  const hosts = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
  const { policy, body } = await answerOf({ GOOGLE_MAPS_KEY: 'a-key' });
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1];
  expect(policy).toEqual({
    ...plain,
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'`,
    'img-src': `${plain['img-src']} ${hosts} https://*.googleusercontent.com https://*.ggpht.com`,
    'connect-src': `'self' ${hosts} data: blob:`,
    'frame-src': 'https://*.google.com',
    'font-src': "'self' data: https://fonts.gstatic.com",
    'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
    'worker-src': "'self' blob:",
  });
});

it('allows the scripts inside the page by their hashes, and not the settings [LIGHT-8]', async () => {
  const file = join(webDirectory, 'index.html');
  const before = await readFile(file, 'utf8');
  const settings =
    '<script type="application/json" id="haat-config" nonce="__CSP_NONCE__">__HAAT_CONFIG__</script>';
  await writeFile(file, `${settings}<script id="haat-early" nonce="__CSP_NONCE__">${inner}</script>`);
  const plainly = await answerOf({});
  const withGoogle = await answerOf({ GOOGLE_MAPS_KEY: 'a-key' });
  await writeFile(file, before);
  const hash = createHash('sha256').update(inner).digest('base64');
  expect(plainly.policy).toEqual({ ...plain, 'script-src': `'self' 'sha256-${hash}'` });
  expect(plainly.body).toContain(`<script id="haat-early">${inner}</script>`);
  const nonce = /id="haat-early" nonce="([^"]+)"/.exec(withGoogle.body)?.[1];
  expect(withGoogle.policy['script-src']).toBe(`'self' 'nonce-${nonce}' 'strict-dynamic'`);
});
