import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeProduct } from '../../testing/products.ts';
import {
  type MadeShop,
  makeProductType,
  makeShop,
  makeShopType,
  makeVerifiedShop,
} from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { suspendShop } from '../shops/desk/change-shop-state.ts';

let testApp: TestApp;
let customer: Client;
let made: MadeShop;
let fruit: number;
let dairy: number;

beforeAll(async () => {
  testApp = await createTestApp();
  customer = await testApp.signIn();
  made = await makeVerifiedShop(testApp);
  fruit = await makeProductType(testApp, 'Fruit');
  dairy = await makeProductType(testApp, 'Dairy');
  await makeProduct(testApp, made.retailer, { type: fruit, name: 'Mango, 1 kg' });
  await makeProduct(testApp, made.retailer, { type: dairy, name: 'Butter, 100 g' });
  await makeProduct(testApp, made.retailer, { type: fruit, name: 'Banana, 1 kg', quantity: 0 });
});
afterAll(() => testApp.close());

const list = async (query: string) => {
  const { status, body } = await customer.get(`/shops/products/?${query}`);
  expect(status).toBe(200);
  return [body.count, ...body.results.map(({ name }: { name: string }) => name)];
};

describe('GET /shops/products/', () => {
  it("lists a shop's products by name, including sold-out ones [PROD-7]", async () => {
    const shop = `shop__id=${made.shop.id}`;
    expect(await list(shop)).toEqual([3, 'Banana, 1 kg', 'Butter, 100 g', 'Mango, 1 kg']);
    expect(await list(`${shop}&limit=1&offset=2`)).toEqual([3, 'Mango, 1 kg']);
    expect(await list(`${shop}&type__id=${fruit}`)).toEqual([2, 'Banana, 1 kg', 'Mango, 1 kg']);
    expect(await list(`${shop}&type__id=999999`)).toEqual([0]);
    expect(await list(`${shop}&search=bananna`)).toEqual([1, 'Banana, 1 kg']);
    expect(await list(`${shop}&type__id=${dairy}&search=bananna`)).toEqual([0]);
    expect(await list(`${shop}&search=`)).toEqual([3, 'Banana, 1 kg', 'Butter, 100 g', 'Mango, 1 kg']);
    expect(await list(`${shop}&search=%F0%9F%8D%8C`)).toEqual([0]);
  });

  it('sorts without regard to case [PROD-7]', async () => {
    const mixed = await makeVerifiedShop(testApp);
    for (const name of ['banana', 'Cardamom', 'Apple', 'apple chips']) {
      await makeProduct(testApp, mixed.retailer, { type: fruit, name });
    }
    const names = [4, 'Apple', 'apple chips', 'banana', 'Cardamom'];
    expect(await list(`shop__id=${mixed.shop.id}`)).toEqual(names);
  });

  it('returns ten without a limit [API-14]', async () => {
    const full = await makeVerifiedShop(testApp);
    for (let at = 0; at < 12; at += 1) await makeProduct(testApp, full.retailer, { type: fruit });
    const { body } = await customer.get(`/shops/products/?shop__id=${full.shop.id}`);
    expect([body.count, body.results.length]).toEqual([12, 10]);
  });

  it('needs a verified shop', async () => {
    const missing = await customer.get('/shops/products/');
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([400, ['shop__id']]);
    const waiting = await makeShop(testApp);
    const unknown = await customer.get('/shops/products/?shop__id=999999');
    const hidden = await customer.get(`/shops/products/?shop__id=${waiting.shop.id}`);
    expect([unknown.status, hidden.status]).toEqual([404, 404]);
    expect(hidden.body).toEqual(unknown.body);
    expect((await testApp.nobody.get(`/shops/products/?shop__id=${made.shop.id}`)).status).toBe(401);
  });
});

describe('GET /shops/products/{id}/', () => {
  it('returns a product, with or without its shop [PROD-8]', async () => {
    const product = await makeProduct(testApp, made.retailer, { type: fruit, name: 'Papaya' });
    const url = `/shops/products/${product.id}/`;
    expect((await customer.get(url)).body).toEqual(product);
    expect((await customer.get(`${url}?shop__id=${made.shop.id}`)).body).toEqual(product);
    const other = await makeVerifiedShop(testApp);
    const elsewhere = await customer.get(`${url}?shop__id=${other.shop.id}`);
    const unknown = await customer.get('/shops/products/999999/');
    expect(elsewhere.status).toBe(404);
    expect(elsewhere.body).toEqual(unknown.body);
    expect((await customer.get('/shops/products/abc/')).body).toEqual(unknown.body);
    expect((await customer.get(`${url}?shop__id=abc`)).status).toBe(400);
    expect((await testApp.nobody.get(url)).status).toBe(401);
    await made.retailer.delete(`/shops/products-retailer/${product.id}/`);
    expect((await customer.get(url)).body).toEqual(unknown.body);
  });

  it('hides those of a suspended shop from all but its retailer [SHOP-18]', async () => {
    const { retailer, shop } = await makeVerifiedShop(testApp);
    const product = await makeProduct(testApp, retailer, { type: fruit });
    await testApp.database.inTx((tx) => suspendShop(tx, null, { shopId: shop.id, reason: 'Short weight' }));
    for (const url of [`/shops/products/${product.id}/`, `/shops/products/?shop__id=${shop.id}`]) {
      expect((await customer.get(url)).status).toBe(404);
      expect((await retailer.get(url)).status).toBe(200);
    }
  });
});

describe('product types', () => {
  it('are listed by name for everybody [SHOP-11, PROD-10]', async () => {
    const { body } = await customer.get('/shops/product-types/');
    expect(body.results).toEqual([
      { id: dairy, name: 'Dairy', local_name: null, cover: null },
      { id: fruit, name: 'Fruit', local_name: null, cover: null },
    ]);
    expect((await customer.get('/shops/product-types/?limit=1&offset=1')).body).toEqual({
      count: 2,
      results: [{ id: fruit, name: 'Fruit', local_name: null, cover: null }],
    });
    expect((await testApp.nobody.get('/shops/product-types/')).status).toBe(401);
  });

  it("are those of the retailer's shop types, including additional ones [PROD-32]", async () => {
    const [grocery, bakery, smithy] = [
      await makeShopType(testApp, 'Grocery'),
      await makeShopType(testApp, 'Bakery'),
      await makeShopType(testApp, 'Smithy'),
    ];
    await makeProductType(testApp, 'Bread', [bakery, smithy]);
    await makeProductType(testApp, 'Spices', [grocery]);
    await makeProductType(testApp, 'Flour', [grocery, bakery]);
    await makeProductType(testApp, 'Nails', [smithy]);
    const names = async (client: Client) => {
      const { body } = await client.get('/shops/shop-product-types/');
      expect(body.count).toBe(body.results.length);
      return body.results.map(({ name }: { name: string }) => name);
    };
    const grocer = await makeShop(testApp, { typeId: grocery });
    const both = await makeVerifiedShop(testApp, { typeId: grocery, additionalTypeIds: [bakery] });
    expect(await names(grocer.retailer)).toEqual(['Flour', 'Spices']);
    expect(await names(both.retailer)).toEqual(['Bread', 'Flour', 'Spices']);
    expect(await names(customer)).toEqual(['Bread', 'Dairy', 'Flour', 'Fruit', 'Nails', 'Spices']);
    expect((await testApp.nobody.get('/shops/shop-product-types/')).status).toBe(401);
  });
});
