// Routing: known and unknown paths, methods, slashes, HEAD.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyWrite } from '../../testing/any-write.ts';
import type { Client } from '../../testing/client.ts';
import { endpoints } from '../../testing/endpoints.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
  person = await t.signIn();
});
afterAll(() => t.close());

const problemType = expect.stringContaining('application/problem+json');

describe('an unknown path', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing/',
    '/api/customers/',
    '/api/users/details/more/',
    '/api/shops/1/2/3/',
    '/api/docs/nothing',
    '/API/users/details/',
    '/api//users/details/',
    '/api/%',
    '/api/%c0%ae/',
    '/%61pi/nothing/',
    '/media',
    '/media/1/2',
    '/%6dedia/1/2',
  ])('%s is 404, with a token and without [API-2, ERR-7]', async (url) => {
    for (const headers of [{}, { authorization: `Token ${person.token}` }, { authorization: 'Token dead' }]) {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'PUT'] as const) {
        const answer = await t.app.inject({ url, method, headers });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, problemType]);
        expect(answer.headers['cache-control']).toBe('no-store');
        if (method === 'HEAD') continue;
        expect(answer.json()).toMatchObject({ type: 'about:blank', status: 404, code: 'not_found' });
      }
    }
  });

  it.each([
    ['text/plain', 'x'.repeat(300_000)],
    ['application/json', '{"a":'],
    ['application/json', `"${'x'.repeat(300_000)}"`],
  ])('is 404 whatever the body: %s %.10s [API-2]', async (type, body) => {
    for (const client of [t.nobody, person]) {
      expect((await client.send('POST', '/nothing/', body, { 'content-type': type })).status).toBe(404);
    }
  });
});

/** Each path of the contract, with its methods. */
const calls = [...new Set(endpoints.map(({ path }) => path))].map((path) => {
  const methods = endpoints.filter((spec) => spec.path === path).map(({ method }) => method);
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  return { path: path.replace(/\{\w+\}/g, '7'), allowed: [...allowed].sort() };
});

describe('a wrong method on a known path', () => {
  it.each([
    ['GET', '/users/login/', 'POST'],
    ['PUT', '/users/details/', 'GET, HEAD'],
    ['POST', '/users/cities/', 'GET, HEAD'],
    ['OPTIONS', '/users/cities/', 'GET, HEAD'],
    ['TRACE', '/users/cities/', 'GET, HEAD'],
    ['PROPFIND', '/users/cities/', 'GET, HEAD'],
    ['M-SEARCH', '/customers/addresses/7/', 'DELETE, PATCH'],
    ['HEAD', '/users/setup/', 'POST'],
    ['PATCH', '/customers/addresses/', 'GET, HEAD, POST'],
    ['GET', '/customers/addresses/7/', 'DELETE, PATCH'],
    ['GET', '/users/device/webpush/', 'DELETE, POST'],
    ['DELETE', '/docs', 'GET, HEAD'],
    // GET /shops/{id}/ would accept this path.
    ['HEAD', '/shops/product-images/', 'POST'],
    ['GET', '/users/log%69n/', 'POST'],
  ])('%s %s is 405 before authentication [API-2, ERR-7]', async (method, path, allow) => {
    for (const client of [t.nobody, person]) {
      const answer = await client.send(method, path, '', {});
      expect(answer.status).toBe(405);
      expect(String(answer.headers.allow).split(', ').sort()).toEqual(allow.split(', ').sort());
      if (method !== 'HEAD') expect(answer.body.code).toBe('method.not_allowed');
    }
  });

  it.each(calls)('$path takes only $allowed, with the slash and without [API-2, ERR-7]', async (call) => {
    const { path, allowed } = call;
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (allowed.includes(method)) continue;
      for (const url of [path, path.replace(/\/$/, '')]) {
        const { status, headers } = await person.send(method, url, '', {});
        expect([method, url, status, headers.allow]).toEqual([method, url, 405, expect.any(String)]);
        expect(String(headers.allow).split(', ').sort()).toEqual(allowed);
      }
    }
  });

  it('is 404 for a parameter that is too long, with a method of the path', async () => {
    expect((await t.nobody.get(`/shops/${'7'.repeat(400)}/`)).status).toBe(404);
  });

  it('is 405 before the body is checked [API-2]', async () => {
    const answer = await person.send('PUT', '/users/details/', '{', { 'content-type': 'application/json' });
    expect(answer.status).toBe(405);
  });
});

describe('the slash at the end', () => {
  it.each([
    ['GET', '/users/details'],
    ['GET', '/users/cities'],
    ['GET', '/customers/addresses'],
    ['GET', '/users/notifications'],
    ['GET', '/blog/articles/1'],
  ])('%s %s: the same answer with it and without, and no redirect [API-1]', async (method, path) => {
    const without = await person.send(method, path, '', {});
    const canonical = await person.send(method, `${path}/`, '', {});
    expect(without.status).toBe(canonical.status);
    expect(without.status).not.toBe(301);
    expect(without.text).toBe(canonical.text);
  });

  it('is accepted before a query', async () => {
    const answer = await person.get('/users/cities?limit=1');
    expect([answer.status, answer.text]).toEqual([200, (await person.get('/users/cities/?limit=1')).text]);
  });

  it('is optional for writes [API-1]', async () => {
    expect((await person.post(anyWrite.path.slice(0, -1), anyWrite.bodyOf('Rice'))).status).toBe(201);
  });
});

describe('HEAD', () => {
  it('answers like GET, without a body [API-15]', async () => {
    const answer = await person.send('HEAD', '/users/details/', '', {});
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers['content-type']).toMatch('application/json');
  });

  it('needs a token like GET [API-15]', async () => {
    expect((await t.nobody.send('HEAD', '/users/details/', '', {})).status).toBe(401);
  });
});
