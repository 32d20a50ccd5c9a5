// The operator's list of orders: those that need a hand, those of a person, and the limit of its count.
import { limits } from '@haat/contract/limits';
import { orderNeeds } from '@haat/contract/operator/orders';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeOperatorClient } from '../../../testing/operators.ts';
import { orderIn, placeOrder } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeCustomer, makeGoods, makeVillage, type Village } from '../../../testing/village.ts';

let t: TestApp;
let village: Village;
let operator: Client;
beforeEach(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
});
afterEach(() => t.close());

const list = async (query: string) => {
  const { status, body } = await operator.get(`/operator/orders/?limit=100&${query}`);
  expect(status).toBe(200);
  return body;
};
const idsOf = async (query: string): Promise<number[]> =>
  (await list(query)).results.map(({ id }: { id: number }) => id);

const minuteMs = 60_000;

it('has exactly the orders that Today counts as a need [DESK-111]', async () => {
  const { order: unanswered } = await orderIn(village, 'INITIATED');
  const { order: unclaimed } = await orderIn(village, 'ACCEPTED');
  const { order: assigned } = await orderIn(village, 'ASSIGNED');
  const { order: underway } = await orderIn(village, 'PICKED_UP');
  for (const status of ['DELIVERED', 'COMPLETED', 'REJECTED', 'CANCELLED'] as const) {
    await orderIn(village, status);
  }
  expect(await idsOf('need=orders_unanswered')).toEqual([]);
  t.clock.advance(10 * minuteMs);
  await t.jobs.runDue({ early: true });
  expect(await idsOf('need=orders_unanswered')).toEqual([unanswered.id]);
  expect(await idsOf('need=requests_open')).toEqual([unclaimed.id]);
  expect(await idsOf('need=deliveries_late')).toEqual([]);
  // The slot is from 17:00 to 19:00 in Kerala.
  t.clock.set('2026-11-21T13:30:00.001Z');
  operator = await makeOperatorClient(t);
  expect(await idsOf('need=deliveries_late')).toEqual([underway.id, assigned.id, unclaimed.id]);
  const { needs } = (await operator.get('/operator/today/')).body;
  for (const need of orderNeeds)
    expect([need, (await list(`need=${need}`)).count]).toEqual([need, needs[need]]);
  expect((await operator.get('/operator/orders/?need=everything')).status).toBe(400);
});

it('has the active orders of a person in each role [DESK-162]', async () => {
  const { order: placed } = await orderIn(village, 'INITIATED');
  const { order: underway } = await orderIn(village, 'PICKED_UP');
  await orderIn(village, 'COMPLETED');
  await orderIn(village, 'CANCELLED');
  const { customer, deliverer, retailer } = village;
  expect(await idsOf(`active_of=${customer.userId}`)).toEqual([underway.id, placed.id]);
  expect(await idsOf(`active_of=${retailer.userId}`)).toEqual([underway.id, placed.id]);
  expect(await idsOf(`active_of=${deliverer.userId}`)).toEqual([underway.id]);
  expect(await idsOf(`active_of=${operator.userId}`)).toEqual([]);
});

