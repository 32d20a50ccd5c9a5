// The headers of each kind of response.
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ TRUST_PROXY: '1' });
  token = String((await t.signIn()).token);
});
afterAll(() => t.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url, headers: { authorization: `Token ${token}`, ...headers } });

describe('JSON', () => {
  it('has no header that only pages need [SAFE-3]', async () => {
    const { headers } = await get('/api/users/details/');
    expect(Object.keys(headers).sort()).toEqual(
      [
        'cache-control',
        'connection',
        'content-length',
        'content-type',
        'date',
        'permissions-policy',
        'x-content-type-options',
      ].sort(),
    );
  });

  it('for an unchanged poll has at most 250 bytes of headers', async () => {
    const { etag } = (await get('/api/users/notifications/')).headers;
    await t.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = t.app.server.address() as AddressInfo; // listens on a port, by the line above
    const request = ['GET /api/users/notifications/ HTTP/1.1', 'Host: haat', `Authorization: Token ${token}`];
    const socket = connect(port, '127.0.0.1');
    socket.write(`${request.join('\r\n')}\r\nIf-None-Match: ${etag}\r\nAccept-Encoding: br, gzip\r\n\r\n`);
    const head = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    socket.destroy();
    expect(head.toString()).toMatch(/^HTTP\/1\.1 304 /);
    expect(head.toString()).toMatch(/\r\nPermissions-Policy: /i);
    expect(head.length).toBeLessThanOrEqual(250);
  });

  it('about a person is never cached [SAFE-1]', async () => {
    const { number } = await t.signIn();
    const post = (url: string, payload: object) => t.app.inject({ method: 'POST', url, payload });
    const verify = async () =>
      post('/api/users/login/verify/', { number, otp: t.sms.codes.get(number) ?? '' });
    for (const answer of [
      await get('/api/users/details/'),
      await get('/api/customers/orders/'),
      await get('/api/users/cities/'),
      await post('/api/users/login/', { number }),
      await verify(),
      await verify(),
    ]) {
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const { headers } = await get('/api/users/notifications/');
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

describe('a page', () => {
  it('has the security headers of pages [SAFE-3, HOUSE-50]', async () => {
    expect((await get('/api/docs/')).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self';"),
      'permissions-policy': expect.stringContaining('camera=(), geolocation=(self), microphone=(self)'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
});

it.each(['/api/docs/', '/api/users/details/', '/api/nothing/', '/nothing', '/media/nothing.webp'])(
  '%s carries a Permissions-Policy [SAFE-3]',
  async (url) => {
    expect((await get(url)).headers['permissions-policy']).toContain('geolocation=(self)');
  },
);

describe('Strict-Transport-Security', () => {
  const https = { 'x-forwarded-proto': 'https' };

  it('is sent when a trusted proxy speaks TLS [SAFE-3]', async () => {
    for (const url of ['/api/docs/', '/api/users/details/', '/api/nothing/']) {
      expect((await get(url, https)).headers['strict-transport-security']).toBe('max-age=31536000');
      expect((await get(url)).headers['strict-transport-security']).toBeUndefined();
      const plain = { 'x-forwarded-proto': 'http' };
      expect((await get(url, plain)).headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('is not sent when only the client claims TLS [SAFE-3]', async () => {
    const alone = await createTestApp();
    const { headers } = await alone.nobody.get('/users/details/', https);
    expect(headers['strict-transport-security']).toBeUndefined();
    await alone.close();
  });
});
