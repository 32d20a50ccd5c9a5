// Who ends an order without its goods, and what is said about it.
import { orderNumber } from '@haat/contract/city-ids';
import { expect, it } from 'vitest';
import { openDeliveryId, orderIn, placeOrder } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeGoods, makeRetailer } from '../../testing/village.ts';
import { cancelByOperator, cancelOrder } from './index.ts';

const village = setUpVillage();

const pageOf = async (orderId: number) => (await village.customer.get(`/customers/orders/${orderId}/`)).body;
const shopPageOf = async (orderId: number) => (await village.retailer.get(`/shops/orders/${orderId}/`)).body;
const reject = (orderId: number, body?: object) =>
  village.retailer.post(`/shops/orders/${orderId}/reject/`, body);
const withdraw = (orderId: number, body: object = { reason: 'closed' }) =>
  village.retailer.post(`/shops/orders/${orderId}/withdraw/`, body);
const lastTextOf = async (orderId: number): Promise<string> => (await pageOf(orderId)).events.at(-1).text;
const heard = async (): Promise<string> =>
  (await village.customer.get('/users/notifications/')).body.results[0].body;

it('a rejection says why, to customer and shop, in history and notification [ORDER-47, ORDER-49]', async () => {
  const { order } = await orderIn(village, 'INITIATED');
  expect(order.ended).toBeNull();
  const { status, body } = await reject(order.id, { reason: 'out_of_stock', note: 'No boat came' });
  const ended = { by: 'retailer', reason: 'out_of_stock', note: 'No boat came' };
  expect([status, body.status, body.ended]).toEqual([200, 'REJECTED', ended]);
  expect((await pageOf(order.id)).ended).toEqual(ended);
  expect(await lastTextOf(order.id)).toBe('Ammini Vegetables rejected: it is out of stock, No boat came');
  expect(await heard()).toBe(
    `Ammini Vegetables rejected your order #${orderNumber(order.id)}: it is out of stock, No boat came`,
  );
});

it.each([
  ['nothing', undefined, { reason: null, note: null }, 'Ammini Vegetables rejected'],
  ['nulls', { reason: null, note: null }, { reason: null, note: null }, 'Ammini Vegetables rejected'],
  [
    'a note alone',
    { note: 'Wedding' },
    { reason: null, note: 'Wedding' },
    'Ammini Vegetables rejected: Wedding',
  ],
  [
    'another reason',
    { reason: 'other', note: 'Wedding' },
    { reason: 'other', note: 'Wedding' },
    'Ammini Vegetables rejected: Wedding',
  ],
])('a rejection with %s [ORDER-47]', async (_, sent, why, text) => {
  const { order } = await orderIn(village, 'INITIATED');
  expect((await reject(order.id, sent)).body.ended).toEqual({ by: 'retailer', ...why });
  expect(await lastTextOf(order.id)).toBe(text);
});

it.each([
  [reject, { reason: 'not_fetched' }, 'reason'],
  [reject, { reason: 'bored' }, 'reason'],
  [reject, { note: 'x'.repeat(501) }, 'note'],
  [withdraw, {}, 'reason'],
  [withdraw, { reason: null }, 'reason'],
  [withdraw, { reason: 'closed', note: 'x'.repeat(501) }, 'note'],
])('refuses what is no reason, and changes nothing [ORDER-47, ORDER-48]', async (end, body, field) => {
  const { order } = await orderIn(village, end === reject ? 'INITIATED' : 'ACCEPTED');
  const answer = await end(order.id, body);
  expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
  expect(await pageOf(order.id)).toEqual(order);
});

