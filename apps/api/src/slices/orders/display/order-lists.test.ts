import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { orderIn, placeOrder } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  makeCustomer,
  makeGoods,
  makeRetailer,
  makeVillage,
  type Village,
} from '../../../testing/village.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const idsOf = async (client: Client, path: string): Promise<number[]> =>
  (await client.get(path)).body.results.map(({ id }: { id: number }) => id);

describe('lists of orders', () => {
  it('are active or previous, newest first, in pages, for customer and retailer [ORDER-10, ORDER-19, ORDER-23, ORDER-38]', async () => {
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

  it('contain what a card shows [ORDER-17, GLANCE-2]', async () => {
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
      goods: [
        { name: 'Country tomato, 1 kg', local_name: null },
        { name: 'Bath soap', local_name: null },
      ],
      lines: 2,
      has_open_proposal: false,
      shop_name: 'Ammini Vegetables',
      shop_number: village.retailer.number,
      shop_cover: null,
      deliverer: { first_name: 'Ravi', last_name: 'Kumar', number: village.deliverer.number },
      created_at: '2026-11-21T10:00:00+05:30',
      packed_at: null,
      standing: null,
      fulfilment: 'delivery',
      ready_at: null,
    };
    expect((await customer.get('/customers/orders/')).body).toEqual({ count: 1, results: [row] });
    const ofShop = { ...row, customer_first_name: 'Lakshmi' };
    expect((await village.retailer.get('/shops/orders/?limit=1')).body.results).toEqual([ofShop]);
  });

  it("have each order's first two goods in the reader's language, and their number [GLANCE-20, PACK-8]", async () => {
    const { retailer } = village;
    const customer = await makeCustomer(testApp, village.cityId);
    const goods: number[] = [];
    for (const name of ['Rice', 'Banana', 'Tea']) {
      goods.push(await makeGoods(testApp, retailer, { name, quantity: 9 }));
    }
    await retailer.patch(`/shops/products-retailer/${goods[1]}/`, { names: { ml: 'പഴം', hi: 'केला' } });
    const whole = goods.map((productId) => ({ productId, quantity: 2 }));
    const { order } = await orderIn(village, 'DELIVERED', { customer, wanted: whole });
    await orderIn(village, 'REJECTED', { customer, wanted: whole.slice(0, 1) });
    const [rice, banana, tea] = [
      { name: 'Rice', local_name: null },
      { name: 'Banana', local_name: 'പഴം' },
      { name: 'Tea', local_name: null },
    ];
    const ml = { 'accept-language': 'ml' };
    const rowIn = async (client: Client, path: string, headers = ml) =>
      (await client.get(path, headers)).body.results[0];
    const first = { id: order.id, goods: [rice, banana], lines: 3 };
    expect(await rowIn(customer, '/customers/orders/')).toMatchObject(first);
    expect(await rowIn(retailer, '/shops/orders/')).toMatchObject(first);
    const inHindi = await rowIn(retailer, '/shops/orders/', { 'accept-language': 'hi' });
    expect(inHindi.goods[1]).toEqual({ name: 'Banana', local_name: 'केला' });
    expect(await rowIn(customer, '/customers/orders/previous/')).toMatchObject({ goods: [rice], lines: 1 });
    expect(await rowIn(retailer, '/shops/orders/previous/')).toMatchObject({ goods: [rice], lines: 1 });
    // What the customer refuses at the door is no longer part of it.
    const refused = { items: [{ id: order.items[0]?.id, quantity: 0 }] };
    await customer.post(`/customers/orders/${order.id}/verified/`, refused);
    expect(await rowIn(customer, '/customers/orders/')).toMatchObject({ goods: [banana, tea], lines: 2 });
  });

  it('have ten orders per page by default [APP-30, ORDER-18, API-14]', async () => {
    const customer = await makeCustomer(testApp, village.cityId);
    const tea = await makeGoods(testApp, village.retailer, { quantity: 100, price: 1 });
    for (let count = 0; count < 11; count += 1) {
      await placeOrder(village, { customer, wanted: [{ productId: tea, quantity: 1 }] });
    }
    const { body } = await customer.get('/customers/orders/');
    expect([body.count, body.results.length]).toEqual([11, 10]);
  });
});
