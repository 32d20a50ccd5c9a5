import { limits } from '@haat/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { makePicture, uploadPicture } from '../../testing/pictures.ts';
import { makeFile, makeMp4, makeOgg, makeWebm, uploadFile } from '../../testing/sounds.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVillage } from '../../testing/village.ts';

const gif = await makePicture(9, 9, 'gif');

let t: TestApp;
let owner: Client;
beforeAll(async () => {
  t = await createTestApp();
  owner = await t.signIn();
});
afterAll(() => t.close());

const bytesOf = async (client: Client, id: number) => {
  const headers = { authorization: `Token ${client.token}` };
  return t.app.inject({ url: `/api/files/${id}/`, headers });
};

describe('an upload', () => {
  it.each([
    ['WebM', makeWebm(), 'audio/webm'],
    ['Ogg', makeOgg(), 'audio/ogg'],
    ['MP4', makeMp4(), 'audio/mp4'],
  ])('of %s is kept byte for byte, whatever it is said to be [HOUSE-1, HOUSE-3]', async (_, sound, type) => {
    const answer = await uploadFile(owner, sound, 'text/html');
    expect([answer.status, answer.body]).toEqual([201, { id: expect.any(Number), kind: 'sound' }]);
    const file = await bytesOf(owner, answer.body.id);
    expect(file.headers['content-type']).toBe(type);
    expect(file.rawPayload.equals(sound)).toBe(true);
  });

  it('of a picture is encoded anew, without its metadata [HOUSE-1, HOUSE-2]', async () => {
    const picture = await sharp(await makePicture(2000, 1000, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'my house' } })
      .jpeg()
      .toBuffer();
    const answer = await uploadFile(owner, picture, 'image/jpeg');
    expect([answer.status, answer.body.kind]).toEqual([201, 'picture']);
    const file = await bytesOf(owner, answer.body.id);
    expect(file.headers['content-type']).toBe('image/webp');
    const { format, width, exif } = await sharp(file.rawPayload).metadata();
    expect([format, width, exif]).toEqual(['webp', 1080, undefined]);
  });

  const megabyte = limits.imageBytes;
  it.each([
    ['a long recording', makeWebm({ bytes: limits.soundBytes }), 'audio/webm', 413, 'sound.too_large'],
    ['a very long recording', makeWebm({ bytes: 2 * megabyte }), 'audio/webm', 413, 'sound.too_large'],
    [
      'a large picture',
      Buffer.from(`\x89PNG\r\n\x1a\n${'x'.repeat(megabyte)}`, 'latin1'),
      'image/png',
      413,
      'image.too_large',
    ],
    ['a damaged picture', Buffer.from('\x89PNG\r\n\x1a\nxxxx', 'latin1'), 'image/png', 415, 'image.invalid'],
    ['a picture of another format', gif, 'image/gif', 415, 'image.invalid'],
    ['another sound', makeWebm({ codecs: ['A_VORBIS'] }), 'audio/webm', 415, 'sound.invalid'],
    ['anything else', Buffer.from('hello'), 'text/plain', 415, 'sound.invalid'],
  ])('of %s is refused [HOUSE-2, HOUSE-3]', async (_, bytes, type, status, code) => {
    const stored = t.files.names();
    const answer = await uploadFile(owner, bytes, type);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(t.files.names()).toEqual(stored);
  });

  it('of exactly 307,200 bytes is taken [HOUSE-3]', async () => {
    const head = makeWebm({ bytes: 0 }).length;
    expect((await uploadFile(owner, makeWebm({ bytes: limits.soundBytes - head }))).status).toBe(201);
  });

  it('without a file is refused [HOUSE-1]', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await owner.send('POST', '/files/', '--b--\r\n', type);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['file']]);
  });

  it('answers 503 when the disk is full, and leaves no row [HOUSE-1]', async () => {
    const rows = async () => (await t.database.pool.query('select id from files')).rowCount;
    const before = await rows();
    t.files.room = 0;
    const answer = await uploadFile(owner, makeWebm());
    t.files.room = Number.POSITIVE_INFINITY;
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(await rows()).toBe(before);
  });

  it('counts with the pictures of products: 60 a minute [HOUSE-9]', async () => {
    const person = await t.signIn();
    const answers = await Promise.all(Array.from({ length: 70 }, () => uploadFile(person, gif, 'image/gif')));
    expect(answers.filter(({ status }) => status === 415)).toHaveLength(limits.picturesPerMinute);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(70 - limits.picturesPerMinute);
  });

  it('keeps nothing of what follows the sound [HOUSE-54]', async () => {
    const answer = await uploadFile(owner, Buffer.concat([makeWebm(), Buffer.alloc(250_000, 1)]));
    const file = await bytesOf(owner, answer.body.id);
    expect(file.rawPayload.equals(makeWebm())).toBe(true);
  });

  it('sent twice under one key is one file [HOUSE-1]', async () => {
    const person = await t.signIn();
    const key = { 'idempotency-key': 'upload-1' };
    const answers = await Promise.all([1, 2].map(() => uploadFile(person, makeOgg(), 'audio/ogg', key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });
});

describe('a file', () => {
  it('is only for its owner and operators, and never cached [HOUSE-4]', async () => {
    const id = await makeFile(owner, makeWebm());
    const answer = await bytesOf(owner, id);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await bytesOf(await makeOperatorClient(t), id)).statusCode).toBe(200);
    expect((await bytesOf(await t.signIn(), id)).statusCode).toBe(404);
    expect((await t.nobody.get(`/files/${id}/`)).status).toBe(401);
  });

  it('is not for an operator whose session was idle for twelve hours [HOUSE-4]', async () => {
    const operator = await makeOperatorClient(t);
    const id = await makeFile(owner, makeWebm());
    t.clock.advance(13 * 60 * 60 * 1000);
    expect((await bytesOf(operator, id)).statusCode).toBe(404);
  });

  it('has no public path [HOUSE-5]', async () => {
    await makeFile(owner, makeWebm());
    const names = t.files.names().filter((name) => name.endsWith('.file'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      for (const path of [`/media/${name}`, `/${name}`]) {
        expect((await t.app.inject({ url: path })).statusCode).toBe(404);
      }
    }
  });

  it('that nothing points to is deleted after a day, with its bytes [HOUSE-6]', async () => {
    const dayMs = 24 * 60 * 60 * 1000;
    t.clock.advance(2 * dayMs);
    await t.sweeps.run(t.database);
    const kept = t.files.names();
    const id = await makeFile(owner, makeWebm());
    t.clock.advance(dayMs);
    await t.sweeps.run(t.database);
    expect((await bytesOf(owner, id)).statusCode).toBe(200);
    t.clock.advance(1);
    await t.sweeps.run(t.database);
    expect((await bytesOf(owner, id)).statusCode).toBe(404);
    expect(t.files.names()).toEqual(kept);
  });

  it('without a row is removed from the store after a day [HOUSE-6]', async () => {
    await makeFile(owner, makeWebm());
    const rest = `${'a'.repeat(32)}.file`;
    await t.files.put(rest, new Uint8Array(), 'audio/webm');
    t.clock.advance(24 * 60 * 60 * 1000 + 1);
    await makeFile(owner, makeWebm());
    await t.sweeps.run(t.database);
    expect(t.files.names()).not.toContain(rest);
  });
});

