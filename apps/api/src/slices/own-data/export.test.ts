import * as ownData from '@haat/contract/own-data';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderIn } from '../../testing/orders.ts';
import { makeFile, makeWebm } from '../../testing/sounds.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVillage, type Village } from '../../testing/village.ts';

let testApp: TestApp;
let village: Village;
beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

it('contains everything about the person, in the shapes of the API [OWN-3, HOUSE-7]', async () => {
  const { customer } = village;
  const { order: done } = await orderIn(village, 'COMPLETED');
  const { order: open } = await orderIn(village, 'INITIATED');
  await customer.post('/users/device/gcm/', { registration_id: 'phone', cloud_message_type: 'FCM' });
  const sound = makeWebm();
  const fileId = await makeFile(customer, sound);
  const { body: request } = await customer.post('/customers/request/', { body: 'Rice flour, please' });

  const answer = await customer.get('/users/export/');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect([...Value.Errors(ownData.OwnData, answer.body)]).toEqual([]);
  // A customer has none of the optional lists.
  expect(Object.keys(answer.body)).toEqual(ownData.OwnData.required);
  expect(answer.body).toEqual({
    user: (await customer.get('/users/details/')).body,
    addresses: (await customer.get('/customers/addresses/')).body.results,
    files: [
      {
        id: fileId,
        kind: 'sound',
        type: 'audio/webm',
        created_at: testApp.clock.now().toISOString(),
        content: sound.toString('base64'),
      },
    ],
    orders: await Promise.all(
      [open.id, done.id].map(async (id) => (await customer.get(`/customers/orders/${id}/`)).body),
    ),
    standing: (await customer.get('/customers/standing/')).body.results,
    lists: [],
    favourites: [],
    tell_me: [],
    notifications: (await customer.get('/users/notifications/')).body.results,
    requests: [{ ...request, answer: '' }],
    complaints: [],
    credit: [],
    credit_entries: [],
    devices: [{ registration_id: 'phone', cloud_message_type: 'FCM', active: true }],
    sessions: (await customer.get('/users/sessions/')).body.results,
  });
  expect(answer.body.notifications.length).toBeGreaterThan(3);
  expect(answer.text).not.toContain(customer.token);
});

it('contains nothing about others [OWN-3]', async () => {
  const stranger = await testApp.signIn();
  const { body } = await stranger.get('/users/export/');
  expect(body).toMatchObject({ addresses: [], orders: [], notifications: [], requests: [], devices: [] });
  expect(body.sessions).toHaveLength(1);
});

it('includes all pages of a long list [OWN-3]', async () => {
  const person = await testApp.signIn();
  await testApp.database.pool.query(
    `insert into notifications (user_id, body, link, created_at)
      select $1, 'NewNotification ' || n, '/support', now() from generate_series(1, 250) n`,
    [person.userId],
  );
  const { body } = await person.get('/users/export/');
  expect(body.notifications.map((row: { body: string }) => row.body)).toEqual(
    Array.from({ length: 250 }, (_, index) => `NewNotification ${250 - index}`),
  );
});

it('needs a token', async () => {
  expect((await testApp.nobody.get('/users/export/')).status).toBe(401);
});
