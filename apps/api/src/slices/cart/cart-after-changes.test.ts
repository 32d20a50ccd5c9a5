import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { emptyCart, quantitiesIn } from '../../testing/carts.ts';
import { makeCity } from '../../testing/cities.ts';
import type { TestAnswer } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type Customer,
  makeCustomer,
  makeGoods,
  makeRetailer,
  type Retailer,
} from '../../testing/village.ts';
import { restoreShop, suspendShop } from '../shops/index.ts';

let testApp: TestApp;
let cityId: number;
let retailer: Retailer;
let customer: Customer;
let rice: number;
let soap: number;

beforeAll(async () => {
  testApp = await createTestApp();
  cityId = await makeCity(testApp);
  retailer = await makeRetailer(testApp, cityId, { name: 'Ammini Vegetables' });
});
beforeEach(async () => {
  customer = await makeCustomer(testApp, cityId);
  rice = await makeGoods(testApp, retailer, { name: 'Matta rice, 1 kg', price: 62.5, quantity: 10 });
  soap = await makeGoods(testApp, retailer, { name: 'Bath soap', price: 36, quantity: 5 });
});
afterAll(() => testApp.close());

const add = (product_id: number, parts: object = {}): Promise<TestAnswer> =>
  customer.post('/customers/cart/add/', { product_id, address_id: customer.addressId, ...parts });
const remove = (product_id: number, parts: object = {}): Promise<TestAnswer> =>
  customer.post('/customers/cart/remove/', { product_id, ...parts });
const look = () => customer.get('/customers/cart/');

describe('the cart after', () => {
  it('a product is deleted: loses its line, and with the last line its shop and address [PROD-31]', async () => {
    await add(rice);
    await add(soap);
    await retailer.delete(`/shops/products-retailer/${rice}/`);
    expect(quantitiesIn(await look())).toEqual([[soap, 1]]);
    expect(quantitiesIn(await add(soap))).toEqual([[soap, 2]]);
    await retailer.delete(`/shops/products-retailer/${soap}/`);
    expect((await look()).body).toEqual(emptyCart);
    expect((await remove(soap)).body).toEqual(emptyCart);
  });

  it('a shop is suspended: is empty until the shop is restored [SHOP-18]', async () => {
    const shop = await makeRetailer(testApp, cityId);
    const tea = await makeGoods(testApp, shop, { name: 'Tea', price: 1, quantity: 5 });
    await add(tea);
    await testApp.database.inTx((tx) => suspendShop(tx, null, { shopId: shop.shopId, reason: 'Holiday' }));
    expect((await look()).body).toEqual(emptyCart);
    expect((await add(tea)).status).toBe(404);
    await testApp.database.inTx((tx) => restoreShop(tx, null, shop.shopId));
    expect(quantitiesIn(await look())).toEqual([[tea, 1]]);
  });

  it('an address is deleted: uses the first remaining one [ADDR-14]', async () => {
    const work = await makeAddress(customer, cityId, { name: 'Work' });
    await add(rice, { address_id: work.id });
    await customer.delete(`/customers/addresses/${work.id}/`);
    expect((await look()).body.address).toBe(customer.addressId);
    const other = await makeAddress(customer, cityId, { name: 'Other' });
    await customer.delete(`/customers/addresses/${customer.addressId}/`);
    expect((await look()).body.address).toBe(other.id);
  });
});

describe('simultaneous calls', () => {
  it('add up', async () => {
    const salt = await makeGoods(testApp, retailer, { name: 'Salt', price: 1, quantity: 25 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(salt)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(25).fill(200),
      ...Array(5).fill(409),
    ]);
    expect(quantitiesIn(await look())).toEqual([[salt, 25]]);
  });

  it('see one address or the other while one is deleted [ADDR-14]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const work = await makeAddress(customer, cityId, { name: 'Work' });
      const answers = await Promise.all([
        add(rice, { address_id: work.id }),
        customer.delete(`/customers/addresses/${work.id}/`),
        add(soap, { address_id: work.id }),
      ]);
      expect([200, 404]).toContain(answers[0].status);
      expect(answers[1].status).toBe(204);
      expect([200, 404]).toContain(answers[2].status);
      const { body } = await look();
      expect(body.address).toBe(body.items.length > 0 ? customer.addressId : null);
      await remove(rice, { quantity: 999 });
      await remove(soap, { quantity: 999 });
    }
  });
});