describe('files to which nothing points yet [HOUSE-55]', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const uploads = async (person: Client, count: number, file: Uint8Array = makeOgg()) => {
    const answers = await Promise.all(Array.from({ length: count }, () => uploadFile(person, file)));
    return answers.map(({ status }) => status).sort();
  };

  it('are at most 20 of a person, also when more come at once', async () => {
    const person = await t.signIn();
    const stored = t.files.names().length;
    expect(await uploads(person, 24)).toEqual([...Array(20).fill(201), ...Array(4).fill(429)]);
    expect(t.files.names()).toHaveLength(stored + 20);
    const refused = await uploadFile(person, makeOgg());
    expect([refused.body.code, refused.headers['retry-after']]).toEqual(['rate.limited', '86400']);
    expect(refused.body.detail).toMatch(/^You have uploaded 20 files or 6 MB that nothing uses yet\./);
    expect(await uploads(await t.signIn(), 1)).toEqual([201]);
  });

  it('have at most 6 MB together', async () => {
    const person = await t.signIn();
    await uploads(person, 1);
    await t.database.pool.query('update files set bytes = $2 where owner_id = $1', [
      person.userId,
      6_291_456 - 500,
    ]);
    expect(await uploads(person, 1, makeOgg())).toEqual([201]);
    expect(await uploads(person, 1, makeWebm({ bytes: 400 }))).toEqual([429]);
  });

  it('leave room again when something points to them, and after a day', async () => {
    const { customer } = await makeVillage(t);
    expect(await uploads(customer, 19)).toEqual(Array(19).fill(201));
    const photo = await uploadFile(customer, await makePicture(), 'image/png');
    expect(await uploads(customer, 1)).toEqual([429]);
    const path = `/customers/addresses/${customer.addressId}/`;
    expect((await customer.patch(path, { photo: photo.body.id })).status).toBe(200);
    expect(await uploads(customer, 2)).toEqual([201, 429]);
    t.clock.advance(dayMs);
    expect(await uploads(customer, 1)).toEqual([201]);
  });

  it('count together with pictures of products', async () => {
    const { retailer } = await makeVillage(t);
    expect(await uploads(retailer, 18)).toEqual(Array(18).fill(201));
    for (const status of [201, 201, 429]) {
      expect((await uploadPicture(retailer, { file: await makePicture() })).status).toBe(status);
    }
  });
});
