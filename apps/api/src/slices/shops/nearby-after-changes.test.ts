// Two servers on one database. After each change both list the same shops as plain SQL on the tables.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { Events } from '../../platform/events.ts';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCatalogueProduct } from '../../testing/catalogue.ts';
import { makeCity } from '../../testing/cities.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { makeImage } from '../../testing/pictures.ts';
import { makeProduct } from '../../testing/products.ts';
import {
  type MadeShop,
  makeProductType,
  makeShop,
  makeVerifiedShop,
  northOfCentre,
  villageCentre,
} from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { restoreShop, suspendShop, verifyShop } from './desk/change-shop-state.ts';
import { setShopImage, updateOwnShop } from './shop.queries.ts';

let t: TestApp;
let other: { readonly database: Database; readonly close: () => Promise<unknown> };
let path: string;
let readers: readonly [Client, Client];
let ammini: MadeShop;
let waiting: MadeShop;
let fruit: number;
let spices: number;

beforeAll(async () => {
  t = await createTestApp();
  const cityId = await makeCity(t);
  const neighbour = await makeCity(t, { radiusKm: 12 });
  [fruit, spices] = [await makeProductType(t, 'Fruit'), await makeProductType(t, 'Spices')];
  ammini = await makeVerifiedShop(t, { cityId, near: northOfCentre(3) });
  await makeVerifiedShop(t, { cityId, near: northOfCentre(7) });
  await makeVerifiedShop(t, { cityId: neighbour, near: northOfCentre(5) });
  waiting = await makeShop(t, { cityId, near: northOfCentre(1) });
  const customer = await t.signIn();
  path = `/shops/nearby/?limit=100&address_id=${(await makeAddress(customer, cityId, villageCentre)).id}`;

  const events = new Events();
  const database = openDatabase({ url: String(t.config.databaseUrl), clock: t.clock, events });
  const app = await buildApp({ ...t, database, events, log: false });
  await app.ready();
  other = { database, close: () => app.close().then(() => database.close()) };
  readers = [customer, makeClient(app, customer.token, customer.number)];
});
afterAll(async () => {
  await other.close();
  await t.close();
});

/** The list by plain statements over the tables. Citus can't join shops of several cities with their product types. */
async function expectedShops(): Promise<unknown[]> {
  const { rows: typed } = await t.database.pool.query<{ shop: number; types: string[] }>(
    `select p.shop_id::float8 as shop, json_agg(pt.name order by lower(pt.name)) as types
     from shop_product_types p join product_types pt on pt.id = p.product_type_id where p.products > 0 group by p.shop_id`,
  );
  const typesOf = new Map(typed.map(({ shop, types }) => [shop, types]));
  const { rows } = await t.database.pool.query(
    `select s.id::float8, s.name, s.is_open, s.opening_time, s.closing_time,
       trim(u.first_name || ' ' || u.last_name) as shopkeepr_name, u.number as shopkeepr_phone, i.key as cover
     from shops s join users u on u.id = s.retailer_id join cities c on c.id = s.city_id left join images i on i.id = s.image_id,
       lateral (select 2 * 6371 * asin(sqrt(power(sin(radians(s.latitude - $1) / 2), 2)
         + cos(radians($1)) * cos(radians(s.latitude)) * power(sin(radians(s.longitude - $2) / 2), 2))) as km) distance
     where s.state = 'verified' and distance.km <= c.radius_km order by distance.km, s.id`,
    [villageCentre.latitude, villageCentre.longitude],
  );
  return rows.map((shop) => ({ ...shop, types: typesOf.get(shop.id) ?? [] }));
}

async function listedBy(reader: Client): Promise<unknown[]> {
  const { body } = await reader.get(path);
  expect(body.count).toBe(body.results.length);
  return body.results.map((shop: Record<string, unknown> & { product_types: { name: string }[] }) => ({
    id: shop.id,
    name: shop.name,
    is_open: shop.is_open,
    opening_time: shop.opening_time,
    closing_time: shop.closing_time,
    shopkeepr_name: shop.shopkeepr_name,
    shopkeepr_phone: shop.shopkeepr_phone,
    cover: shop.cover && String(shop.cover).replace(/^\/media\/(.*)-m\.webp$/, '$1'),
    types: shop.product_types.map(({ name }) => name),
  }));
}

