// A village of the last release without standing orders, lists, pick-up, refunds, commission and announcements. After the
// upgrade its orders go on, and people use all of that on them. The tests follow each other.
import type { Order } from '@haat/contract/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { offerFor } from '../../testing/lists.ts';
import { upgradeOldVillage } from '../../testing/old-village.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { openDeliveryId } from '../../testing/orders.ts';
import { passEvening } from '../../testing/standing.ts';
import type { TestDatabase } from '../../testing/template-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** The Sunday after the test's clock. Slots begin at 10:00 in Kerala. */
const sunday = '2026-11-22';

/** Like order 1, with rice for ₹320 and ₹20 for the delivery. */
const order = (id: number, status: string, payBy: string, deliverer: number | null): string => `
  INSERT INTO orders (id, city_id, customer_id, shop_id, status, deliverer_id, window_id, slot_day, slot_start, slot_end,
      price_paise, delivery_cost_paise, item_count, additional_details, receiver, receiver_number, address, latitude,
      longitude, created_at, pay_by)
    SELECT ${id}, 1, 1, 1, '${status}', ${deliverer}, window_id, '${sunday}', '${sunday} 04:30+00', '${sunday} 06:30+00',
      price_paise, delivery_cost_paise, 1, '', receiver, receiver_number, address, latitude, longitude, '2026-11-20',
      '${payBy}' FROM orders WHERE id = 1;
  INSERT INTO order_items (id, city_id, order_id, product_id, name, price_paise, ordered, kept)
    VALUES (${id}, 1, ${id}, 1, 'Matta Rice', 32000, 1, 1);
  INSERT INTO order_events (id, order_id, city_id, actor_id, actor_role, action, to_status, details, at)
    VALUES (${id}, ${id}, 1, 1, 'customer', 'checkout', 'INITIATED', '{}', '2026-11-20');`;

const delivery = (id: number, deliverer: number | null): string => `
  INSERT INTO deliveries (id, city_id, order_id, deliverer_id, created_at) VALUES (${id}, 1, ${id}, ${deliverer}, '2026-11-20');`;

/** 901 was bought on credit, and its customer complained. 902 is on its way, 903 a request, 904 waits for the shop. */
const lastRows = [
  order(901, 'COMPLETED', 'credit', 3),
  order(902, 'PICKED_UP', 'cash', 3),
  order(903, 'ACCEPTED', 'cash', null),
  order(904, 'INITIATED', 'upi', null),
  delivery(901, 3),
  delivery(902, 3),
  delivery(903, null),
  `INSERT INTO order_events (id, order_id, city_id, actor_id, actor_role, action, from_status, to_status, details, at)
    VALUES (990, 901, 1, 3, 'deliverer', 'completed', 'VERIFIED', 'COMPLETED', '{}', '2026-11-20 06:00+00');
  UPDATE orders SET has_payments = true WHERE id = 901;
  INSERT INTO payments (id, city_id, order_id, method, amount_paise, state, told_by, at)
    VALUES (901, 1, 901, 'credit', 34000, 'confirmed', 'deliverer', '2026-11-20 06:00+00');
  INSERT INTO credit_accounts (id, city_id, shop_id, customer_id, limit_paise, answer, balance_paise)
    VALUES (901, 1, 1, 1, 100000, 'open', 34000);
  INSERT INTO credit_entries (id, city_id, account_id, kind, order_id, amount_paise, added_by, at)
    VALUES (901, 1, 901, 'order', 901, 34000, 'shop', '2026-11-20 06:00+00');
  INSERT INTO cash_entries (id, city_id, at, deliverer_id, shop_id, kind, order_id, amount_paise, balance_paise)
    VALUES (901, 1, '2026-11-20 06:00+00', 3, 1, 'order', 901, -2000, -2000);
  INSERT INTO cash_balances (id, city_id, deliverer_id, shop_id, balance_paise, waiting_paise, since)
    VALUES (901, 1, 3, 1, -2000, 0, '2026-11-20 06:00+00');
  INSERT INTO complaints (id, city_id, order_id, customer_id, shop_id, kind, created_at)
    VALUES (901, 1, 901, 1, 1, 'damaged', '2026-11-20');
  INSERT INTO complaint_messages (id, city_id, complaint_id, by, author_id, body, at)
    VALUES (901, 1, 901, 'customer', 1, 'The bag was torn', '2026-11-20');
  SELECT setval(sequencename::regclass, 1000) FROM pg_sequences WHERE schemaname = 'public';`,
].join('\n');

let old: TestDatabase;
let testApp: TestApp;
let customer: Client;
let retailer: Client;
let deliverer: Client;
let operator: Client;
let address: number;
let slot: number;

beforeAll(async () => {
  old = await upgradeOldVillage({ before: '0100_standing', rows: lastRows });
  testApp = await createTestApp({}, { database: old, files: [] });
  customer = await testApp.signIn('+919000000001');
  retailer = await testApp.signIn('+919000000002');
  deliverer = await testApp.signIn('+919000000003');
  operator = await makeOperatorClient(testApp);
  address = (await customer.get('/customers/addresses/')).body.results[0].id;
  slot = (await customer.get('/shops/get-slots/')).body.results[0].id;
});
afterAll(async () => {
  await testApp.close();
  await old.drop();
});

const orderOf = async (id: number): Promise<Order> => (await customer.get(`/customers/orders/${id}/`)).body;