it('a withdrawn order is cancelled, gives back its stock once, and its request is gone [ORDER-48]', async () => {
  const tea = await makeGoods(village.testApp, village.retailer, { name: 'Tea', price: 10, quantity: 7 });
  const stock = async () => (await village.customer.get(`/shops/products/${tea}/`)).body.quantity;
  const left = async () => (await village.customer.get('/shops/get-slots/')).body.results[0].left;
  const { id } = await placeOrder(village, { wanted: [{ productId: tea, quantity: 5 }] });
  await village.retailer.post(`/shops/orders/${id}/accept/`);
  const deliveryId = await openDeliveryId(village, id);
  expect((await shopPageOf(id)).allowed_actions).toEqual(['withdraw', 'pack']);
  const before = await left();
  const first = await withdraw(id, { reason: 'not_fetched' });
  expect([first.status, first.body.status]).toEqual([200, 'CANCELLED']);
  expect(first.body.ended).toEqual({ by: 'retailer', reason: 'not_fetched', note: null });
  expect(first.body).toMatchObject({ allowed_actions: [], due: 0 });
  const again = await withdraw(id, { reason: 'closed' });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect([await stock(), await left()]).toEqual([7, before + 1]);
  expect((await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(404);
  expect(await lastTextOf(id)).toBe('Cancelled by Ammini Vegetables: nobody fetched it');
});

it.each(['INITIATED', 'ASSIGNED', 'COMPLETED', 'REJECTED', 'CANCELLED'] as const)(
  'an order in %s is not withdrawn [ORDER-48]',
  async (status) => {
    const { order } = await orderIn(village, status);
    const answer = await withdraw(order.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'order.cannot_withdraw']);
    expect(await pageOf(order.id)).toEqual(order);
  },
);

it("another shop's order is 404, and it takes a token and a verified shop [ORDER-48]", async () => {
  const { order } = await orderIn(village, 'ACCEPTED');
  const neighbour = await makeRetailer(village.testApp, village.cityId);
  const path = `/shops/orders/${order.id}/withdraw/`;
  const body = { reason: 'closed' };
  expect((await neighbour.post(path, body)).status).toBe(404);
  expect((await village.customer.post(path, body)).status).toBe(403);
  expect((await village.testApp.nobody.post(path, body)).status).toBe(401);
});

it('withdrawing and accepting the delivery at the same time: one wins [ORDER-48, ORDER-8]', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
    const [withdrawn, taken] = await Promise.all([
      withdraw(order.id),
      village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`),
    ]);
    const page = await pageOf(order.id);
    if (withdrawn.status === 200) {
      expect([taken.status, page.status]).toEqual([404, 'CANCELLED']);
    } else {
      expect([withdrawn.body.code, taken.status]).toEqual(['order.cannot_withdraw', 200]);
      expect([page.status, page.ended]).toEqual(['ASSIGNED', null]);
    }
  }
});

it('a cancelled order says by whom [ORDER-49]', async () => {
  const { order: own } = await orderIn(village, 'CANCELLED');
  expect(own.ended).toEqual({ by: 'customer', reason: null, note: null });
  const { order } = await orderIn(village, 'ASSIGNED');
  const { operatorId, testApp } = village;
  await testApp.database.inTx((tx) =>
    cancelByOperator(tx, operatorId, { orderId: order.id, reason: 'Flood' }),
  );
  const ended = { by: 'operator', reason: 'other', note: 'Flood' };
  expect((await pageOf(order.id)).ended).toEqual(ended);
  expect((await shopPageOf(order.id)).ended).toEqual(ended);
});

it('a completed order has not ended early [ORDER-49]', async () => {
  expect((await orderIn(village, 'COMPLETED')).order.ended).toBeNull();
});

it("the shop sees its customer, without phone numbers from 7 days after the order's end [ORDER-50]", async () => {
  const { order } = await orderIn(village, 'INITIATED');
  const number = order.address?.number;
  const customer = {
    first_name: 'Lakshmi',
    last_name: 'Menon',
    number: expect.stringMatching(/^\+91\d{10}$/),
  };
  expect(order).not.toHaveProperty('customer');
  expect(number).not.toBeNull();
  const { clock, database } = village.testApp;
  clock.advance(8 * dayMs);
  expect(await shopPageOf(order.id)).toMatchObject({ customer, address: { number } });
  await database.inTx((tx) => cancelOrder(tx, village.customer, { orderId: order.id }));
  clock.advance(7 * dayMs - 1);
  expect(await shopPageOf(order.id)).toMatchObject({ customer, address: { number } });
  clock.advance(1);
  const later = await shopPageOf(order.id);
  expect(later).toMatchObject({ customer: { ...customer, number: null }, address: { number: null } });
  expect((await pageOf(order.id)).address.number).toBe(number);
  clock.advance(-15 * dayMs);
});

const dayMs = 86_400_000;
