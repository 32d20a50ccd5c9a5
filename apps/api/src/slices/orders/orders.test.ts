import type { orders } from '@haat/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { suspendShop } from '../shops/index.ts';
import {
  makeCustomer,
  makeGoods,
  makeRetailer,
  makeVillage,
  orderIn,
  placeOrder,
  type Village,
} from './order.factory.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const idsOf = async (client: Client, path: string): Promise<number[]> =>
  (await client.get(path)).body.results.map(({ id }: { id: number }) => id);

const stockOf = async (productId: number): Promise<number> =>
  (await village.customer.get(`/shops/products/${productId}/`)).body.quantity;

describe('lists of orders', () => {
  it('are active or previous, newest first, in pages, for customer and retailer', async () => {
    const customer = await makeCustomer(testApp, village.cityId);
    const retailer = await makeRetailer(testApp, village.cityId, { name: 'Sunil Stores' });
    const inVillage = { ...village, retailer };
    const placed: number[] = [];
    for (const status of [
      'INITIATED',
      'REJECTED',
      'PICKED_UP',
      'CANCELLED',
      'VERIFIED',
      'COMPLETED',
    ] as const) {
      placed.unshift((await orderIn(inVillage, status, { customer })).order.id);
    }
    const [completed, verified, cancelled, pickedUp, rejected, initiated] = placed;
    for (const [client, path] of [
      [customer, '/customers/orders/'],
      [retailer, '/shops/orders/'],
    ] as const) {
      expect(await idsOf(client, path)).toEqual([verified, pickedUp, initiated]);
      expect(await idsOf(client, `${path}previous/`)).toEqual([completed, cancelled, rejected]);
      const page = await client.get(`${path}?limit=1&offset=1`);
      expect(page.body).toMatchObject({ count: 3, results: [{ id: pickedUp }] });
      expect((await client.get(`${path}?offset=3`)).body).toEqual({ count: 3, results: [] });
      for (const query of ['limit=0', 'limit=101', 'offset=-1', 'limit=all']) {
        expect((await client.get(`${path}?${query}`)).status).toBe(400);
        expect((await client.get(`${path}previous/?${query}`)).status).toBe(400);
      }
    }
  });

  it('tell what a card shows', async () => {
    const customer = await makeCustomer(testApp, village.cityId);
    const { order } = await orderIn(village, 'ASSIGNED', { customer });
    const row = {
      id: order.id,
      status: 'ASSIGNED',
      slot: order.slot,
      amount: 177.5,
      price: 157.5,
      delivery_cost: 20,
      item_count: 4,
      shop_name: 'Ammini Vegetables',
      shop_cover: null,
      deliverer: { first_name: 'Ravi', last_name: 'Kumar', number: village.deliverer.number },
      created_at: '2026-11-21T10:00:00+05:30',
    };
    expect((await customer.get('/customers/orders/')).body).toEqual({ count: 1, results: [row] });
    expect((await village.retailer.get('/shops/orders/?limit=1')).body.results).toEqual([row]);
  });

  it('are ten long without a limit', async () => {
    const customer = await makeCustomer(testApp, village.cityId);
    const tea = await makeGoods(testApp, village.retailer, { quantity: 100, price: 1 });
    for (let count = 0; count < 11; count += 1) {
      await placeOrder(village, { customer, wanted: [{ productId: tea, quantity: 1 }] });
    }
    const { body } = await customer.get('/customers/orders/');
    expect([body.count, body.results.length]).toEqual([11, 10]);
  });
});