it('has its orders, to be delivered and without refunds [RUN-15]', async () => {
  const before = { fulfilment: 'delivery', ready_at: null, standing: null, refunds: [], amount: 340 };
  for (const id of [901, 902, 903, 904]) expect(await orderOf(id)).toMatchObject(before);
  expect((await operator.get('/operator/cities/1/')).body).toMatchObject({
    commission_percent: 0,
    list_minutes: 60,
  });
  expect((await operator.get('/operator/shops/1/')).body.commission_percent).toBe(null);
  expect((await retailer.get('/shops/update/')).body.offers_pick_up).toBe(false);
  expect((await deliverer.get('/deliveries/cash/')).body).toMatchObject({ in_hand: -20, held: 0, owed: 20 });
});

it('gives money of an order of then back to the notebook [RUN-15, REFUND-4]', async () => {
  const refund = { outcome: 'refund', note: 'A torn bag', amount: 40, from: 'shop', how: 'credit' };
  expect((await operator.post('/operator/complaints/901/close/', refund)).status).toBe(200);
  expect((await orderOf(901)).refunds).toMatchObject([{ amount: 40, how: 'credit', state: 'paid' }]);
  const { body } = await customer.get('/customers/credit/901/statement/');
  expect(body).toMatchObject({ opening: 0, closing: 300 });
  expect(body.entries).toMatchObject([
    { kind: 'order', amount: 340 },
    { kind: 'refund', amount: -40 },
  ]);
});

it('hands out a request of then, and has it in a trip with what is on its way [RUN-15, DISPATCH-1]', async () => {
  const { body } = await operator.get('/operator/dispatch/?city=1');
  expect(body.slots).toMatchObject([{ requests: [{ order: 903, pieces: 1 }] }]);
  const assigned = await operator.post('/operator/orders/assign/', { orders: [903], deliverer: 3 });
  expect(assigned.body).toEqual({ assigned: [903], refused: [] });
  const trip = (await deliverer.get('/deliveries/trip/')).body;
  expect(trip.to_collect).toBe(680);
  expect(
    trip.stops.map(({ kind, deliveries }: { kind: string; deliveries: number[] }) => [kind, deliveries]),
  ).toEqual([
    ['pick_up', [903]],
    ['drop', [902]],
    ['drop', [903]],
  ]);
});

it('completes an order of then with a commission, and the earlier ones without [RUN-15, COMMISSION-1]', async () => {
  const { version } = (await operator.get('/operator/cities/1/')).body;
  await operator.patch('/operator/cities/1/', { version, commission_percent: 4 });
  await deliverer.post('/deliveries/902/delivered/');
  await customer.post('/customers/orders/902/verified/', { items: [] });
  const done = await deliverer.post('/deliveries/902/completed/', { payment: 'Cash' });
  expect(done.body.status).toBe('COMPLETED');
  const statement = (await retailer.get('/shops/statement/')).body;
  expect(statement).toMatchObject({ orders: 2, goods: 640, commission: 12.8, closing: -12.8 });
  expect(statement.entries).toMatchObject([{ order: 902, amount: -12.8 }]);
});

it('closes a day of then [RUN-15, CASH-52]', async () => {
  const closed = await operator.post('/operator/close/', { day: '2026-11-20', city: 1 });
  expect(closed.status).toBe(201);
  const { body } = await operator.get('/operator/close/?day=2026-11-20&city=1');
  expect(body.closed.sums).toMatchObject({ orders: 1, goods: 320, delivery: 20, credit: 340, cash: 0 });
  expect(body.deliverers).toMatchObject([{ in_hand: -20 }]);
});

it('takes an order to fetch, a list and a standing order from its customer [RUN-15, MORNING-1, LIST-1]', async () => {
  await retailer.patch('/shops/update/', { offers_pick_up: true });
  await customer.post('/customers/cart/add/', { product_id: 2, quantity: 1, address_id: address });
  const fetched = await customer.post('/customers/checkout/', { slot, fulfilment: 'pick_up' });
  expect([fetched.status, fetched.body.fulfilment, fetched.body.delivery_cost]).toEqual([201, 'pick_up', 0]);

  const list = await customer.post('/customers/lists/', { shop: 1, address, slot, text: 'Rice' });
  expect(list.status).toBe(201);
  await offerFor(retailer, list.body.id, 1);
  const agreed = await customer.post(`/customers/lists/${list.body.id}/agree/`);
  expect([agreed.status, agreed.body.status, agreed.body.price]).toEqual([201, 'ACCEPTED', 640]);
  expect(await openDeliveryId({ deliverer }, agreed.body.id)).toEqual(expect.any(Number));

  const standing = await customer.post('/customers/standing/', {
    shop: 1,
    address,
    items: [{ product: 1, quantity: 1 }],
    weekdays: [0],
    time: '10:00',
    pay_by: 'credit',
  });
  expect([standing.status, standing.body.next.day]).toEqual([201, sunday]);
  await passEvening({ testApp }, '2026-11-21');
  const { results } = (await customer.get('/customers/orders/')).body;
  expect((await orderOf(results[0].id)).standing).toBe(standing.body.id);
});

it('announces to its people [RUN-15, NEWS-1]', async () => {
  const audiences = ['customer', 'retailer', 'deliverer'];
  const texts = { en: 'The river road is flooded.' };
  const answer = await operator.post('/operator/announcements/', { city: 1, audiences, texts });
  expect([answer.status, answer.body.people]).toEqual([201, 3]);
  await testApp.jobs.runDue({ early: true });
  for (const person of [customer, retailer, deliverer]) {
    expect((await person.get('/users/notifications/?limit=1')).body.results[0].body).toBe(texts.en);
  }
});
