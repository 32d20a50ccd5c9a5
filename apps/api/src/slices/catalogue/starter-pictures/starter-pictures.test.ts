// The starter set's pictures: for its types and catalogue products that have none.
import { starterGoods, starterProductTypes, starterShopTypes } from '@haat/starter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { makeImage, makeOperatorImage } from '../../../testing/pictures.ts';
import { makeShop, makeVerifiedShop } from '../../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const path = '/operator/catalogue/starter-pictures/';
let t: TestApp;
let operator: Client;
const ids: Record<string, number> = {};
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

const make = async (resource: string, body: object): Promise<number> =>
  (await operator.post(`/operator/${resource}/`, body)).body.id;
const coverOf = async (resource: string, id = 0): Promise<string | null> =>
  (await operator.get(`/operator/${resource}/${id}/`)).body.cover;

const filesStored = async (): Promise<number> => (await Array.fromAsync(t.files.list())).length;

/** In three sizes. */
const filesOfPicture = 3;

/** Holds back all files until this many are sent. Returns a function that ends this. */
function holdFiles(count: number): () => void {
  const { put } = t.files;
  const all = Promise.withResolvers<void>();
  let sent = 0;
  t.files.put = async (...file) => {
    sent += 1;
    if (sent === count) all.resolve();
    await all.promise;
    return put.apply(t.files, file);
  };
  return () => {
    t.files.put = put;
  };
}

async function addAll(): Promise<number> {
  for (let all = 0; ; ) {
    const { status, body } = await operator.post(path);
    expect(status).toBe(200);
    all += body.added;
    if (body.missing === 0) return all;
  }
}

it('gives each type and product of the set its picture, and leaves all others [DESK-174]', async () => {
  const own = await makeOperatorImage(operator);
  ids.grocery = await make('shop-types', { name: 'GROCERY' });
  ids.smithy = await make('shop-types', { name: 'Smithy' });
  ids.own = await make('shop-types', { name: 'Bakery', cover: own.id });
  ids.vegetables = await make('product-types', { name: 'Vegetables' });
  const price = 40;
  ids.potato = await make('catalogue', { name: 'Potato, 1 kg', type: ids.vegetables, price });
  ids.other = await make('catalogue', { name: 'Potato, 3 kg', type: ids.vegetables, price });
  const shop = await makeShop(t, { typeId: ids.grocery });
  expect((await operator.get(path)).body).toEqual({ missing: 3 });
  expect((await operator.post(path)).body).toEqual({ added: 3, missing: 0 });
  expect((await operator.post(path)).body).toEqual({ added: 0, missing: 0 });
  expect(await coverOf('shop-types', ids.own)).toBe(own.cover);
  expect([await coverOf('shop-types', ids.smithy), await coverOf('catalogue', ids.other)]).toEqual([
    null,
    null,
  ]);
  for (const [resource, id] of [
    ['shop-types', ids.grocery],
    ['product-types', ids.vegetables],
    ['catalogue', ids.potato],
  ] as const) {
    const cover = (await coverOf(resource, id)) ?? '';
    const { statusCode: status, headers } = await t.app.inject({ url: cover });
    expect([resource, status, headers['content-type']]).toEqual([resource, 200, 'image/webp']);
  }
  const [row] = await auditOf(operator, 'shop_type', ids.grocery);
  expect(row).toMatchObject({ action: 'shop_type.update', before: { cover: null } });
  const { body } = await shop.retailer.get(`/shops/${shop.shop.id}/`);
  expect(body.cover).toBe(await coverOf('shop-types', ids.grocery));
});

it('is refused for a record that another operator has just given its picture [DESK-174]', async () => {
  const other = await makeOperatorClient(t);
  await make('shop-types', { name: 'Fish' });
  const filesBefore = await filesStored();
  const release = holdFiles(2 * filesOfPicture);
  const both = await Promise.all([operator.post(path), other.post(path)]);
  release();
  expect(both.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'edit.stale']);
  expect((await operator.get(path)).body).toEqual({ missing: 0 });
  expect(await filesStored()).toBe(filesBefore + filesOfPicture);
});

it('gives the pictures to products that shops had copied before, but to no others [DESK-201]', async () => {
  const vegetables = { type: ids.vegetables, price: 40 };
  const carrot = await make('catalogue', { name: 'Ooty carrot, 500 g', ...vegetables });
  const beetroot = await make('catalogue', { name: 'Beetroot, 500 g', ...vegetables });
  const { retailer } = await makeVerifiedShop(t, { typeId: ids.grocery });
  const take = async (id: number) => (await retailer.post(`/shops/catalogue/${id}/add/`)).body.id;
  const [taken, changed] = [await take(carrot), await take(beetroot)];
  const own = await makeImage(retailer);
  await retailer.patch(`/shops/products-retailer/${changed}/`, { images: [own] });
  expect((await operator.post(path)).body).toEqual({ added: 2, missing: 0 });
  const product = async (id: number) => (await retailer.get(`/shops/products-retailer/${id}/`)).body;
  const cover = await coverOf('catalogue', carrot);
  expect(await product(taken)).toMatchObject({ cover: { cover }, images: [{ cover }] });
  expect((await product(changed)).images).toMatchObject([{ id: own }]);
});

it('are all added or none when the disk is full [DESK-202]', async () => {
  await make('shop-types', { name: 'Meat' });
  await make('shop-types', { name: 'Hardware' });
  const names = t.files.names();
  try {
    t.files.room = filesOfPicture + 1;
    const refused = await operator.post(path);
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(t.files.names()).toEqual(names);
    t.files.room = 2 * filesOfPicture;
    expect((await operator.post(path)).body).toEqual({ added: 2, missing: 0 });
  } finally {
    t.files.room = Number.POSITIVE_INFINITY;
  }
});

it('has a picture for every type and good [DESK-174]', async () => {
  const names = (table: string) =>
    t.database.pool.query(`select count(*)::int as n from ${table} where image_id is null`);
  for (const name of Object.values(starterShopTypes)) await operator.post('/operator/shop-types/', { name });
  for (const { name } of Object.values(starterProductTypes))
    await operator.post('/operator/product-types/', { name });
  const { results } = (await operator.get('/operator/product-types/?limit=100')).body;
  const typeOf = new Map(results.map(({ id, name }: { id: number; name: string }) => [name, id]));
  const goods = Object.values(starterGoods);
  for (const { name, unit, type } of goods) {
    await make('catalogue', {
      name: `${name}, ${unit}`,
      type: typeOf.get(starterProductTypes[type].name),
      price: 1,
    });
  }
  expect(await addAll()).toBeGreaterThanOrEqual(300);
  const left = await Promise.all(['shop_types', 'product_types', 'catalogue_products'].map(names));
  // The smithy and three kilos of potatoes aren't of the set.
  expect(left.map(({ rows }) => rows[0].n)).toEqual([1, 0, 1]);
});

it('is for operators', async () => {
  for (const [client, status] of [
    [t.nobody, 401],
    [await t.signIn(), 403],
  ] as const) {
    expect((await client.get(path)).status).toBe(status);
    expect((await client.post(path)).status).toBe(status);
  }
});
