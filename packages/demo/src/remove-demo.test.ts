// remove-demo, as the terminal runs it, on a village that real people have begun to use.

import { makeDeliverer } from '@haat/api/slices/accounts';
import { storePreparedImage } from '@haat/api/slices/media';
import { verifyShop } from '@haat/api/slices/shops';
import type { Client } from '@haat/api/testing/client';
import { type Beginning, createTestApp, type TestApp } from '@haat/api/testing/test-app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';
import { removeDemo } from './remove-demo.ts';

let village: Beginning;
let haat: TestApp;

const silent = () => undefined;
const load = () =>
  loadDemo({
    database: haat.database,
    files: haat.files,
    now: haat.clock.now(),
    say: silent,
    pictures: { take: () => storePreparedImage(haat, tiny) },
  });
const nothing = new Uint8Array();
const tiny = {
  width: 1,
  height: 1,
  sizes: { small: nothing, middle: nothing, large: nothing },
};
const remove = (): Promise<string> => removeDemo(haat);

beforeAll(async () => {
  haat = await createTestApp();
  await load();
  village = await haat.closeToCopy();
}, 120_000);
beforeEach(async () => {
  haat = await createTestApp({}, village);
});
afterEach(() => haat.close());
afterAll(() => village.database.drop());

/** Tables with no personal rows: the audit, keys of this installation, limits that expire by themselves. */
const kept = [
  'address_keys',
  'audit',
  'code_limits',
  'demo_rows',
  'installation_secrets',
  // A job whose order is gone does nothing.
  'jobs',
  // Names of goods are useful in every village, so they stay.
  'synonym_words',
  'synonyms',
];

/** Every table that has rows, with their count. */
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const tables = await haat.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables.rows) {
    const { rows } = await haat.database.pool.query(`select count(*)::int as count from "${name}"`);
    if (rows[0].count > 0) counts[name] = rows[0].count;
  }
  return counts;
}

const cityId = async (client: Client): Promise<number> =>
  (await client.get('/users/cities/')).body.results[0].id;

/** A real customer with an address in the demo's city. */
async function settle(): Promise<Client & { addressId: number }> {
  const client = await haat.signIn();
  await client.post('/users/setup/', { first_name: 'Asha', last_name: 'Nair', email: 'asha@example.org' });
  const address = await client.post('/customers/addresses/', {
    name: 'Home',
    receiver: 'Asha Nair',
    number: client.number,
    address: 'Rose Villa\nTemple Road\nNear the pond',
    city: await cityId(client),
    latitude: 10.523,
    longitude: 76.214,
  });
  expect(address.status).toBe(201);
  return { ...client, addressId: address.body.id };
}

/** Puts products of the demo retailer's shop into the cart. */
async function fillCart(
  client: Client & { addressId: number },
): Promise<{ shopId: number; productId: number }> {
  const { body: shops } = await client.get(`/shops/nearby/?address_id=${client.addressId}&limit=100`);
  const shop = shops.results.find(({ is_open }: { is_open: boolean }) => is_open);
  const { body: goods } = await client.get(`/shops/products/?shop__id=${shop.id}`);
  const product = goods.results.find(({ quantity }: { quantity: number }) => quantity > 0);
  const added = await client.post('/customers/cart/add/', {
    product_id: product.id,
    quantity: 1,
    address_id: client.addressId,
  });
  expect(added.status).toBe(200);
  return { shopId: shop.id, productId: product.id };
}

