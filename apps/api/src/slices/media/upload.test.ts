import { type CoverSize, coverAt, coverSizes } from '@haat/contract/covers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makePicture, uploadPicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { markShopSetUp, setShopVerified } from '../accounts/index.ts';

let t: TestApp;
let retailer: Client;
beforeAll(async () => {
  t = await createTestApp();
  retailer = await t.signIn();
  await t.database.inTx(async (tx) => {
    await markShopSetUp(tx, retailer.userId);
    await setShopVerified(tx, retailer.userId, true);
  });
});
afterAll(() => t.close());

const fetchImage = (path: string) => t.app.inject({ url: path });
const imageRows = async () => (await t.database.pool.query('select * from images order by id')).rows;

async function decoded(cover: string, size: CoverSize) {
  const { rawPayload } = await fetchImage(coverAt(cover, size));
  return sharp(rawPayload);
}

async function expectRefused(upload: Parameters<typeof uploadPicture>[1], status: number, code: string) {
  const [before, files] = [await imageRows(), t.files.names()];
  const answer = await uploadPicture(retailer, upload);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.headers['content-type']).toMatch('application/problem+json');
  expect(await imageRows()).toEqual(before);
  expect(t.files.names()).toEqual(files);
  return answer.body;
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('may be %s [PICT-1, PICT-3]', async (format) => {
    const file = await makePicture(1200, 600, format);
    const fields = { name: ' Tomato ', is_primary: 'true' };
    const answer = await uploadPicture(retailer, { file, fileName: 'x.bin', type: 'text/plain', fields });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      cover: expect.stringMatching(/^\/media\/[0-9a-f]{32}-m\.webp$/),
    });
    const row = (await imageRows()).at(-1);
    expect(row).toMatchObject({
      id: String(answer.body.id),
      owner_id: String(retailer.userId),
      name: 'Tomato',
      is_primary: true,
      width: 1200,
      height: 600,
    });
  });

  it('is stored in three widths, never enlarged [PICT-5]', async () => {
    const large = await uploadPicture(retailer, { file: await makePicture(2000, 1000) });
    const small = await uploadPicture(retailer, { file: await makePicture(200, 100) });
    for (const size of Object.keys(coverSizes) as CoverSize[]) {
      const metadata = await (await decoded(large.body.cover, size)).metadata();
      expect(metadata).toMatchObject({
        format: 'webp',
        width: coverSizes[size],
        height: coverSizes[size] / 2,
      });
      const ofSmall = await (await decoded(small.body.cover, size)).metadata();
      expect(ofSmall.width).toBe(Math.min(200, coverSizes[size]));
    }
  });

  it('is rotated upright, without location data [PICT-5]', async () => {
    const file = await sharp(await makePicture(300, 100, 'jpeg'))
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '10/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await uploadPicture(retailer, { file });
    const metadata = await (await decoded(answer.body.cover, 'large')).metadata();
    expect(metadata).toMatchObject({ width: 100, height: 300 });
    expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    expect((await imageRows()).at(-1)).toMatchObject({ width: 100, height: 300 });
  });

  it('keeps transparency [PICT-5]', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await sharp({ create: { width: 20, height: 20, channels: 4, background } })
      .png()
      .toBuffer();
    const answer = await uploadPicture(retailer, { file });
    expect((await (await decoded(answer.body.cover, 'small')).metadata()).hasAlpha).toBe(true);
  });

  it('may have exactly 1 MB and no more [PROD-22, PICT-2]', async () => {
    const picture = await makePicture(40, 30, 'jpeg');
    const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    expect((await uploadPicture(retailer, { file: padded(1_048_576) })).status).toBe(201);
    const body = await expectRefused({ file: padded(1_048_577) }, 413, 'image.too_large');
    expect(body.detail).toContain('1 MB');
  });

  it('of 10 MB is refused without closing the connection [PICT-2]', async () => {
    await expectRefused({ file: Buffer.alloc(10_000_000) }, 413, 'image.too_large');
  });
});

