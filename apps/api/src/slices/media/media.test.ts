import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makePicture, uploadPicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { markShopSetUp, setShopVerified } from '../accounts/index.ts';

let t: TestApp;
let retailer: Client;
let address: string;
beforeAll(async () => {
  t = await createTestApp();
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  retailer = await t.signIn();
  await t.database.inTx(async (tx) => {
    await markShopSetUp(tx, retailer.userId);
    await setShopVerified(tx, retailer.userId, true);
  });
});
afterAll(() => t.close());

const fetchImage = (path: string) => t.app.inject({ url: path });

describe('over a real connection', () => {
  const send = (file: Uint8Array, token: string | undefined) => {
    const form = new FormData();
    form.append('cover', new Blob([new Uint8Array(file)]), 'x.png');
    const headers: Record<string, string> = token ? { Authorization: `Token ${token}` } : {};
    return fetch(`${address}/api/shops/product-images/`, { method: 'POST', body: form, headers });
  };

  it('10 MB get 413 [PICT-8]', async () => {
    const answer = await send(Buffer.alloc(10_000_000), retailer.token);
    expect(await answer.json()).toMatchObject({ status: 413, code: 'image.too_large' });
  });

  it('10 MB from a stranger get 401', async () => {
    const answer = await send(Buffer.alloc(10_000_000), undefined);
    expect(await answer.json()).toMatchObject({ status: 401, code: 'auth.required' });
  });
});

/** Sends the path as it is. `inject` and `fetch` would resolve its dots. */
async function fetchRaw(
  address: string,
  path: string,
): Promise<{ status: number; type: string; body: string }> {
  const outgoing = request(address, { path }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]; // what Node gives to 'response'
  return {
    status: answer.statusCode ?? 0,
    type: answer.headers['content-type'] ?? '',
    body: await text(answer),
  };
}

describe('/media', () => {
  let cover: string;
  beforeAll(async () => {
    cover = (await uploadPicture(retailer, { file: await makePicture() })).body.cover;
  });

  it('serves pictures to everybody, cached for good [WHO-3, PICT-9]', async () => {
    const answer = await fetchImage(cover);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  });

  it('ignores an ended token [API-5]', async () => {
    const headers = { authorization: 'Token dead' };
    expect((await t.app.inject({ url: cover, headers })).statusCode).toBe(200);
  });

  it('answers HEAD', async () => {
    const answer = await t.app.inject({ url: cover, method: 'HEAD' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-type']).toBe('image/webp');
  });

  it.each([
    [`/media/${'0'.repeat(32)}-m.webp`],
    ['/media/'],
    ['/media'],
    ['/media/x.webp'],
    ['/media/../package.json'],
    ['/media/../../etc/passwd'],
    ['/media/..%2f..%2fpackage.json'],
    ['/media/%2e%2e/%2e%2e/etc/passwd'],
    ['/media/%2e%2e/orders'],
    ['/media//orders'],
    ['/media/a%00b'],
    ['/media/%'],
  ])('has nothing at %s, also with the web: 404 [PICT-9]', async (path) => {
    const { status, type, body } = await fetchRaw(address, path);
    expect([status, type]).toEqual([404, 'application/problem+json']);
    expect(JSON.parse(body).code).toBe('not_found');
  });

  it('refuses other methods: 405', async () => {
    const answer = await t.app.inject({ url: cover, method: 'DELETE' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('who may', () => {
  it('without a token: 401', async () => {
    expect((await uploadPicture(t.nobody, { file: await makePicture() })).status).toBe(401);
  });

  it('a customer: 403 role.required [WHO-5]', async () => {
    const answer = await uploadPicture(await t.signIn(), { file: await makePicture() });
    expect([answer.status, answer.body.code]).toEqual([403, 'role.required']);
  });

  it('the retailer of an unverified shop: 403 shop.not_verified [WHO-5]', async () => {
    const retailer = await t.signIn();
    await t.database.inTx((tx) => markShopSetUp(tx, retailer.userId));
    const answer = await uploadPicture(retailer, { file: await makePicture() });
    expect([answer.status, answer.body.code]).toEqual([403, 'shop.not_verified']);
  });
});
