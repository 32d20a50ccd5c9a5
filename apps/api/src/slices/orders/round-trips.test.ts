// Each round trip to PostgreSQL costs time while rows are locked. A call waits for at most seven.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer } from '../../testing/client.ts';
import { fillCart, openDeliveryId, placeOrder } from '../../testing/orders.ts';
import { watchRoundTrips } from '../../testing/round-trips.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeGoods, makeVillage, type Village } from '../../testing/village.ts';

let testApp: TestApp;
let village: Village;
let products: number[];

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
  products = [];
  for (let count = 0; count < 4; count += 1) {
    products.push(
      await makeGoods(testApp, village.retailer, { name: `Tea ${count}`, price: 30, quantity: 1000 }),
    );
  }
  // Opens the connections, whose first statements don't count.
  for (let round = 0; round < 2; round += 1) await placedOrder();
  for (const list of ['/customers/orders/', '/customers/orders/previous/']) {
    await Promise.all(Array.from({ length: 20 }, () => village.customer.get(list)));
  }
});
afterAll(() => testApp.close());

const wanted = () => products.map((productId) => ({ productId, quantity: 2 }));
const placedOrder = () => placeOrder(village, { wanted: wanted() });
const withKey = { 'idempotency-key': 'one' };

/** How often the call waits for PostgreSQL. */
async function tripsOf(call: () => Promise<TestAnswer>): Promise<number> {
  const trips = watchRoundTrips();
  const answer = await call();
  const count = trips.count();
  if (answer.status >= 300) throw new Error(`refused: ${answer.text}`);
  return count;
}

it('adding to the cart waits five times', async () => {
  const { customer } = village;
  await fillCart(customer, wanted());
  const add = () =>
    customer.post(
      '/customers/cart/add/',
      { product_id: products[0], quantity: 1, address_id: customer.addressId },
      withKey,
    );
  expect(await tripsOf(add)).toBeLessThanOrEqual(5);
});

it('seeing the cart waits four times, and seeing the slots three times', async () => {
  const { customer } = village;
  await fillCart(customer, wanted());
  expect(await tripsOf(() => customer.get('/customers/cart/'))).toBeLessThanOrEqual(4);
  expect(await tripsOf(() => customer.get('/shops/get-slots/'))).toBeLessThanOrEqual(3);
});

it('a checkout waits seven times', async () => {
  const { customer, slotId } = village;
  await fillCart(customer, wanted());
  const { total } = (await customer.get('/customers/cart/')).body;
  const checkout = () =>
    customer.post('/customers/checkout/', { slot: slotId, expected_amount: total }, withKey);
  // The seventh is the clock of the order, which needs the shop's hours.
  expect(await tripsOf(checkout)).toBeLessThanOrEqual(7);
});

it('each step of a delivery waits six times, and seven where a clock starts, cash is asked or written, or a code may be refused', async () => {
  const { customer, deliverer, retailer } = village;
  const order = await placedOrder();
  const accept = () => retailer.post(`/shops/orders/${order.id}/accept/`, undefined, withKey);
  expect(await tripsOf(accept)).toBeLessThanOrEqual(7);
  const id = await openDeliveryId(village, order.id);
  const steps: (() => Promise<TestAnswer>)[] = [
    () => deliverer.post(`/deliveries/requests/${id}/accept/`, undefined, withKey),
    () => deliverer.post(`/deliveries/${id}/picked_up/`, undefined, withKey),
    () => deliverer.post(`/deliveries/${id}/delivered/`, undefined, withKey),
    () =>
      customer.post(
        `/customers/orders/${order.id}/verified/`,
        { items: [{ id: order.items[0]?.id, quantity: 1 }] },
        withKey,
      ),
    () => deliverer.post(`/deliveries/${id}/completed/`, { payment: 'Cash' }, withKey),
  ];
  const trips: number[] = [];
  for (const step of steps) trips.push(await tripsOf(step));
  const [, pickedUp = 0, , verified = 0] = trips;
  expect(Math.max(pickedUp, verified)).toBeLessThanOrEqual(6);
  expect(Math.max(...trips)).toBeLessThanOrEqual(7);
});

it('rejecting and cancelling wait six times', async () => {
  const { customer, retailer } = village;
  const [rejected, cancelled] = [await placedOrder(), await placedOrder()];
  const reject = () => retailer.post(`/shops/orders/${rejected.id}/reject/`, undefined, withKey);
  const cancel = () => customer.post(`/customers/orders/${cancelled.id}/cancel/`, undefined, withKey);
  expect(await tripsOf(reject)).toBeLessThanOrEqual(6);
  expect(await tripsOf(cancel)).toBeLessThanOrEqual(6);
});

it('order pages and lists wait three times', async () => {
  const { customer, retailer } = village;
  const { id } = await placedOrder();
  const pages = [
    () => customer.get(`/customers/orders/${id}/`),
    () => customer.get('/customers/orders/'),
    () => customer.get('/customers/orders/previous/'),
    () => retailer.get(`/shops/orders/${id}/`),
    () => retailer.get('/shops/orders/'),
  ];
  for (const page of pages) expect(await tripsOf(page)).toBeLessThanOrEqual(3);
});
