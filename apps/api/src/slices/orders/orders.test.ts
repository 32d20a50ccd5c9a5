import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { orderIn, placeOrder } from '../../testing/orders.ts';
import { makeShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeCustomer, makeGoods, makeRetailer, makeVillage, type Village } from '../../testing/village.ts';
import { suspendShop } from '../shops/index.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const stockOf = async (productId: number): Promise<number> =>
  (await village.customer.get(`/shops/products/${productId}/`)).body.quantity;

describe('an order', () => {
  it('has the same history for customer and retailer [ORDER-24, ORDER-39, ORDER-44]', async () => {
    const { order } = await orderIn(village, 'COMPLETED');
    expect(order.events.map(({ status, text }) => [status, text])).toEqual([
      ['INITIATED', 'Order placed'],
      ['ACCEPTED', 'Ammini Vegetables accepted'],
      ['ASSIGNED', 'Ravi Kumar accepted the delivery'],
      ['PICKED_UP', 'Picked up at Ammini Vegetables'],
      ['DELIVERED', 'Delivered to the door'],
      ['VERIFIED', 'Checked at the door: everything accepted'],
      ['COMPLETED', 'Completed'],
    ]);
    expect(order.payment).toBe('Cash');
    const seen = await village.retailer.get(`/shops/orders/${order.id}/`);
    expect(seen.status).toBe(200);
    const customer = { first_name: 'Lakshmi', last_name: 'Menon', number: expect.any(String) };
    expect(seen.body).toEqual({ ...order, customer_first_name: 'Lakshmi', customer });
  });

  it('lists the allowed actions of customer and retailer [ORDER-12, ORDER-36]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    expect(order.allowed_actions).toEqual(['cancel']);
    const seen = await village.retailer.get(`/shops/orders/${order.id}/`);
    expect(seen.body.allowed_actions).toEqual(['accept', 'reject', 'propose']);
    const { order: delivered } = await orderIn(village, 'DELIVERED');
    expect(delivered.allowed_actions).toEqual(['verify']);
  });

  it('answers 404 to other people [WHO-4, ORDER-24]', async () => {
    const { order } = await orderIn(village, 'DELIVERED');
    const stranger = await makeCustomer(testApp, village.cityId);
    const neighbour = await makeRetailer(testApp, village.cityId);
    const absent = await village.customer.get('/customers/orders/9999999/');
    const answers = [
      await stranger.get(`/customers/orders/${order.id}/`),
      await stranger.post(`/customers/orders/${order.id}/cancel/`),
      await stranger.post(`/customers/orders/${order.id}/verified/`, { items: [] }),
      await neighbour.get(`/shops/orders/${order.id}/`),
      await neighbour.post(`/shops/orders/${order.id}/accept/`),
      await neighbour.post(`/shops/orders/${order.id}/reject/`),
      await village.retailer.get(`/customers/orders/${order.id}/`),
      await village.customer.get('/customers/orders/abc/'),
      await village.customer.get('/customers/orders/0/'),
      await village.customer.post('/customers/orders/99999999999999999999/cancel/'),
      await village.retailer.post('/shops/orders/-1/accept/'),
      await village.retailer.post('/shops/orders/1.5/reject/'),
    ];
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, absent.body]);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body).toEqual(order);
  });

  it('answers 401 without a token and 403 without the role [WHO-5]', async () => {
    const { retailer: unverified } = await makeShop(testApp);
    const paths = [
      ['GET', '/customers/orders/', 'person'],
      ['GET', '/customers/orders/previous/', 'person'],
      ['GET', '/customers/orders/1/', 'person'],
      ['POST', '/customers/orders/1/cancel/', 'person'],
      ['POST', '/customers/orders/1/verified/', 'person'],
      ['GET', '/shops/orders/', 'retailer'],
      ['GET', '/shops/orders/previous/', 'retailer'],
      ['GET', '/shops/orders/1/', 'retailer'],
      ['POST', '/shops/orders/1/accept/', 'retailer'],
      ['POST', '/shops/orders/1/reject/', 'retailer'],
      ['POST', '/shops/orders/1/withdraw/', 'retailer'],
      ['GET', '/shops/packing/', 'retailer'],
    ] as const;
    for (const [method, path, who] of paths) {
      const call = (client: Client) =>
        method === 'GET' ? client.get(path) : client.post(path, { items: [] });
      expect((await call(testApp.nobody)).body.code).toBe('auth.required');
      if (who === 'person') continue;
      const customer = await call(village.customer);
      expect([customer.status, customer.body.code]).toEqual([403, 'role.required']);
      const retailer = await call(unverified);
      expect([retailer.status, retailer.body.code]).toEqual([403, 'shop.not_verified']);
    }
  });
});

