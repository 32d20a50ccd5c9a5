import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeProduct } from '../../testing/products.ts';
import { makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockProducts } from './product.queries.ts';
import { type ProductQuantity, returnStock, takeStock } from './stock.ts';

let testApp: TestApp;
let retailer: Client;
let typeId: number;

beforeAll(async () => {
  testApp = await createTestApp();
  retailer = (await makeVerifiedShop(testApp)).retailer;
  typeId = await makeProductType(testApp);
});
afterAll(() => testApp.close());

const shelve = async (quantity: number, name = 'Rice') =>
  (await makeProduct(testApp, retailer, { type: typeId, name, quantity })).id;
const stockOf = async (id: number): Promise<number> =>
  (await retailer.get(`/shops/products-retailer/${id}/`)).body.quantity;
const take = (...wanted: ProductQuantity[]) =>
  testApp.database.inTx(async (tx) => {
    const ids = wanted.map(({ productId }) => productId);
    await takeStock(tx, wanted, await lockProducts(tx, ids));
  });
const giveBack = (...returned: ProductQuantity[]) => testApp.database.inTx((tx) => returnStock(tx, returned));

describe('takeStock', () => {
  it('takes all or nothing and lists the shortages [PROD-33]', async () => {
    const [rice, oil] = [await shelve(5, 'Rice'), await shelve(2, 'Oil')];
    await take({ productId: oil, quantity: 1 }, { productId: rice, quantity: 5 });
    expect([await stockOf(rice), await stockOf(oil)]).toEqual([0, 1]);
    await expect(
      take({ productId: oil, quantity: 1 }, { productId: rice, quantity: 1 }),
    ).rejects.toMatchObject({
      code: 'product.out_of_stock',
      refusal: { items: [{ id: rice, name: 'Rice', quantity: 1, available: 0 }] },
    });
    expect([await stockOf(rice), await stockOf(oil)]).toEqual([0, 1]);
  });

  it('adds up repeated products', async () => {
    const rice = await shelve(5);
    await expect(
      take({ productId: rice, quantity: 3 }, { productId: rice, quantity: 3 }),
    ).rejects.toMatchObject({
      refusal: { items: [{ id: rice, name: 'Rice', quantity: 6, available: 5 }] },
    });
    expect(await stockOf(rice)).toBe(5);
  });

  it('has no stock of a deleted product, but accepts returns', async () => {
    const rice = await shelve(5);
    await retailer.delete(`/shops/products-retailer/${rice}/`);
    await expect(take({ productId: rice, quantity: 1 })).rejects.toMatchObject({
      refusal: { items: [{ id: rice, name: 'Rice', quantity: 1, available: 0 }] },
    });
    await giveBack({ productId: rice, quantity: 4 });
    expect(await testApp.database.inTx((tx) => lockProducts(tx, [rice]))).toMatchObject([
      { isDeleted: true },
    ]);
    const { rows } = await testApp.database.pool.query('select quantity from products where id = $1', [rice]);
    expect(rows).toEqual([{ quantity: 9 }]);
  });

  it('never sells the same stock twice, 20 rounds [PROD-33]', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [a, b] = [await shelve(3), await shelve(3)];
      const buyers = Array.from({ length: 6 }, (_, at) => {
        const lines = [
          { productId: a, quantity: 1 },
          { productId: b, quantity: 1 },
        ];
        return take(...(at % 2 ? lines : lines.reverse()));
      });
      const outcomes = await Promise.allSettled(buyers);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect([await stockOf(a), await stockOf(b)]).toEqual([0, 0]);
    }
  });
});

describe('returnStock', () => {
  it('returns stock, even beyond the limit [ORDER-11]', async () => {
    const rice = await shelve(1_000_000);
    await take({ productId: rice, quantity: 2 });
    await retailer.patch(`/shops/products-retailer/${rice}/`, { quantity: 1_000_000 });
    await giveBack({ productId: rice, quantity: 2 }, { productId: rice, quantity: 0 });
    expect(await stockOf(rice)).toBe(1_000_000);
    await take({ productId: rice, quantity: 3 });
    await giveBack({ productId: rice, quantity: 2 });
    expect(await stockOf(rice)).toBe(999_999);
    await giveBack();
  });
});
