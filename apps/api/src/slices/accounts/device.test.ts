import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

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
  it('is registered, active unless it says otherwise', async () => {
    const device = { registration_id: `a ${person.userId}`, cloud_message_type: 'FCM' };
    const answer = await person.post('/users/device/gcm/', device);
    expect([answer.status, answer.body]).toEqual([200, { ...device, active: true }]);
    const again = await person.post('/users/device/gcm/', { ...device, active: false });
    expect([again.status, again.body]).toEqual([200, { ...device, active: false }]);
    expect(await devicesOf(person)).toEqual([
      { kind: 'FCM', registration_id: device.registration_id, is_active: false, keys: null },
    ]);
  });

  it('moves to who registers it last', async () => {
    const other = await t.signIn();
    const device = { registration_id: `b ${person.userId}`, cloud_message_type: 'FCM' };
    await person.post('/users/device/gcm/', device);
    expect((await other.post('/users/device/gcm/', device)).status).toBe(200);
    expect(await devicesOf(person)).toEqual([]);
    expect(await devicesOf(other)).toHaveLength(1);
    // The first one's sign-out no longer concerns it.
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

  it('is told which message type there is', async () => {
    const device = { registration_id: 'x', cloud_message_type: 'APNS' };
    const { body } = await person.post('/users/device/gcm/', device);
    expect(body.errors).toEqual({ cloud_message_type: ['Use one of: FCM.'] });
  });

  it('needs a token', async () => {
    expect((await t.nobody.post('/users/device/gcm/', {})).status).toBe(401);
  });

  it('takes a registration of 4,096 letters', async () => {
    const device = { registration_id: 'x'.repeat(4096), cloud_message_type: 'FCM' };
    expect((await person.post('/users/device/gcm/', device)).status).toBe(200);
  });
});

describe('a browser', () => {
  const subscription = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: 'public', auth: 'secret' },
  });

  it('is registered, again without harm, and forgotten', async () => {
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

  it("of somebody else's is left alone", async () => {
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