describe("files that aren't accepted pictures", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
  it.each([
    ['a text', Buffer.from('this is no picture')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from(svg)],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\nnothing behind', 'latin1')],
    ['an AVIF of nothing', Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'latin1')],
  ])('%s named .png: 415 [PICT-3]', async (_, file) => {
    const body = await expectRefused({ file }, 415, 'image.invalid');
    expect(body.detail).toMatch(/[Cc]hoose/);
  });

  it('a GIF: 415 [PICT-3]', async () => {
    await expectRefused({ file: await makePicture(10, 10, 'gif') }, 415, 'image.invalid');
  });

  it.each(['png', 'jpeg', 'webp'] as const)('a %s cut off in the middle: 415 [PICT-3]', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
    const create = { width: 300, height: 300, channels: 3, noise, background: 'black' } as const;
    const whole = await sharp({ create }).toFormat(format).toBuffer();
    await expectRefused({ file: whole.subarray(0, whole.length / 2) }, 415, 'image.invalid');
  });

  it.each([
    [12_001, 10],
    [10, 12_001],
    [10_000, 5_001],
  ])('%i × %i pixels: 415, from the header alone [PICT-4]', async (width, height) => {
    const body = await expectRefused({ file: await makePicture(width, height) }, 415, 'image.invalid');
    expect(body.detail).toContain('12000 pixels');
  });

  it('a bomb whose header says gigapixels: 415 [PICT-4]', async () => {
    const file = await makePicture(10, 10);
    file.writeUInt32BE(60_000, 16); // the width in PNG's first chunk
    file.writeUInt32BE(60_000, 20);
    await expectRefused({ file }, 415, 'image.invalid');
  });

  it('12,000 pixels on a side are accepted [PICT-4]', async () => {
    expect((await uploadPicture(retailer, { file: await makePicture(12_000, 8) })).status).toBe(201);
  });
});

describe('the form', () => {
  it('needs its file [PICT-1]', async () => {
    const body = await expectRefused({ fields: { name: 'x' } }, 400, 'input.invalid');
    expect(body.errors).toEqual({ cover: ['The field is required'] });
  });

  it('refuses text instead of a file', async () => {
    await expectRefused({ fields: { cover: 'x' } }, 400, 'input.invalid');
  });

  it.each([['1'], ['yes'], ['True'], ['']])('is_primary %j is refused [PICT-1]', async (word) => {
    const upload = { file: await makePicture(), fields: { is_primary: word } };
    const body = await expectRefused(upload, 400, 'input.invalid');
    expect(Object.keys(body.errors)).toEqual(['is_primary']);
  });

  it.each([['true'], ['false'], [undefined]])('is_primary %j is taken [PICT-1]', async (word) => {
    const fields: Record<string, string> = word === undefined ? {} : { is_primary: word };
    const answer = await uploadPicture(retailer, { file: await makePicture(), fields });
    expect(answer.status).toBe(201);
    expect((await imageRows()).at(-1)?.is_primary).toBe(word === 'true');
  });

  it("refuses a name over 100 characters, and one that can't be stored [LIMIT-1]", async () => {
    const file = await makePicture();
    for (const name of ['x'.repeat(101), 'a\0b']) {
      const body = await expectRefused({ file, fields: { name } }, 400, 'input.invalid');
      expect(Object.keys(body.errors)).toEqual(['name']);
    }
  });

  it.each([
    ['JSON', 'application/json', '{}'],
    ['a text', 'text/plain', 'x'],
    ['a plain form', 'application/x-www-form-urlencoded', 'cover=x'],
  ])('as %s: 415 body.unsupported [ERR-11]', async (_, type, body) => {
    const answer = await retailer.send('POST', '/shops/product-images/', body, { 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([415, 'body.unsupported']);
  });

  it('without any body: 415 body.unsupported [ERR-11]', async () => {
    const answer = await retailer.post('/shops/product-images/');
    expect([answer.status, answer.body.code]).toEqual([415, 'body.unsupported']);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that ends too early', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; na'],
    ['of noise', 'multipart/form-data; boundary=b', 'no part at all'],
    [
      'with a prototype in it',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    ],
  ])('%s: 400', async (_, type, body) => {
    const answer = await retailer.send('POST', '/shops/product-images/', body, { 'content-type': type });
    expect(answer.status).toBe(400);
  });

  it('of a thousand fields: 400', async () => {
    const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field${at}`, 'x']));
    const answer = await uploadPicture(retailer, { fields, file: await makePicture() });
    expect(answer.status).toBe(400);
  });

  it('sent twice with one Idempotency-Key is one picture', async () => {
    const boundary = 'multipart/form-data; boundary=b';
    const head = '--b\r\nContent-Disposition: form-data; name="cover"; filename="a.png"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), await makePicture(), Buffer.from('\r\n--b--\r\n')]);
    const send = () =>
      retailer.send('POST', '/shops/product-images/', body, {
        'content-type': boundary,
        'idempotency-key': 'one picture',
      });
    const files = t.files.names().length;
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(t.files.names()).toHaveLength(files + 3);
  });
});
