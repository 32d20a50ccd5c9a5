import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  person = await t.signIn();
});
afterAll(() => t.close());

const devicesOf = async ({ userId }: Client) =>
  (
    await t.database.pool.query(
      'select kind, registration_id, is_active, keys from devices where user_id = $1 order by id',
      [userId],
    )
  ).rows;

describe('a phone', () => {
  it('is registered, and active by default [SIGN-40]', async () => {
    const device = { registration_id: `a ${person.userId}`, cloud_message_type: 'FCM' };
    const answer = await person.post('/users/device/gcm/', device);
    expect([answer.status, answer.body]).toEqual([200, { ...device, active: true }]);
    const again = await person.post('/users/device/gcm/', { ...device, active: false });
    expect([again.status, again.body]).toEqual([200, { ...device, active: false }]);
    expect(await devicesOf(person)).toEqual([
      { kind: 'FCM', registration_id: device.registration_id, is_active: false, keys: null },
    ]);
  });

  it('moves to the last person who registers it [SIGN-40]', async () => {
    const other = await t.signIn();
    const device = { registration_id: `b ${person.userId}`, cloud_message_type: 'FCM' };
    await person.post('/users/device/gcm/', device);
    expect((await other.post('/users/device/gcm/', device)).status).toBe(200);
    expect(await devicesOf(person)).toEqual([]);
    expect(await devicesOf(other)).toHaveLength(1);
    // The first person's sign-out no longer affects it.
    await person.post('/users/logout/');
    expect(await devicesOf(other)).toHaveLength(1);
  });

  it.each([
    [{ cloud_message_type: 'FCM' }, 'registration_id'],
    [{ registration_id: '', cloud_message_type: 'FCM' }, 'registration_id'],
    [{ registration_id: 'x'.repeat(4097), cloud_message_type: 'FCM' }, 'registration_id'],
    [{ registration_id: 'x', cloud_message_type: 'APNS' }, 'cloud_message_type'],
    [{ registration_id: 'x' }, 'cloud_message_type'],
    [{ registration_id: 'x', cloud_message_type: 'FCM', active: 'yes' }, 'active'],
  ])('is refused as %j', async (body, field) => {
    const answer = await person.post('/users/device/gcm/', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await devicesOf(person)).toEqual([]);
  });

  it('names the allowed message types [SIGN-40]', async () => {
    const device = { registration_id: 'x', cloud_message_type: 'APNS' };
    const { body } = await person.post('/users/device/gcm/', device);
    expect(body.errors).toEqual({ cloud_message_type: ['Use one of: FCM.'] });
  });

  it('needs a token', async () => {
    expect((await t.nobody.post('/users/device/gcm/', {})).status).toBe(401);
  });

  it('takes a registration of 4,096 letters [LIMIT-1]', async () => {
    // Random, so that the database can't compress it.
    const letters = randomBytes(3072).toString('base64');
    const device = { registration_id: letters, cloud_message_type: 'FCM' };
    expect((await person.post('/users/device/gcm/', device)).status).toBe(200);
    expect((await person.post('/users/device/gcm/', device)).status).toBe(200);
    expect(await devicesOf(person)).toHaveLength(1);
    const other = { ...device, registration_id: `${letters.slice(0, -1)}!` };
    expect((await person.post('/users/device/gcm/', other)).status).toBe(200);
    expect(await devicesOf(person)).toHaveLength(2);
  });

  it('replaces the oldest of twenty, also with simultaneous registrations [SIGN-42]', async () => {
    const device = (at: number) => ({
      registration_id: `${at} of ${person.userId}`,
      cloud_message_type: 'FCM',
    });
    const other = await t.signIn();
    await other.post('/users/device/gcm/', device(1000));
    for (let at = 0; at < 21; at += 1) {
      t.clock.advance(1000);
      expect((await person.post('/users/device/gcm/', device(at))).status).toBe(200);
    }
    const kept = (await devicesOf(person)).map(({ registration_id }) => registration_id);
    expect(kept).toEqual(Array.from({ length: 20 }, (_, at) => device(at + 1).registration_id));
    t.clock.advance(1000);
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => person.post('/users/device/gcm/', device(100 + at))),
    );
    expect(await devicesOf(person)).toHaveLength(20);
    expect(await devicesOf(other)).toHaveLength(1);
  });
});

describe('a browser', () => {
  const subscription = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: 'public', auth: 'secret' },
  });

  it('is registered, registered again without effect, and removed [SIGN-41]', async () => {
    const body = subscription(`a${person.userId}`);
    for (let times = 0; times < 2; times += 1) {
      const answer = await person.post('/users/device/webpush/', body);
      expect([answer.status, answer.body]).toEqual([200, { endpoint: body.endpoint }]);
    }
    expect(await devicesOf(person)).toEqual([
      { kind: 'WEBPUSH', registration_id: body.endpoint, is_active: true, keys: body.keys },
    ]);
    const gone = await person.delete('/users/device/webpush/', { endpoint: body.endpoint });
    expect(gone.status).toBe(204);
    expect(await devicesOf(person)).toEqual([]);
    expect((await person.delete('/users/device/webpush/', { endpoint: body.endpoint })).status).toBe(204);
  });

  it.each([
    'http://push.example/x',
    'push.example/x',
    'ftp://push.example/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://8.8.8.8/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://localhost/x',
    'https://push.localhost/x',
    'https://LOCALHOST./x',
    'https://push/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'https://me@push.example/x',
    'https://me:secret@push.example/x',
    'https://push.example:8443/x',
    'https:///x',
    'https://',
    '',
  ])('at %s is refused [SIGN-41]', async (endpoint) => {
    const answer = await person.post('/users/device/webpush/', { ...subscription(''), endpoint });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ endpoint: [expect.any(String)] });
    expect(await devicesOf(person)).toEqual([]);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'https://web.push.apple.com:443/abc',
  ])('at %s is accepted [SIGN-41]', async (endpoint) => {
    const answer = await person.post('/users/device/webpush/', { ...subscription(''), endpoint });
    expect([answer.status, answer.body]).toEqual([200, { endpoint }]);
  });

  it('on this machine is accepted with HAAT_UNSAFE, but must be an http URL [SIGN-41]', async () => {
    const unsafe = await createTestApp({ HAAT_UNSAFE: 'on' });
    const tester = await unsafe.signIn();
    const register = (endpoint: string) =>
      tester.post('/users/device/webpush/', { ...subscription(''), endpoint });
    expect((await register('http://127.0.0.1:4000/push')).status).toBe(200);
    expect((await register('file:///etc/passwd')).status).toBe(400);
    await unsafe.close();
  });

  it('of somebody else stays [SIGN-41]', async () => {
    const body = subscription(`b${person.userId}`);
    await person.post('/users/device/webpush/', body);
    const other = await t.signIn();
    expect((await other.delete('/users/device/webpush/', { endpoint: body.endpoint })).status).toBe(204);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it.each([
    [{ endpoint: 'http://push.example/x', keys: { p256dh: 'a', auth: 'b' } }],
    [{ endpoint: 'https://push.example/x' }],
    [{ endpoint: 'https://push.example/x', keys: { p256dh: 'a' } }],
  ])('is refused as %j', async (body) => {
    expect((await person.post('/users/device/webpush/', body)).status).toBe(400);
  });

  it('needs a token', async () => {
    expect((await t.nobody.post('/users/device/webpush/', subscription('c'))).status).toBe(401);
    expect((await t.nobody.delete('/users/device/webpush/', { endpoint: 'x' })).status).toBe(401);
  });
});
