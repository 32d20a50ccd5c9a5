// What a deliverer sees of a delivery that the operator has given to somebody else.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from '../../testing/village.ts';

let testApp: TestApp;
let village: Village;
let operator: Client;
let successor: Client;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
  operator = await makeOperatorClient(testApp);
  successor = await makeDelivererClient(testApp, village.cityId);
});
afterAll(() => testApp.close());

async function handedOver(status: 'ASSIGNED' | 'DELIVERED' = 'ASSIGNED') {
  const { order, deliveryId } = await orderIn(village, status);
  const path = `/operator/orders/${order.id}/hand_over/`;
  expect((await operator.post(path, { deliverer: successor.userId })).status).toBe(200);
  return { order, path: `/deliveries/${deliveryId}/` };
}

it('tells the previous deliverer who has it now [DELIV-31]', async () => {
  const { path } = await handedOver();
  const { body: person } = await successor.get('/users/details/');
  const answers = [await village.deliverer.get(path), await village.deliverer.post(`${path}picked_up/`)];
  for (const { status, body } of answers) {
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  const { first_name, last_name, number } = person;
  expect(answers[0]?.body.deliverer).toEqual({ first_name, last_name, number });
  expect(answers[0]?.body.detail).toContain(first_name);
  expect((await successor.get(path)).body.allowed_actions).toEqual(['picked_up', 'give_back']);
});

it('is not found for every other deliverer [DELIV-31, DELIV-12]', async () => {
  const { path } = await handedOver();
  const stranger = await makeDelivererClient(testApp, village.cityId);
  const absent = await stranger.get('/deliveries/99999999/');
  expect((await stranger.get(path)).body).toEqual(absent.body);
});

it('tells that nobody has it while the request is open again [DELIV-31]', async () => {
  const { order, deliveryId } = await orderIn(village, 'ASSIGNED');
  await operator.post(`/operator/orders/${order.id}/release/`);
  const { status, body } = await village.deliverer.get(`/deliveries/${deliveryId}/`);
  expect([status, body.deliverer]).toEqual([404, null]);
});

it('tells nothing more once the order is completed [DELIV-31]', async () => {
  const { path } = await handedOver('DELIVERED');
  expect((await village.deliverer.get(path)).body).toHaveProperty('deliverer');
  await successor.post(`${path}completed/`, { payment: 'Cash' });
  const { status, body } = await village.deliverer.get(path);
  expect([status, body]).not.toHaveProperty('1.deliverer');
  expect(status).toBe(404);
});
