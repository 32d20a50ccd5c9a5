// A page that has not changed is not sent again.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let webDirectory: string;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  t = await createTestApp();
  webDirectory = await mkdtemp(join(tmpdir(), 'haat-page-'));
  const page =
    '<!doctype html><title>__APP_NAME__</title><script nonce="__CSP_NONCE__" src="/main.js"></script>';
  await writeFile(join(webDirectory, 'index.html'), `${page}__HAAT_CONFIG__`);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await t.close();
  await rm(webDirectory, { recursive: true });
});

async function server(settings: Record<string, string> = {}) {
  const config = readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat', ...settings });
  const { database, events, clock, files, sms } = t;
  const app = await buildApp({ config, database, events, clock, files, sms, log: false, webDirectory });
  apps.push(app);
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method });
}

it.each(['/', '/shops'])(
  'a second visit of %s costs a 304, with the policy and without a body [LIGHT-11]',
  async (url) => {
    const get = await server();
    const first = await get(url);
    const tag = String(first.headers.etag);
    expect([first.statusCode, tag.length > 10]).toEqual([200, true]);
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const second = await get(url, { 'if-none-match': known });
      expect([second.statusCode, second.body]).toEqual([304, '']);
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
        expect(second.headers[name], name).toBe(first.headers[name]);
    }
    const stale = await get(url, { 'if-none-match': '"another"' });
    expect([stale.statusCode, stale.body]).toEqual([200, first.body]);
  },
);

it('the tag changes with the name, the policy, and a browser that saves data [LIGHT-11]', async () => {
  const [get, named, tiled] = await Promise.all([
    server(),
    server({ APP_NAME: 'Chanda' }),
    server({ MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' }),
  ]);
  const answers = [get('/'), get('/', { 'save-data': 'on' }), named('/'), tiled('/')];
  const tags = (await Promise.all(answers)).map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(4);
  const [tag = ''] = tags as string[]; // each has one
  expect((await named('/', { 'if-none-match': tag })).statusCode).toBe(200);
});

it('a page with a nonce is sent anew, because a nonce is used once [LIGHT-11, SAFE-2]', async () => {
  const get = await server({ GOOGLE_MAPS_KEY: 'maps-key' });
  expect((await get('/')).headers.etag).toBeUndefined();
  expect((await get('/', { 'if-none-match': '*' })).statusCode).toBe(200);
});

it('a check of the connection gets the same headers [LIGHT-11]', async () => {
  const get = await server();
  const [full, head] = [await get('/'), await get('/', {}, 'HEAD')];
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', full.headers.etag]);
});
