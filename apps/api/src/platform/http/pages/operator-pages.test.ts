// Serving the operator's app: its page under /operator/ with a policy of its own, its files cached for good.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { makeServer } from '../server.ts';
import { serveOperator } from './operator-pages.ts';
import { serveWeb } from './web-pages.ts';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-operator-'));
  const page = (name: string) =>
    `<!doctype html><title>${name} __APP_NAME__</title><meta property="csp-nonce" nonce="__CSP_NONCE__"><script src="/x.js"></script>`;
  for (const name of ['web', 'operator']) {
    await mkdir(join(folder, name, 'assets'), { recursive: true });
    await writeFile(join(folder, name, 'index.html'), page(name));
    await writeFile(join(folder, name, 'assets', 'main-1a2b.js'), `console.log('${name}')`);
  }
  const config = readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat', APP_NAME: 'Haat & Co' });
  app = await makeServer(config, false);
  await serveOperator(app, join(folder, 'operator'), config);
  await serveWeb(app, join(folder, 'web'), { config });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => app.inject({ url, method });

describe('the page', () => {
  it.each([
    '/operator',
    '/operator/',
    '/operator/shops',
    '/operator/shops/7/show',
    '/operator/orders?page=2',
  ])('is served at %s [DESK-1]', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>operator Haat &#38; Co</title>');
  });

  it.each(['/operators', '/operatorx/', '/shops'])('is not served at %s', async (url) => {
    expect((await get(url)).body).toContain('<title>web ');
  });

  it('allows styles with its nonce, which is new in each response, and no other inline styles [SAFE-2]', async () => {
    const nonces = await Promise.all(
      ['/operator/', '/operator/shops'].map(async (url) => {
        const { headers, body } = await get(url);
        const policy = String(headers['content-security-policy']);
        const nonce = /style-src 'self' 'nonce-([\w+/]{24})'(;|$)/.exec(policy)?.[1] ?? 'none';
        expect(body).toContain(`nonce="${nonce}"`);
        expect(policy).toContain("script-src 'self';");
        expect(policy).not.toMatch(/unsafe/);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('is not sent for writes', async () => {
    expect((await get('/operator/shops', 'POST')).statusCode).toBe(404);
  });
});

describe('a file', () => {
  it("is the operator's own, and cached for good", async () => {
    const answer = await get('/operator/assets/main-1a2b.js');
    expect([answer.statusCode, answer.body]).toEqual([200, "console.log('operator')"]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it("leaves the customer's files where they are", async () => {
    expect((await get('/assets/main-1a2b.js')).body).toBe("console.log('web')");
  });

  it.each([
    '/operator/assets/gone-3c4d.js',
    '/operator/index.html',
    '/operator/sw.js',
    '/operator/assets/..%2findex.html',
  ])('that does not exist is a 404: %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});
