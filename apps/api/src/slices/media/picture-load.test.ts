// Costly pictures and forms don't slow down anybody else.
import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makePicture, uploadPicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeOperator, markShopSetUp, setShopVerified } from '../accounts/index.ts';
import { encodeImage, makeImageWork } from './encode-image.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function signInRetailer(): Promise<Client> {
  const retailer = await t.signIn();
  await t.database.inTx(async (tx) => {
    await markShopSetUp(tx, retailer.userId);
    await setShopVerified(tx, retailer.userId, true);
  });
  return retailer;
}

const avif = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .avif({ effort: 0 })
    .toBuffer();

describe('an AVIF', () => {
  it('of more than 16 megapixels is refused with advice [PICT-4]', async () => {
    const answer = await uploadPicture(await signInRetailer(), { file: await avif(4001, 4000) });
    expect([answer.status, answer.body.code]).toEqual([415, 'image.invalid']);
    expect(answer.body.detail).toContain('16 megapixels, or save it as JPEG');
  });

  it('of 16 megapixels is accepted [PICT-4]', async () => {
    const answer = await uploadPicture(await signInRetailer(), { file: await avif(4000, 4000) });
    expect(answer.status).toBe(201);
  });
});

describe('encoding in a child process', () => {
  it('refuses pictures beyond its queue with 503 and Retry-After [PICT-7]', async () => {
    const work = makeImageWork({ queueLength: 1 });
    const picture = await makePicture(2000, 2000);
    const ends = await Promise.allSettled(Array.from({ length: 4 }, () => encodeImage(work, picture)));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(ends[3]).toMatchObject({ reason: { code: 'unavailable', refusal: { retryAfterSeconds: 5 } } });
    await work.close();
  });

  it('gives up on a picture that takes too long [PICT-7]', async () => {
    const work = makeImageWork({ timeLimitMs: 1 });
    await expect(encodeImage(work, await makePicture())).rejects.toMatchObject({ code: 'unavailable' });
    await work.close();
  });

  it('kills a child that takes too much memory, and refuses the picture [PICT-7]', async () => {
    const work = makeImageWork({ memoryLimitBytes: 1024 });
    const refused = encodeImage(work, await makePicture(3000, 3000));
    await expect(refused).rejects.toMatchObject({ code: 'image.invalid' });
    await work.close();
  });

  it('ends with the server', async () => {
    const work = makeImageWork();
    await encodeImage(work, await makePicture());
    await work.close();
    await expect(encodeImage(work, await makePicture())).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('accepts 60 pictures a minute from one person, then answers 429 [PICT-6]', async () => {
  const [retailer, other] = [await signInRetailer(), await signInRetailer()];
  const send = (client: Client) => uploadPicture(client, { fields: { name: 'no file' } });
  for (let count = 1; count <= 60; count += 1) expect((await send(retailer)).status).toBe(400);
  const answer = await send(retailer);
  expect([answer.status, answer.body.code]).toEqual([429, 'rate.limited']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(other)).status).toBe(400);
});

it("a retailer's and an operator's pictures count together [PICT-6]", async () => {
  const { number } = await signInRetailer();
  await t.database.inTx((tx) => makeOperator(tx, number));
  const both = await t.signIn(number);
  const send = (path: string) => uploadPicture(both, { fields: { name: 'no file' } }, path);
  for (let count = 1; count <= 30; count += 1) {
    expect((await send('/shops/product-images/')).status).toBe(400);
    expect((await send('/operator/images/')).status).toBe(400);
  }
  for (const path of ['/shops/product-images/', '/operator/images/']) {
    const answer = await send(path);
    expect([answer.status, answer.body.code]).toEqual([429, 'rate.limited']);
  }
});

describe('a form that does not end', () => {
  const mebibyte = Buffer.alloc(1024 * 1024, 'x');
  const head = '--b\r\nContent-Disposition: form-data; name="cover"; filename="a.png"\r\n\r\n';

  /** Sends up to 200 MiB until the connection ends. Returns the status and how much the server accepted. */
  async function sendEndless(token: string, headers: Record<string, string>) {
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => listening());
    return new Promise<{ status: number; text: string; written: number }>((resolve, reject) => {
      const outgoing = request(`${address}/api/shops/product-images/`, {
        method: 'POST',
        headers: {
          authorization: `Token ${token}`,
          'content-type': 'multipart/form-data; boundary=b',
          ...headers,
        },
      });
      let answer: { status: number; text: string } | undefined;
      outgoing.on('response', async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        answer = { status: response.statusCode ?? 0, text };
      });
      outgoing.on('error', () => undefined);
      outgoing.on('close', () => {
        const written = outgoing.socket?.bytesWritten ?? 0;
        if (answer) resolve({ ...answer, written });
        else reject(new Error(`no answer after ${written} bytes`));
      });
      outgoing.write(head);
      const writeOn = (left: number): void => {
        if (left === 0 || outgoing.destroyed) return;
        outgoing.write(mebibyte, (error) => error || writeOn(left - 1));
      };
      writeOn(200);
    });
  }

  function listening(): string {
    const place = t.app.server.address();
    if (place === null || typeof place === 'string') throw new Error('the server does not listen');
    return `http://127.0.0.1:${place.port}`;
  }

  it.each([
    ['says its length', { 'content-length': String(200 * 1024 * 1024) }],
    ['does not say its length', { 'transfer-encoding': 'chunked' }],
  ])('is answered with 413 and cut off when it %s [PICT-8]', async (_, headers) => {
    const { token = '' } = await signInRetailer();
    const { status, text, written } = await sendEndless(token, headers as Record<string, string>);
    expect([status, JSON.parse(text).code]).toEqual([413, 'image.too_large']);
    expect(written).toBeLessThan(20_000_000);
  });
});
