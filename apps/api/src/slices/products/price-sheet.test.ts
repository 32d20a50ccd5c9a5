import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeProduct } from '../../testing/products.ts';
import { makeProductType } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVillage, type Village } from '../../testing/village.ts';

const sheet = '/shops/products-retailer/';

let testApp: TestApp;
let village: Village;
let retailer: Village['retailer'];
let typeId: number;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
  ({ retailer } = village);
  typeId = await makeProductType(testApp);
});
afterAll(() => testApp.close());

const shelve = async (parts: { price?: number; quantity?: number } = {}): Promise<number> =>
  (await makeProduct(testApp, retailer, { type: typeId, ...parts })).id;
const read = async (id: number, by: Client = retailer) =>
  (await by.get(by === retailer ? `${sheet}${id}/` : `/shops/products/${id}/`)).body;

describe('several products at once [PROD-51]', () => {
  it('changes what is sent, and answers with the products in that order', async () => {
    const [rice, oil, tea] = [await shelve({ quantity: 5 }), await shelve(), await shelve()];
    const answer = await retailer.patch(sheet, {
      products: [
        { id: tea, is_sold_out: true },
        { id: rice, price: 61.5 },
        { id: oil, quantity: 3, expected_quantity: 10 },
      ],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        count: 3,
        results: [
          { id: tea, quantity: 10, is_sold_out: true },
          { id: rice, price: 61.5, quantity: 5, is_sold_out: false },
          { id: oil, price: 42.5, quantity: 3 },
        ],
      },
    });
    expect(await read(oil)).toMatchObject({ quantity: 3 });
  });

  it('counts a product from the catalogue only when its quantity is sent', async () => {
    const id = await shelve({ quantity: 0 });
    await testApp.database.pool.query('update products set is_counted = false where id = $1', [id]);
    const waiting = async () => (await retailer.get('/shops/catalogue/quantities/')).body.not_counted;
    await retailer.patch(sheet, { products: [{ id, price: 4 }] });
    expect(await waiting()).toBe(1);
    await retailer.patch(sheet, { products: [{ id, quantity: 0 }] });
    expect(await waiting()).toBe(0);
  });

  it('changes nothing when one is refused, and names each fault', async () => {
    const [rice, oil] = [await shelve(), await shelve()];
    const other = (await makeVillage(testApp)).retailer;
    const theirs = (await makeProduct(testApp, other, { type: typeId })).id;
    await retailer.patch(`${sheet}${oil}/`, { mrp: 50 });
    const answer = await retailer.patch(sheet, {
      products: [
        { id: rice, price: 10 },
        { id: theirs, price: 10 },
        { id: rice, price: 11 },
        { id: oil, price: 51 },
        { id: 999_999, price: 10 },
      ],
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
    expect(Object.keys(answer.body.errors)).toEqual([
      'products.1.id',
      'products.2.id',
      'products.3.price',
      'products.4.id',
    ]);
    expect(await read(rice)).toMatchObject({ price: 42.5 });
  });

  it.each([
    ['a negative price', { price: -1 }, 'products.0.price'],
    ['three decimals', { price: 1.234 }, 'products.0.price'],
    ['half a quantity', { quantity: 1.5 }, 'products.0.quantity'],
    ['a word', { is_sold_out: 'yes' }, 'products.0.is_sold_out'],
  ])('refuses %s', async (_, wrong, field) => {
    const answer = await retailer.patch(sheet, { products: [{ id: await shelve(), ...wrong }] });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('takes 1 to 200', async () => {
    const id = await shelve();
    const many = (count: number) => Array.from({ length: count }, () => ({ id }));
    for (const products of [[], many(201)]) {
      const answer = await retailer.patch(sheet, { products });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['products']]);
    }
  });
});

describe('another stock than the retailer saw [PROD-52]', () => {
  it('tells the stock of each, and changes nothing', async () => {
    const [rice, oil] = [await shelve({ quantity: 5 }), await shelve({ quantity: 7 })];
    const answer = await retailer.patch(sheet, {
      products: [
        { id: rice, price: 9, quantity: 4, expected_quantity: 5 },
        { id: oil, quantity: 4, expected_quantity: 6 },
      ],
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'product.stock_changed', products: [{ id: oil, quantity: 7 }] },
    });
    expect(answer.body.quantity).toBeUndefined();
    expect(await read(rice)).toMatchObject({ price: 42.5, quantity: 5 });
  });

  it('answers a repeat with the same key as the first time', async () => {
    const id = await shelve({ quantity: 5 });
    const change = { products: [{ id, quantity: 4, expected_quantity: 5 }] };
    const key = { 'idempotency-key': 'sheet 1' };
    const first = await retailer.patch(sheet, change, key);
    const again = await retailer.patch(sheet, change, key);
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    expect((await retailer.patch(sheet, change)).status).toBe(409);
  });

  it('lets two who change the same goods follow one another', async () => {
    const ids = [await shelve({ quantity: 5 }), await shelve({ quantity: 5 })];
    const set = (quantity: number, order: number[]) =>
      retailer.patch(sheet, { products: order.map((id) => ({ id, quantity, expected_quantity: 5 })) });
    const answers = await Promise.all([set(1, ids), set(2, ids.toReversed())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a sold-out product [PROD-50]', () => {
  it('has quantity 0 for customers, and its own for the retailer', async () => {
    const { customer } = village;
    const id = await shelve({ quantity: 8 });
    await retailer.patch(`${sheet}${id}/`, { is_sold_out: true });
    expect(await read(id, customer)).toMatchObject({ quantity: 0, is_sold_out: true });
    expect(await read(id)).toMatchObject({ quantity: 8, is_sold_out: true });
    const { body: list } = await customer.get(`/shops/products/?shop__id=${retailer.shopId}&limit=100`);
    expect(list.results.find((one: { id: number }) => one.id === id)).toMatchObject({ quantity: 0 });
    await retailer.patch(`${sheet}${id}/`, { is_sold_out: false });
    expect(await read(id, customer)).toMatchObject({ quantity: 8, is_sold_out: false });
  });

  it('is refused by cart and checkout', async () => {
    const { customer } = village;
    const id = await shelve({ quantity: 8 });
    const add = { product_id: id, address_id: customer.addressId };
    await customer.post('/customers/cart/add/', add);
    await retailer.patch(sheet, { products: [{ id, is_sold_out: true }] });
    const { body: cart } = await customer.get('/customers/cart/');
    expect(cart).toMatchObject({ items: [{ product: { quantity: 0 } }], problem: 'product.out_of_stock' });
    const refused = { status: 409, body: { code: 'product.out_of_stock', items: [{ id, available: 0 }] } };
    expect(await customer.post('/customers/cart/add/', add)).toMatchObject(refused);
    expect(await customer.post('/customers/checkout/', { slot: village.slotId })).toMatchObject(refused);
  });
});
