// Two servers on one database. Both have the hits of earlier searches in memory. After each change both must find what
// plain SQL finds.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { Events } from '../../platform/events.ts';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCatalogueProduct } from '../../testing/catalogue.ts';
import { makeCity } from '../../testing/cities.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { waitForLockWait } from '../../testing/lock-waits.ts';
import { makeProduct } from '../../testing/products.ts';
import {
  type MadeShop,
  makeProductType,
  makeShop,
  makeShopType,
  makeVerifiedShop,
  northOfCentre,
  villageCentre,
} from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteProduct } from '../products/delete-product.ts';
import { lockProducts } from '../products/product.queries.ts';
import { takeStock } from '../products/stock.ts';
import { updateProduct } from '../products/update-product.ts';
import { restoreShop, suspendShop, verifyShop } from '../shops/desk/change-shop-state.ts';

let t: TestApp;
let other: { readonly database: Database; readonly close: () => Promise<unknown> };
let readers: readonly [Client, Client];
let addressId: number;
let near: MadeShop;
let beyondBorder: MadeShop;
let waiting: MadeShop;
let sweetsId: number;
let ownId: number;

beforeAll(async () => {
  t = await createTestApp();
  const cityId = await makeCity(t);
  const neighbour = await makeCity(t);
  sweetsId = await makeProductType(t, 'Sweets');
  const typeId = await makeShopType(t, 'Grocery');
  near = await makeVerifiedShop(t, { cityId, typeId, near: northOfCentre(1) });
  beyondBorder = await makeVerifiedShop(t, { cityId: neighbour, typeId, near: northOfCentre(3) });
  waiting = await makeShop(t, { cityId, typeId, near: northOfCentre(2) });
  for (const { retailer } of [near, beyondBorder]) {
    await makeProduct(t, retailer, { name: 'Country tomato', type: sweetsId });
  }
  ownId = (await makeProduct(t, near.retailer, { name: 'Tomato, 1 kg', type: sweetsId })).id;
  const customer = await t.signIn();
  addressId = (await makeAddress(customer, cityId, villageCentre)).id;

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

interface Row {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly is_open: boolean;
}

/** The tomatoes by plain SQL, in the order of the search. */
async function expectedTomatoes(): Promise<Row[]> {
  const { rows } = await t.database.pool.query(
    `select p.id::float8 as id, p.name, p.price_paise / 100.0::float8 as price, p.quantity, s.is_open
     from products p join shops s on s.id = p.shop_id
     where p.deleted_at is null and s.state = 'verified' and p.search_text ~ '^[^\f]* tomato'
     order by case when p.search_text like E' tomato \n%' then 0 when p.search_text ~ '^[^\n]* tomato ' then 1 else 2 end,
       not s.is_open or p.quantity = 0, abs(s.latitude - $1), p.id`,
    [villageCentre.latitude],
  );
  return rows;
}

async function found(reader: Client, search: string): Promise<Row[]> {
  const { body } = await reader.get(
    `/shops/product-search/?address_id=${addressId}&limit=100&search=${encodeURIComponent(search)}`,
  );
  expect(body.count).toBe(body.results.length);
  return body.results.map(({ id, name, price, quantity, is_open }: Row) => ({
    id,
    name,
    price,
    quantity,
    is_open,
  }));
}

const byId = (a: Row, b: Row) => a.id - b.id;

async function expectCurrent(): Promise<void> {
  const expected = await expectedTomatoes();
  for (const reader of readers) {
    expect(await found(reader, 'tomato')).toEqual(expected);
    const byTypingError = await found(reader, 'tomatto');
    expect(byTypingError.toSorted(byId)).toEqual(expected.toSorted(byId));
  }
}

const change = (productId: number, body: object) =>
  near.retailer.patch(`/shops/products-retailer/${productId}/`, body);

async function addFromCatalogue(retailer: Client, name: string): Promise<unknown> {
  const id = await makeCatalogueProduct(t, { typeId: sweetsId, name });
  return retailer.post(`/shops/catalogue/${id}/add/`, {});
}

const changes: readonly [string, () => Promise<unknown>][] = [
  ['nothing has changed yet', async () => undefined],
  ['a price changes', () => change(ownId, { price: 99.5 })],
  ['a product is renamed to something else', () => change(ownId, { name: 'Onion' })],
  ['it is renamed back', () => change(ownId, { name: 'Tomato' })],
  ['it gets the word as a tag only', () => change(ownId, { name: 'Soup', tags: ['tomato'] })],
  ['it sells out', () => change(ownId, { quantity: 0 })],
  ['it is back in stock', () => change(ownId, { quantity: 3 })],
  [
    'an order takes the last ones',
    () =>
      t.database.inTx(async (tx) => {
        const wanted = [{ productId: ownId, quantity: 3 }];
        await takeStock(tx, wanted, await lockProducts(tx, [ownId]));
      }),
  ],
  ['a product is added', () => makeProduct(t, near.retailer, { name: 'Tomato pickle', type: sweetsId })],
  [
    'a shop of another city in reach adds one',
    () => makeProduct(t, beyondBorder.retailer, { name: 'Tomato pickle', type: sweetsId }),
  ],
  ['one is added from the catalogue', () => addFromCatalogue(near.retailer, 'Tomato jam')],
  [
    'all of a type are added from the catalogue',
    async () => {
      await makeCatalogueProduct(t, { typeId: sweetsId, name: 'Tomato candy' });
      await beyondBorder.retailer.post('/shops/catalogue/add_all/', { product_type: sweetsId, exclude: [] });
    },
  ],
  ['a shop closes', () => near.retailer.patch('/shops/update/', { is_open: false })],
  ['it opens', () => near.retailer.patch('/shops/update/', { is_open: true })],
  [
    'a shop is suspended',
    () => t.database.inTx((tx) => suspendShop(tx, null, { shopId: near.shop.id, reason: 'x' })),
  ],
  ['it is restored', () => t.database.inTx((tx) => restoreShop(tx, null, near.shop.id))],
  [
    'a new shop is verified and adds one',
    async () => {
      await t.database.inTx((tx) => verifyShop(tx, null, waiting.shop.id));
      await makeProduct(t, waiting.retailer, { name: 'Tomato of a new shop', type: sweetsId });
    },
  ],
  ['a product is deleted', () => near.retailer.delete(`/shops/products-retailer/${ownId}/`)],
];

describe('a search after a change [SEARCH-8]', () => {
  for (const [what, make] of changes) {
    it(`is right on both servers when ${what}`, async () => {
      await make();
      await expectCurrent();
    });
  }
});

const own = () => ({ userId: near.retailer.userId });

const namesOf = async (reader: Client, search: string) =>
  (await found(reader, search)).map(({ name }) => name);

it('shows a change only after its commit, then at once [SEARCH-8]', async () => {
  const { id } = await makeProduct(t, near.retailer, { name: 'Pumpkin', type: sweetsId });
  await t.database.inTx(async (tx) => {
    await deleteProduct(tx, own(), { productId: id });
    for (const reader of readers) expect(await namesOf(reader, 'pumpkin')).toEqual(['Pumpkin']);
  });
  for (const reader of readers) expect(await namesOf(reader, 'pumpkin')).toEqual([]);
});

it('misses neither of two simultaneous changes, whichever commits first [SEARCH-8]', async () => {
  const first = await makeProduct(t, near.retailer, { name: 'Radish one', type: sweetsId });
  const second = await makeProduct(t, waiting.retailer, { name: 'Radish two', type: sweetsId });
  const rename = (shop: MadeShop, productId: number, name: string) =>
    t.database.inTx((tx) =>
      updateProduct(
        tx,
        { userId: shop.retailer.userId },
        { productId, changes: { name }, expectedQuantity: undefined },
      ),
    );
  let later: Promise<unknown> = Promise.resolve();
  await t.database.inTx(async (tx) => {
    await deleteProduct(tx, own(), { productId: first.id });
    later = rename(waiting, second.id, 'Beetroot two');
    await waitForLockWait(t.database);
    expect(await namesOf(readers[0], 'radish')).toEqual(['Radish one', 'Radish two']);
  });
  await later;
  for (const reader of readers) {
    expect(await namesOf(reader, 'radish')).toEqual([]);
    expect(await namesOf(reader, 'beetroot')).toEqual(['Beetroot two']);
  }
});

it('finds the shops of a new type at once [SEARCH-5, SEARCH-8]', async () => {
  for (const reader of readers) expect(await namesOf(reader, 'chemyst')).toEqual([]);
  const typeId = await makeShopType(t, 'Chemist');
  const chemist = await makeVerifiedShop(t, { cityId: near.shop.city.id, typeId, near: northOfCentre(1) });
  await makeProduct(t, chemist.retailer, { name: 'Bandage', type: sweetsId });
  for (const reader of readers) {
    expect(await namesOf(reader, 'chemyst')).toEqual(['Bandage']);
    expect(await namesOf(reader, 'chemist')).toEqual(['Bandage']);
  }
  await makeProduct(t, chemist.retailer, { name: 'Cough syrup', type: sweetsId });
  for (const reader of readers) expect(await namesOf(reader, 'chemist')).toEqual(['Bandage', 'Cough syrup']);
});