describe('rejecting and cancelling', () => {
  it.each(['reject', 'cancel'] as const)(
    '%s gives the stock back, once [ORDER-11, ORDER-26]',
    async (action) => {
      const tea = await makeGoods(testApp, village.retailer, { name: 'Tea', price: 10, quantity: 7 });
      const order = await placeOrder(village, { wanted: [{ productId: tea, quantity: 5 }] });
      expect(await stockOf(tea)).toBe(2);
      const call = () =>
        action === 'reject'
          ? village.retailer.post(`/shops/orders/${order.id}/reject/`)
          : village.customer.post(`/customers/orders/${order.id}/cancel/`);
      const answer = await call();
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        status: action === 'reject' ? 'REJECTED' : 'CANCELLED',
        items: [{ quantity: 5 }],
        rejected_items: [],
        amount: 70,
        allowed_actions: [],
      });
      expect(await stockOf(tea)).toBe(7);
      await call();
      expect(await stockOf(tea)).toBe(7);
    },
  );

  it('returns the stock of a deleted product [ORDER-11]', async () => {
    const tea = await makeGoods(testApp, village.retailer, { price: 10, quantity: 7 });
    const order = await placeOrder(village, { wanted: [{ productId: tea, quantity: 5 }] });
    await village.retailer.delete(`/shops/products-retailer/${tea}/`);
    expect((await village.customer.post(`/customers/orders/${order.id}/cancel/`)).status).toBe(200);
  });

  it('returns stock even when the product reached the stock limit [ORDER-11]', async () => {
    const tea = await makeGoods(testApp, village.retailer, { price: 10, quantity: 7 });
    const order = await placeOrder(village, { wanted: [{ productId: tea, quantity: 5 }] });
    await village.retailer.patch(`/shops/products-retailer/${tea}/`, { quantity: 1_000_000 });
    expect((await village.customer.post(`/customers/orders/${order.id}/cancel/`)).status).toBe(200);
    expect(await stockOf(tea)).toBe(1_000_000);
  });

  it('accepts a repeated cancellation, refuses a repeated rejection or acceptance [ORDER-26, ORDER-41, ERR-8]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    const first = await village.customer.post(`/customers/orders/${order.id}/cancel/`);
    const again = await village.customer.post(`/customers/orders/${order.id}/cancel/`);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const { order: accepted } = await orderIn(village, 'ACCEPTED');
    const twice = await village.retailer.post(`/shops/orders/${accepted.id}/accept/`);
    expect([twice.status, twice.body.code]).toEqual([409, 'order.cannot_accept']);
    const { order: rejected } = await orderIn(village, 'REJECTED');
    const twiceNo = await village.retailer.post(`/shops/orders/${rejected.id}/reject/`);
    expect([twiceNo.status, twiceNo.body.code]).toEqual([409, 'order.cannot_reject']);
  });

  it('with the same Idempotency-Key get the first answer [ORDER-40]', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    const accept = () =>
      village.retailer.post(`/shops/orders/${order.id}/accept/`, undefined, { 'idempotency-key': 'accept' });
    const first = await accept();
    const again = await accept();
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });

  it('lets the customer cancel at a suspended shop [SHOP-31]', async () => {
    const retailer = await makeRetailer(testApp, village.cityId);
    const inVillage = { ...village, retailer };
    const { order: accepted, deliveryId } = await orderIn(inVillage, 'ACCEPTED');
    const { order } = await orderIn(inVillage, 'INITIATED');
    await testApp.database.inTx((tx) => suspendShop(tx, null, { shopId: retailer.shopId, reason: 'Late' }));
    expect((await retailer.post(`/shops/orders/${order.id}/accept/`)).status).toBe(403);
    expect((await village.customer.post(`/customers/orders/${order.id}/cancel/`)).status).toBe(200);
    expect((await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(200);
    expect((await village.customer.get(`/customers/orders/${accepted.id}/`)).body.status).toBe('ASSIGNED');
  });
});