describe('an order', () => {
  it('tells its story, the same to both', async () => {
    const { order } = await orderIn(village, 'COMPLETED');
    expect(order.events.map(({ status, text }) => [status, text])).toEqual([
      ['INITIATED', 'Order placed'],
      ['ACCEPTED', 'Ammini Vegetables accepted'],
      ['ASSIGNED', 'Ravi Kumar brings it'],
      ['PICKED_UP', 'Picked up at Ammini Vegetables'],
      ['DELIVERED', 'Delivered to the door'],
      ['VERIFIED', 'Checked at the door: everything is kept'],
      ['COMPLETED', 'Completed'],
    ]);
    expect(order.payment).toBe('Cash');
    const seen = await village.retailer.get(`/shops/orders/${order.id}/`);
    expect(seen.status).toBe(200);
    expect(seen.body).toEqual(order);
  });

  it('says to each what they may do', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    expect(order.allowed_actions).toEqual(['cancel']);
    const seen = await village.retailer.get(`/shops/orders/${order.id}/`);
    expect(seen.body.allowed_actions).toEqual(['accept', 'reject']);
    const { order: delivered } = await orderIn(village, 'DELIVERED');
    expect(delivered.allowed_actions).toEqual(['verify']);
  });

  it('is nobody else’s', async () => {
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

  it('is not for everybody', async () => {
    const unverified = await makeRetailer(testApp, village.cityId);
    await testApp.database.inTx((tx) => suspendShop(tx, null, { shopId: unverified.shopId, reason: 'Late' }));
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
  it.each(['reject', 'cancel'] as const)('%s gives the stock back, once', async (action) => {
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
  });

  it('gives the stock of a deleted product back without harm', async () => {
    const tea = await makeGoods(testApp, village.retailer, { price: 10, quantity: 7 });
    const order = await placeOrder(village, { wanted: [{ productId: tea, quantity: 5 }] });
    await village.retailer.delete(`/shops/products-retailer/${tea}/`);
    expect((await village.customer.post(`/customers/orders/${order.id}/cancel/`)).status).toBe(200);
  });

  it('gives back to a shelf that was filled to its limit meanwhile', async () => {
    const tea = await makeGoods(testApp, village.retailer, { price: 10, quantity: 7 });
    const order = await placeOrder(village, { wanted: [{ productId: tea, quantity: 5 }] });
    await village.retailer.patch(`/shops/products-retailer/${tea}/`, { quantity: 1_000_000 });
    expect((await village.customer.post(`/customers/orders/${order.id}/cancel/`)).status).toBe(200);
    expect(await stockOf(tea)).toBe(1_000_000);
  });

  it('repeats: a cancellation is no news, a rejection and an acceptance are refused', async () => {
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

  it('with the same Idempotency-Key is answered like the first time', async () => {
    const { order } = await orderIn(village, 'INITIATED');
    const accept = () =>
      village.retailer.post(`/shops/orders/${order.id}/accept/`, undefined, { 'idempotency-key': 'accept' });
    const first = await accept();
    const again = await accept();
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });

  it('leaves the customer the way out of a suspended shop', async () => {
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

describe('verifying', () => {
  const verify = (id: number, body: unknown) =>
    village.customer.post(`/customers/orders/${id}/verified/`, body);
  const delivered = async (): Promise<orders.Order> => (await orderIn(village, 'DELIVERED')).order;
  const idOf = (order: orders.Order, at: number): number => order.items[at]?.id ?? 0;

  it('keeps everything where nothing is lowered', async () => {
    for (const bodyOf of [
      (_: orders.Order) => ({ items: [] }),
      (order: orders.Order) => ({ items: order.items.map(({ id, quantity }) => ({ id, quantity })) }),
      (order: orders.Order) => ({ item_data: { items: [{ id: idOf(order, 0), quantity: 3 }] } }),
    ]) {
      const order = await delivered();
      const answer = await verify(order.id, bodyOf(order));
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        status: 'VERIFIED',
        items: order.items,
        rejected_items: [],
        amount: order.amount,
        allowed_actions: [],
      });
    }
  });

  it('lowers amounts, tells what was refused and gives it back to the shop', async () => {
    const order = await delivered();
    const [tomatoes, soap] = order.items;
    const tomatoStock = await stockOf(tomatoes?.product.id ?? 0);
    const soapStock = await stockOf(soap?.product.id ?? 0);
    const answer = await verify(order.id, {
      item_data: {
        items: [
          { id: tomatoes?.id, quantity: 2 },
          { id: soap?.id, quantity: 0 },
        ],
      },
    });
    expect(answer.body).toMatchObject({
      price: 81,
      delivery_cost: 20,
      amount: 101,
      rejected_items: [
        { name: 'Country tomato, 1 kg', quantity: 1 },
        { name: 'Bath soap', quantity: 1 },
      ],
    });
    expect(answer.body.items).toEqual([{ ...tomatoes, quantity: 2 }]);
    expect(answer.body.events.at(-1)).toMatchObject({
      status: 'VERIFIED',
      text: 'Checked at the door. Not taken: Country tomato, 1 kg: 1, Bath soap: 1',
    });
    expect(await stockOf(tomatoes?.product.id ?? 0)).toBe(tomatoStock + 1);
    expect(await stockOf(soap?.product.id ?? 0)).toBe(soapStock + 1);
    const card = (await village.customer.get('/customers/orders/')).body.results[0];
    expect(card).toMatchObject({ id: order.id, item_count: 2, amount: 101 });
  });

  it('may refuse everything: the way remains to be paid', async () => {
    const order = await delivered();
    const { body } = await verify(order.id, { items: order.items.map(({ id }) => ({ id, quantity: 0 })) });
    expect(body).toMatchObject({ items: [], price: 0, amount: 20 });
    expect(body.rejected_items).toHaveLength(2);
  });

  it('is done once', async () => {
    const order = await delivered();
    const body = { items: [{ id: idOf(order, 1), quantity: 0 }] };
    expect((await verify(order.id, body)).status).toBe(200);
    for (const again of [body, { items: [] }]) {
      const answer = await verify(order.id, again);
      expect([answer.status, answer.body.code]).toEqual([409, 'order.cannot_verify']);
    }
  });

  it.each([
    ['no items', () => ({})],
    ['items that are null', () => ({ items: null })],
    ['items that are no list', () => ({ items: { id: 1 } })],
    ['no items inside', () => ({ item_data: {} })],
    ['more than was delivered', (id: number) => ({ items: [{ id, quantity: 4 }] })],
    ['far more than was delivered', (id: number) => ({ items: [{ id, quantity: 100_000 }] })],
    ['less than nothing', (id: number) => ({ items: [{ id, quantity: -1 }] })],
    ['half a piece', (id: number) => ({ items: [{ id, quantity: 1.5 }] })],
    ['a piece as text', (id: number) => ({ items: [{ id, quantity: '1' }] })],
    ['an item without quantity', (id: number) => ({ items: [{ id }] })],
    ['an unknown item', () => ({ items: [{ id: 9_999_999, quantity: 0 }] })],
    [
      'the same item twice',
      (id: number) => ({
        items: [
          { id, quantity: 1 },
          { id, quantity: 1 },
        ],
      }),
    ],
  ])('refuses %s, and nothing has changed', async (_, bodyOf) => {
    const order = await delivered();
    const answer = await verify(order.id, bodyOf(idOf(order, 0)));
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body).toEqual(order);
  });

  it('refuses another order’s item', async () => {
    const other = await delivered();
    const order = await delivered();
    const answer = await verify(order.id, { items: [{ id: idOf(other, 0), quantity: 0 }] });
    expect(answer.status).toBe(400);
  });
});