/** A shop's own page has all of its row, or is missing. */
async function expectSamePage(reader: Client): Promise<void> {
  const { body } = await reader.get(path);
  const page = await reader.get(`/shops/${ammini.shop.id}/`);
  const { distance, ...row } =
    body.results.find(({ id }: { id: number }) => id === ammini.shop.id) ?? page.body;
  expect(page.body).toMatchObject(row);
  expect(page.status === 200).toBe(distance !== undefined);
}

async function expectCurrent(): Promise<unknown[]> {
  const expected = await expectedShops();
  for (const reader of readers) {
    expect(await listedBy(reader)).toEqual(expected);
    await expectSamePage(reader);
  }
  return expected;
}

let productId: number;
let catalogueId: number;

const changes: readonly [string, () => Promise<unknown>][] = [
  ['a shop is verified', () => t.database.inTx((tx) => verifyShop(tx, null, waiting.shop.id))],
  ['it closes', () => ammini.retailer.patch('/shops/update/', { is_open: false })],
  ['its hours change', () => ammini.retailer.patch('/shops/update/', { opening_time: '06:30' })],
  [
    'its retailer changes their name',
    () =>
      ammini.retailer.post('/users/setup/', {
        first_name: 'Mary',
        last_name: 'Thomas',
        email: 'mary@example.org',
      }),
  ],
  [
    'it gets a picture',
    async () => {
      const imageId = await makeImage(ammini.retailer);
      await t.database.inTx((tx) => setShopImage(tx, { shopId: ammini.shop.id, imageId }));
    },
  ],
  [
    'it gets its first product of a type',
    async () => {
      productId = (await makeProduct(t, ammini.retailer, { type: spices })).id;
    },
  ],
  [
    'the product changes its type',
    () => ammini.retailer.patch(`/shops/products-retailer/${productId}/`, { type: fruit }),
  ],
  [
    'its last product of a type is deleted',
    () => ammini.retailer.delete(`/shops/products-retailer/${productId}/`),
  ],
  [
    'it adds a catalogue product',
    async () => {
      catalogueId = await makeCatalogueProduct(t, { typeId: fruit });
      await makeCatalogueProduct(t, { typeId: spices });
      await ammini.retailer.post(`/shops/catalogue/${catalogueId}/add/`);
    },
  ],
  [
    'it adds all catalogue products of a type',
    () => ammini.retailer.post('/shops/catalogue/add_all/', { product_type: spices }),
  ],
  [
    'it is suspended',
    () =>
      t.database.inTx((tx) => suspendShop(tx, null, { shopId: ammini.shop.id, reason: 'Stones for rice' })),
  ],
  ['it is restored', () => t.database.inTx((tx) => restoreShop(tx, null, ammini.shop.id))],
  [
    'another shop registers and is verified',
    () => makeVerifiedShop(t, { cityId: ammini.shop.city.id, near: northOfCentre(14) }),
  ],
  [
    'its retailer deletes the account',
    async () => {
      const { number } = waiting.retailer;
      await t.nobody.post('/users/login/', { number });
      const answer = await waiting.retailer.delete('/users/', { otp: t.sms.codes.get(number) });
      expect(answer.status).toBe(204);
    },
  ],
];

describe('GET /shops/nearby/ and /shops/{id}/ are current at once, in every server [SHOP-37]', () => {
  it.each(changes)('after %s', async (_, change) => {
    const before = await expectCurrent();
    await change();
    expect(await expectCurrent()).not.toEqual(before);
  });

  it('after a change that was rolled back, and the next one', async () => {
    const before = await expectCurrent();
    const { userId } = ammini.retailer;
    const undone = t.database.inTx(async (tx) => {
      await updateOwnShop(tx, userId, { openingTime: '01:00' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await expectCurrent()).toEqual(before);
    await ammini.retailer.patch('/shops/update/', { opening_time: '02:00' });
    expect(await expectCurrent()).not.toEqual(before);
  });
});
