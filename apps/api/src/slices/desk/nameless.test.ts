// People who haven't entered a name yet are shown with the end of their number, so that they don't look deleted.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, freshNumber, type TestApp } from '../../testing/test-app.ts';
import { makeVillage, type Village } from '../../testing/village.ts';
import { makeDeliverer, makeOperator } from '../accounts/index.ts';

let t: TestApp;
let village: Village;
let meera: Client;
let operator: Client;
let deliverer: Client;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  meera = await makeOperatorClient(t);
  const [first, second] = [freshNumber(), freshNumber()];
  await t.database.inTx((tx) => makeOperator(tx, first));
  await t.database.inTx((tx) => makeDeliverer(tx, second, village.cityId));
  operator = await t.signIn(first);
  deliverer = await t.signIn(second);
});
afterAll(() => t.close());

const nameOf = ({ number }: Client): string => `No name yet (${number.slice(-4)})`;

it('lists, histories and the audit show the end of their number [DESK-157]', async () => {
  const { order } = await orderIn(village, 'ASSIGNED');
  const path = `/operator/orders/${order.id}/`;
  await operator.post(`${path}hand_over/`, { deliverer: deliverer.userId });
  const whole = (await meera.get(path)).body;
  expect(whole.deliverer.name).toBe(nameOf(deliverer));
  expect(whole.events.at(-1)).toMatchObject({
    text: `Handed over to ${nameOf(deliverer)}`,
    actor: { id: operator.userId, name: nameOf(operator) },
  });
  const { results } = (await meera.get(`/operator/orders/?deliverer=${deliverer.userId}`)).body;
  expect(results[0].deliverer.name).toBe(nameOf(deliverer));
  const page = (await village.customer.get(`/customers/orders/${order.id}/`)).body;
  expect(page.events.at(-1).text).toBe(`Handed over to ${nameOf(deliverer)}`);
  const audit = (await meera.get(`/operator/audit/?actor=${operator.userId}`)).body;
  expect(audit.results[0].actor.name).toBe(nameOf(operator));
});

it('rows of the audit about them show it [DESK-157]', async () => {
  const { order } = await orderIn(village, 'ACCEPTED');
  await meera.post(`/operator/orders/${order.id}/assign/`, { deliverer: deliverer.userId });
  await meera.get(`/operator/users/${deliverer.userId}/`);
  const { results } = (await meera.get('/operator/audit/?limit=2')).body;
  const named = { id: deliverer.userId, name: nameOf(deliverer) };
  expect(results).toMatchObject([
    { action: 'user.view_number', object: { kind: 'user', ...named } },
    { action: 'order.assign', after: { deliverer: named } },
  ]);
});

it("notifications show it in the reader's language [DESK-157]", async () => {
  await village.customer.patch('/users/preferences/', { language: 'hi' });
  const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
  expect((await deliverer.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(200);
  const [last] = (await village.customer.get('/users/notifications/')).body.results;
  expect(last.body).toContain(`अभी नाम नहीं (${deliverer.number.slice(-4)})`);
  const page = (await village.customer.get(`/customers/orders/${order.id}/`)).body;
  expect(page.events.at(-1).text).toContain(`अभी नाम नहीं (${deliverer.number.slice(-4)})`);
});

it('their shop and their requests show it [DESK-157]', async () => {
  const person = village.retailer;
  await person.post('/customers/request/', { body: 'Jackfruit chips, please' });
  await t.database.pool.query(`update users set first_name = '', last_name = '' where id = $1`, [
    person.userId,
  ]);
  const shop = (await meera.get(`/operator/shops/${village.retailer.shopId}/`)).body;
  const requests = (await meera.get(`/operator/requests/?user=${person.userId}`)).body;
  expect([shop.retailer.name, requests.results[0].user.name]).toEqual([nameOf(person), nameOf(person)]);
});