it('has the orders of several days in the time zone of their city [DESK-162]', async () => {
  t.clock.set('2026-11-21T18:29:00Z'); // 23:59 in Kerala
  const tomorrow = (await village.customer.get('/shops/get-slots/')).body.results[0].id;
  const first = await placeOrder({ ...village, slotId: tomorrow });
  t.clock.advance(minuteMs);
  const second = await placeOrder({ ...village, slotId: tomorrow });
  operator = await makeOperatorClient(t);
  expect(await idsOf('from=2026-11-21&to=2026-11-22')).toEqual([second.id, first.id]);
  expect(await idsOf('from=2026-11-22')).toEqual([second.id]);
  expect(await idsOf('to=2026-11-21')).toEqual([first.id]);
  expect(await idsOf('day=2026-11-22')).toEqual([second.id]);
  expect(await idsOf('from=2026-11-23')).toEqual([]);
  for (const query of ['from=2026-02-30', 'to=today']) {
    const { status, body } = await operator.get(`/operator/orders/?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, [query.split('=')[0]]]);
  }
});

it('is sorted by time and by amount [DESK-162]', async () => {
  const small = await makeGoods(t, village.retailer, { name: 'Match box', price: 2, quantity: 50 });
  const order = async (quantity: number) =>
    (await placeOrder(village, { wanted: [{ productId: small, quantity }] })).id;
  const [two, nine, one] = [await order(2), await order(9), await order(1)];
  expect(await idsOf('')).toEqual([one, nine, two]);
  expect(await idsOf('sort=-time')).toEqual([one, nine, two]);
  expect(await idsOf('sort=time')).toEqual([two, nine, one]);
  expect(await idsOf('sort=amount')).toEqual([one, two, nine]);
  expect(await idsOf('sort=-amount')).toEqual([nine, two, one]);
  expect((await operator.get('/operator/orders/?sort=shop')).status).toBe(400);
});

it('has the picked-up orders of a deliverer, which stay after a dismissal [DESK-135]', async () => {
  const { order: assigned } = await orderIn(village, 'ASSIGNED');
  const underway: number[] = [];
  for (const status of ['PICKED_UP', 'DELIVERED', 'VERIFIED'] as const) {
    underway.unshift((await orderIn(village, status)).order.id);
  }
  const { order: completed } = await orderIn(village, 'COMPLETED');
  const of = `deliverer=${village.deliverer.userId}`;
  expect(await idsOf(`${of}&is_picked_up=1`)).toEqual(underway);
  expect(await idsOf(`${of}&is_picked_up=0`)).toEqual([completed.id, assigned.id]);
  const page = async () => (await operator.get(`/operator/orders/${underway[0]}/`)).body;
  expect((await page()).deliverer.is_dismissed).toBe(false);
  await operator.delete(`/operator/deliverers/${village.deliverer.userId}/`);
  expect(await idsOf(`${of}&is_picked_up=1`)).toEqual(underway);
  expect((await page()).deliverer).toMatchObject({ name: 'Ravi Kumar', is_dismissed: true });
});

it('shows whether the shop of an order is suspended [DESK-134]', async () => {
  const { order } = await orderIn(village, 'INITIATED');
  const state = async () => (await operator.get(`/operator/orders/${order.id}/`)).body.shop.state;
  expect(await state()).toBe('verified');
  await operator.post(`/operator/shops/${village.retailer.shopId}/suspend/`, { reason: 'Stale goods' });
  expect(await state()).toBe('suspended');
});

it('has the orders of a customer, and those of a deliverer [DESK-111]', async () => {
  const customer = await makeCustomer(t, village.cityId);
  const { order: theirs } = await orderIn({ ...village, customer }, 'INITIATED');
  const { order: carried } = await orderIn(village, 'COMPLETED');
  expect(await idsOf(`customer=${customer.userId}`)).toEqual([theirs.id]);
  expect(await idsOf(`customer=${village.customer.userId}`)).toEqual([carried.id]);
  expect(await idsOf(`deliverer=${village.deliverer.userId}`)).toEqual([carried.id]);
  expect(await idsOf(`deliverer=${village.deliverer.userId}&status=INITIATED`)).toEqual([]);
});

it('counts no further than its limit [DESK-111]', async () => {
  const { order } = await orderIn(village, 'INITIATED');
  await t.database.pool.query(
    `insert into orders select (o).* from (
       select jsonb_populate_record(orders, jsonb_build_object('id', orders.id + 1000000 + n)) as o
       from orders, generate_series(1, ${limits.ordersCounted}) n where id = $1) copies`,
    [order.id],
  );
  expect((await list('')).count).toBe(limits.ordersCounted);
  expect((await list(`search=${order.id}`)).count).toBe(1);
});
