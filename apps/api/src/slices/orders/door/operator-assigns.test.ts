// An operator assigns an accepted order to a deliverer, so that it waits for nobody to accept it.
import { orderNumber } from '@haat/contract/city-ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { codeFor } from '../../../testing/codes.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { orderIn } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeCustomer, makeDelivererClient, makeVillage, type Village } from '../../../testing/village.ts';

let t: TestApp;
let village: Village;
let operator: Client;
let deliverer: Client;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
  deliverer = await makeDelivererClient(t, village.cityId);
});
afterAll(() => t.close());

const assign = (orderId: number, userId: number) =>
  operator.post(`/operator/orders/${orderId}/assign/`, { deliverer: userId });
const lastNews = async (person: Client) => (await person.get('/users/notifications/')).body.results[0];

it('both are notified, and the audit and the history have it [DESK-158]', async () => {
  const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
  expect((await operator.get(`/operator/orders/${order.id}/`)).body.allowed_actions).toContain('assign');
  const { status, body } = await assign(order.id, deliverer.userId);
  expect([status, body]).toMatchObject([200, { status: 'ASSIGNED', deliverer: { id: deliverer.userId } }]);
  expect(body.events.at(-1)).toMatchObject({
    text: 'Assigned to Ravi Kumar',
    role: 'operator',
    actor: { id: operator.userId },
  });
  expect(await lastNews(deliverer)).toMatchObject({
    body: `You are the deliverer of order #${order.id % 2 ** 36} from Ammini Vegetables.`,
    link: `/deliverer/delivery/${deliveryId}`,
  });
  expect((await lastNews(village.customer)).body).toContain('Ravi accepted the delivery of your order');
  expect((await deliverer.get(`/deliveries/${deliveryId}/`)).status).toBe(200);
  expect(await auditOf(operator, 'order', order.id)).toMatchObject([
    { action: 'order.assign', before: { deliverer: null }, after: { deliverer: deliverer.userId } },
  ]);
  expect((await deliverer.post(`/deliveries/${deliveryId}/picked_up/`)).status).toBe(200);
});

it.each([
  ['INITIATED', 'delivery.cannot_hand_over', 'The shop hasn’t accepted order # yet. Assign it once it has.'],
  [
    'REJECTED',
    'delivery.cannot_hand_over',
    'Order # is rejected and can no longer be handed over. Reload it.',
  ],
  [
    'CANCELLED',
    'delivery.cannot_hand_over',
    'Order # is cancelled and can no longer be handed over. Reload it.',
  ],
  ['ASSIGNED', 'delivery.taken', 'Order # is assigned and can no longer be taken. Reload it.'],
  ['PICKED_UP', 'delivery.taken', 'Order # is picked up and can no longer be taken. Reload it.'],
] as const)('an order that is %s is not assigned: %s [DESK-158]', async (status, code, detail) => {
  const { order } = await orderIn(village, status);
  const { status: answered, body } = await assign(order.id, deliverer.userId);
  expect([answered, body.code, body.detail]).toEqual([
    409,
    code,
    detail.replace('#', String(orderNumber(order.id))),
  ]);
});

it('only a deliverer of the city is chosen, and not its customer [DESK-158]', async () => {
  const customer = await makeCustomer(t, village.cityId);
  await operator.post('/operator/deliverers/', { number: customer.number, city: village.cityId });
  const { order } = await orderIn(village, 'ACCEPTED', { customer });
  for (const userId of [village.retailer.userId, customer.userId, 999_999]) {
    const { status, body } = await assign(order.id, userId);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['deliverer']]);
  }
});

it('one of them gets it when a deliverer accepts it at the same time [DESK-158]', async () => {
  const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
  const answers = await Promise.all([
    assign(order.id, deliverer.userId),
    village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('the name is removed from notifications when the account is deleted [DESK-158]', async () => {
  const leaving = await makeDelivererClient(t, village.cityId);
  const { order } = await orderIn(village, 'ACCEPTED');
  await assign(order.id, leaving.userId);
  await operator.post(`/operator/orders/${order.id}/release/`);
  const deleted = await leaving.delete('/users/', { otp: await codeFor(t, leaving) });
  expect(deleted.status).toBe(204);
  const { results } = (await village.customer.get('/users/notifications/?limit=100')).body;
  const about = results.filter(({ link }: { link: string }) => link.endsWith(`/${order.id}`));
  expect(JSON.stringify(about)).toContain('A deliverer accepted the delivery');
});
