// PostgreSQL plans a prepared statement at each call while a plan for the given values looks cheaper. With arrays and
// limits that never ends, and planning costs more than the statement.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { orderIn, placeOrder } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeGoods, makeVillage, type Village } from '../../testing/village.ts';

let testApp: TestApp;
let village: Village;
let product: number;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
  product = await makeGoods(testApp, village.retailer, { name: 'Tea', price: 30, quantity: 1000 });
});
afterAll(() => testApp.close());

/** On a shared connection. PostgreSQL plans with the values five times before it compares. */
const plannedAgain = preparedOnce('test_planned_again', (db: Db) =>
  db.select({ name: sql<string>`name` }).from(sql`pg_prepared_statements`).where(sql`custom_plans > 5`),
);

// Citus plans each time, because the values tell which node has the rows.
it.runIf(inject('workerUrls').length === 0)(
  'the short reads of purchases, order lists and product pages keep their plan',
  async () => {
    const { customer, retailer } = village;
    for (let round = 0; round < 14; round += 1) {
      await placeOrder(village, { wanted: [{ productId: product, quantity: 1 + (round % 3) }] });
      await customer.get('/customers/orders/');
      await retailer.get('/shops/orders/');
      await customer.get(`/shops/products/${product}/?shop__id=${retailer.shopId}`);
      await customer.get(`/shops/products/?shop__id=${retailer.shopId}`);
      await retailer.get('/shops/products-retailer/');
      await customer.get(`/shops/product-search/?address_id=${customer.addressId}&search=tea`);
    }
    expect(await plannedAgain(testApp.database.db)).toEqual([]);
  },
);

it.runIf(inject('workerUrls').length === 0)(
  'the statements of purchases and deliveries keep their plan',
  async () => {
    for (let round = 0; round < 9; round += 1) {
      await orderIn(village, 'COMPLETED');
    }
    // The calls came one after another, so they used one connection of the pool.
    const names = await testApp.database.inTx((tx) => plannedAgain(tx));
    expect(names).toEqual([]);
  },
);
