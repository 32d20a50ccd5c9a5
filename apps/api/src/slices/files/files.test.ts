import { limits } from '@haat/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { makePicture } from '../../testing/pictures.ts';
import { makeFile, makeMp4, makeOgg, makeWebm, uploadFile } from '../../testing/sounds.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

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
    for (let n = 0; n < limits.picturesPerMinute; n += 1) {
      expect((await uploadFile(person, makeOgg())).status).toBe(201);
    }
    expect((await uploadFile(person, makeOgg())).status).toBe(429);
  });
  it('counts right when 70 come at once [HOUSE-9]', async () => {
    const person = await t.signIn();
    const answers = await Promise.all(Array.from({ length: 70 }, () => uploadFile(person, makeOgg())));
    const stored = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(new Set(stored).size).toBe(limits.picturesPerMinute);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(70 - stored.length);
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
