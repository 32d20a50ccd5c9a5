// The phone app's pages have another origin than the server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const android = 'https://localhost';
const ios = 'capacitor://localhost';
const fingerprint = Array(32).fill('AB').join(':');

let t: TestApp;
let closed: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ ANDROID_APP: `example.haat ${fingerprint}`, IOS_APP: 'ABCDE12345.example.haat' });
  closed = await createTestApp({ APP_ORIGINS: 'off' });
  token = String((await t.signIn()).token);
});
afterAll(() => Promise.all([t.close(), closed.close()]));

const read = (origin: string, url = '/api/users/notifications/', app = t) =>
  app.app.inject({ url, headers: { origin, authorization: `Token ${token}` } });

const preflight = (origin: string, url = '/api/customers/checkout/', app = t) =>
  app.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

describe.each([android, ios])('a page of the phone app at %s', (origin) => {
  it('may read answers, their Date, ETag and Retry-After [NATIVE-1]', async () => {
    const { statusCode, headers } = await read(origin);
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-expose-headers']).toBe('Date, ETag, Retry-After');
    expect(headers.vary).toContain('Origin');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('may read refusals [NATIVE-1]', async () => {
    for (const url of ['/api/nothing/', '/api/customers/checkout/']) {
      const { statusCode, headers } = await read(origin, url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers['access-control-allow-origin']).toBe(origin);
    }
  });

  it('may send the headers of the web app [NATIVE-1]', async () => {
    const { statusCode, headers, body } = await preflight(origin);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'authorization,content-type,idempotency-key',
      'access-control-max-age': '7200',
    });
  });
});

describe('a page of another site', () => {
  it.each(['https://haat.example', 'http://localhost', 'https://localhost.evil.example', 'null'])(
    '%s may read nothing and send nothing [NATIVE-1]',
    async (origin) => {
      expect((await read(origin)).headers['access-control-allow-origin']).toBeUndefined();
      const { statusCode, headers } = await preflight(origin);
      expect(statusCode).toBe(405);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});

describe('the phone app', () => {
  it("may not call the operator's API [NATIVE-1]", async () => {
    const { headers } = await preflight(android, '/api/operator/users/');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('may not call a server with APP_ORIGINS=off [NATIVE-1]', async () => {
    expect((await preflight(android, undefined, closed)).statusCode).toBe(405);
  });

  it("answers an OPTIONS request that isn't a preflight with 405 [NATIVE-1]", async () => {
    const headers = { origin: android };
    const answer = await t.app.inject({ method: 'OPTIONS', url: '/api/users/cities/', headers });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('links to the server', () => {
  it('open in the Android app with these signing keys [NATIVE-2]', async () => {
    const answer = await t.app.inject('/.well-known/assetlinks.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'example.haat',
          sha256_cert_fingerprints: [fingerprint],
        },
      },
    ]);
  });

  it("open in the iOS app, except the operator's [NATIVE-2]", async () => {
    const answer = await t.app.inject('/.well-known/apple-app-site-association');
    expect(answer.headers['content-type']).toContain('application/json');
    const [details] = answer.json().applinks.details;
    expect(details.appIDs).toEqual(['ABCDE12345.example.haat']);
    expect(details.components).toContainEqual({ '/': '/operator/*', exclude: true });
    expect(details.components.at(-1)).toEqual({ '/': '/*' });
  });

  it('open in no app by default [NATIVE-2]', async () => {
    for (const name of ['assetlinks.json', 'apple-app-site-association']) {
      expect((await closed.app.inject(`/.well-known/${name}`)).statusCode).toBe(404);
    }
  });
});

it('a picture may be shown by the phone app [NATIVE-1]', async () => {
  const name = `${'0'.repeat(32)}-s.webp`;
  await t.files.put(name, Buffer.from('a picture'), 'image/webp');
  const { headers } = await t.app.inject(`/media/${name}`);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});