describe('remove-demo', () => {
  it('removes everything of the demo, which is not loaded again [TERM-11]', async () => {
    const lakshmi = await haat.signIn('+919000000001');
    await fillCart({
      ...lakshmi,
      addressId: (await lakshmi.get('/customers/addresses/')).body.results[0].id,
    });
    await lakshmi.post('/customers/request/', { body: 'Where is my order?' });
    const money = [
      'cash_entries',
      'cash_hand_overs',
      'complaint_messages',
      'complaints',
      'credit_answers',
      'credit_notes',
      'order_proposals',
      'phone_orders',
      'payments',
    ];
    expect(Object.keys(await countRows())).toEqual(expect.arrayContaining(money));
    expect(await remove()).toMatch(
      /^The demo village is removed: [1-9]\d* people, [1-9]\d* shops and [1-9]\d* orders\.$/,
    );
    expect(Object.keys(await countRows()).filter((table) => !kept.includes(table))).toEqual([]);
    expect(haat.files.names()).toEqual([]);
    expect((await lakshmi.get('/users/details/')).status).toBe(401);
    expect(await remove()).toBe('There is no demo village here.');
    expect(await load()).toBe(false);
  });

  it('recognises a village that was loaded before its rows were recorded', async () => {
    await haat.database.pool.query('truncate demo_rows');
    await remove();
    expect(Object.keys(await countRows()).filter((table) => !kept.includes(table))).toEqual([]);
  });

  it('is refused without changes while a real person has an order with it [TERM-11]', async () => {
    const asha = await settle();
    await fillCart(asha);
    const { results: slots } = (await asha.get('/shops/get-slots/')).body;
    const order = await asha.post('/customers/checkout/', { slot: slots[0].id });
    expect(order.status).toBe(201);
    const before = await countRows();
    await expect(remove()).rejects.toThrow(
      `The demo can't be removed, because real people share order ${order.body.id} with it.`,
    );
    expect(await countRows()).toEqual(before);
  });

  it('keeps real people, with the city that they live in and the cart that they were filling [TERM-11]', async () => {
    const asha = await settle();
    const { shopId, productId } = await fillCart(asha);
    const ravi = await haat.signIn();
    await haat.database.inTx(async (tx) => makeDeliverer(tx, ravi.number, await cityId(asha)));
    expect(await remove()).toMatch(/ orders\. Chembukara stays, because real people use it\.$/);
    expect((await asha.get('/customers/addresses/')).body.count).toBe(1);
    expect((await asha.get('/customers/cart/')).body).toMatchObject({ shop: null, items: [] });
    // So the page with the delivery slots says that it is no longer sold.
    const product = await asha.get(`/shops/products/${productId}/?shop__id=${shopId}`);
    expect(product.status).toBe(404);
    expect((await ravi.get('/deliveries/requests/')).body).toEqual({ count: 0, results: [] });
    const { results: slots } = (await asha.get('/shops/get-slots/')).body;
    expect(slots.every(({ left }: { left: number }) => left === 300)).toBe(true);
    const left = Object.keys(await countRows());
    for (const table of ['products', 'shops', 'orders', 'order_events', 'articles'])
      expect(left).not.toContain(table);
  });

  it('keeps types and catalogue pictures that a real shop uses [TERM-11]', async () => {
    const retailer = await haat.signIn();
    const { results: types } = (await retailer.get('/shops/shop-types/')).body;
    await retailer.post('/users/setup/', {
      first_name: 'Devi',
      last_name: 'Nair',
      email: 'devi@example.org',
    });
    const shop = await retailer.post('/shops/create/', {
      name: 'Devi Stores',
      type: types[0].id,
      additional_types: [],
      city: await cityId(retailer),
      address: 'Temple Road',
      latitude: 10.52,
      longitude: 76.21,
    });
    expect([shop.status, shop.text]).toEqual([201, shop.text]);
    await haat.database.inTx((tx) => verifyShop(tx, null, shop.body.id));
    const { results: catalogue } = (await retailer.get('/shops/catalogue/')).body;
    const added = await retailer.post(`/shops/catalogue/${catalogue[0].id}/add/`);
    expect(added.status).toBe(201);
    await remove();
    const { body } = await retailer.get('/shops/products-retailer/');
    expect(body.results[0]).toMatchObject({ name: catalogue[0].name, cover: { cover: catalogue[0].cover } });
    expect(haat.files.names()).toHaveLength(3 * 3);
    expect((await retailer.get('/shops/shop-types/')).body.count).toBe(1);
    expect((await retailer.get('/shops/product-types/')).body.count).toBe(1);
  });
});

it("an order's history still can't be changed", async () => {
  for (const statement of ['delete from order_events', "update order_events set action = 'cancel'"]) {
    await expect(haat.database.pool.query(statement)).rejects.toThrow('order_events is append-only');
  }
});
