import type * as search from '@haat/contract/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { noOffer, unnamed } from '../../testing/packs.ts';
import { makeProduct, type ProductParts } from '../../testing/products.ts';
import {
  type MadeShop,
  makeProductType,
  makeVerifiedShop,
  northOfCentre,
  villageCentre,
} from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { suspendShop } from '../shops/desk/change-shop-state.ts';

let testApp: TestApp;
let customer: Client;
let cityId: number;
let addressId: number;
let near: MadeShop;
let far: MadeShop;

beforeAll(async () => {
  testApp = await createTestApp();
  cityId = await makeCity(testApp);
  const fruit = await makeProductType(testApp, 'Fruit');
  near = await makeVerifiedShop(testApp, { near: northOfCentre(1), cityId, name: 'Near' });
  far = await makeVerifiedShop(testApp, { near: northOfCentre(9), cityId, name: 'Far' });
  const beyond = await makeVerifiedShop(testApp, { near: northOfCentre(20), cityId });
  const suspended = await makeVerifiedShop(testApp, { near: northOfCentre(1), cityId });
  const put = (shop: MadeShop, parts: ProductParts) =>
    makeProduct(testApp, shop.retailer, { type: fruit, ...parts });

  await put(far, { name: 'Robusta banana, 1 kg', tags: ['ripe'] });
  await put(near, {
    name: 'Banana chips, 200 g',
    description: 'Fried in coconut oil, sold at a fair price.',
  });
  await put(near, { name: 'Nendran banana, 1 kg', quantity: 0 });
  await put(near, { name: 'Cooking oil', tags: ['coconut'] });
  await put(near, { name: 'Country tomato, 500 g', tags: ['vegetable'] });
  await put(far, { name: 'Tomato, 1 kg' });
  await put(near, { name: 'Potato, 1 kg' });
  await put(near, { name: 'Crème caramel' });
  await put(near, { name: 'Matta rice, 5 kg' });
  await put(near, { name: 'Mango pickle', description: 'With tomato seeds in it.' });
  await put(far, { name: 'Chicken legs' });
  await put(near, { name: 'Country eggs' });
  await put(near, { name: 'Zorbal' });
  await put(near, { name: 'Zorbel' });
  await put(beyond, { name: 'Banana beyond' });
  await put(suspended, { name: 'Banana suspended' });
  await testApp.database.inTx((tx) => suspendShop(tx, null, { shopId: suspended.shop.id, reason: 'x' }));
  const gone = await put(near, { name: 'Banana gone' });
  await near.retailer.delete(`/shops/products-retailer/${gone.id}/`);

  customer = await testApp.signIn();
  addressId = (await makeAddress(customer, cityId, villageCentre)).id;
});
afterAll(() => testApp.close());

const searchFrom = (scope: string, search: string) =>
  customer.get(`/shops/product-search/?${scope}&search=${encodeURIComponent(search)}`);

async function namesFor(search: string, scope = `address_id=${addressId}`): Promise<string[]> {
  const { status, body } = await searchFrom(scope, search);
  expect(status).toBe(200);
  expect(body.count).toBe(body.results.length);
  return body.results.map(({ name }: { name: string }) => name);
}

const bananas = ['Banana chips, 200 g', 'Robusta banana, 1 kg', 'Nendran banana, 1 kg'];

describe('GET /shops/product-search/', () => {
  it('sorts by distance, with sold-out products last among equals [SEARCH-3]', async () => {
    expect(await namesFor('banana')).toEqual(bananas);
  });

  it('shows shop and distance [PROD-5, SEARCH-2]', async () => {
    const { body } = await searchFrom(`address_id=${addressId}`, 'robusta');
    expect(body).toEqual({
      count: 1,
      results: [
        {
          id: expect.any(Number),
          name: 'Robusta banana, 1 kg',
          ...unnamed,
          is_sold_out: false,
          ...noOffer,
          description: 'Just as it grows here.',
          price: 42.5,
          quantity: 10,
          type: { id: expect.any(Number), name: 'Fruit', local_name: null },
          tags: ['ripe'],
          cover: { cover: expect.stringMatching(/^\/media\/.*-m\.webp$/) },
          images: [{ id: expect.any(Number), cover: expect.any(String) }],
          shop: { id: far.shop.id, name: 'Far' },
          shop_name: 'Far',
          is_open: true,
          distance: 9,
        },
      ],
    });
  });

  it.each([
    ['bananna', bananas],
    ['BANANNA', bananas],
    ['banan', bananas],
    ['nana', bananas],
    ['bànáñä', bananas],
    ['kg banana robusta', ['Robusta banana, 1 kg']],
    ['robsta bananna 1kg', ['Robusta banana, 1 kg']],
    ['creme', ['Crème caramel']],
    ['crème', ['Crème caramel']],
    ['tomato', ['Country tomato, 500 g', 'Tomato, 1 kg', 'Mango pickle']],
    ['toma', ['Country tomato, 500 g', 'Tomato, 1 kg', 'Mango pickle']],
    ['tomatto', ['Country tomato, 500 g', 'Tomato, 1 kg', 'Mango pickle']],
    ['coconut', ['Cooking oil', 'Banana chips, 200 g']],
    ['rice', ['Matta rice, 5 kg']],
    ['zorbal', ['Zorbal', 'Zorbel']],
    ['zorb', ['Zorbal', 'Zorbel']],
    ['ripe', ['Robusta banana, 1 kg']],
    ['egs', ['Country eggs', 'Chicken legs']],
  ])('finds for %s [SEARCH-1, SEARCH-4]', async (search, names) => {
    expect(await namesFor(search)).toEqual(names);
  });

  it('finds by type', async () => {
    expect(await namesFor('fruit mango')).toEqual(['Mango pickle']);
  });

  it.each([
    'qwxzvk',
    'zzzzzz',
    'xq',
    '🍌',
    '%',
    '_',
    '%%%',
    "' or 1=1 --",
    '\\',
    'banana zzzzzz',
    '1000000000000',
  ])('finds nothing for %s [SEARCH-7]', async (search) => {
    expect(await namesFor(search)).toEqual([]);
  });

  it.each([
    ['300 letters', 'banana'.repeat(50)],
    ['many words', Array.from({ length: 60 }, (_, at) => `wo${at}`).join(' ')],
    ['300 emoji', '🍌🍍'.repeat(150)],
    ['one letter', 'b'],
    ['another script', 'തക്കാളി'],
  ])('handles %s [SEARCH-6]', async (_, search) => {
    expect((await searchFrom(`address_id=${addressId}`, search)).status).toBe(200);
  });

  it('searches one shop, without distances [SEARCH-1, SEARCH-2]', async () => {
    expect(await namesFor('bananna', `shop_id=${far.shop.id}`)).toEqual(['Robusta banana, 1 kg']);
    const { body } = await searchFrom(`shop_id=${far.shop.id}`, 'banana');
    expect(body.results[0]).not.toHaveProperty('distance');
    const both = await searchFrom(`shop_id=${far.shop.id}&address_id=${addressId}`, 'banana');
    expect(both.body.results[0]).toMatchObject({ name: 'Robusta banana, 1 kg', distance: 9 });
  });

  it('has pages with the total count', async () => {
    const page = await searchFrom(`address_id=${addressId}&limit=1&offset=1`, 'banana');
    expect(page.body).toMatchObject({ count: 3, results: [{ name: bananas[1] }] });
    const past = await searchFrom(`address_id=${addressId}&offset=40`, 'banana');
    expect(past.body).toEqual({ count: 3, results: [] });
  });

  it('sorts closed shops last among equals [SEARCH-3]', async () => {
    await near.retailer.patch('/shops/update/', { is_open: false });
    expect(await namesFor('tomato')).toEqual(['Tomato, 1 kg', 'Country tomato, 500 g', 'Mango pickle']);
    const { body: all } = await searchFrom(`address_id=${addressId}`, 'tomato');
    expect(all.results.map((hit: search.SearchHit) => [hit.shop_name, hit.is_open])).toContainEqual([
      'Near',
      false,
    ]);
    const { body: own } = await searchFrom(`shop_id=${near.shop.id}`, 'tomato');
    expect(own.results.map((hit: search.SearchHit) => hit.is_open)).not.toContain(true);
    await near.retailer.patch('/shops/update/', { is_open: true });
    expect(await namesFor('tomato')).toEqual(['Country tomato, 500 g', 'Tomato, 1 kg', 'Mango pickle']);
  });

  it('sorts equally good and near products by id [SEARCH-3, API-16]', async () => {
    const neighbour = await makeVerifiedShop(testApp, { near: northOfCentre(1), cityId, name: 'Neighbour' });
    for (const [at, shop] of [neighbour, near, neighbour].entries()) {
      await makeProduct(testApp, shop.retailer, { name: `Pepper ${at + 1}` });
    }
    expect(await namesFor('pepper')).toEqual(['Pepper 1', 'Pepper 2', 'Pepper 3']);
  });

  it('finds a renamed product only by its new name [SEARCH-8]', async () => {
    const product = await makeProduct(testApp, near.retailer, { name: 'Jackfruit' });
    await near.retailer.patch(`/shops/products-retailer/${product.id}/`, {
      name: 'Breadfruit',
      tags: ['kadachakka'],
    });
    expect(await namesFor('jackfruit')).toEqual([]);
    expect(await namesFor('bredfruit')).toEqual(['Breadfruit']);
    expect(await namesFor('kadachaka')).toEqual(['Breadfruit']);
  });

  it('refuses bad queries [SEARCH-1]', async () => {
    const blank = await searchFrom(`address_id=${addressId}`, '   ');
    expect([blank.status, Object.keys(blank.body.errors)]).toEqual([400, ['search']]);
    expect((await customer.get(`/shops/product-search/?address_id=${addressId}`)).status).toBe(400);
    const forgotten = await customer.get('/shops/product-search/?search=banana');
    expect([forgotten.status, forgotten.body.code]).toEqual([400, 'input.invalid']);
    const stranger = await testApp.signIn();
    const none = await stranger.get('/shops/product-search/?search=banana');
    expect([none.status, none.body.code]).toEqual([400, 'address.required']);
    const theirs = await stranger.get(`/shops/product-search/?search=banana&address_id=${addressId}`);
    expect(theirs.status).toBe(404);
    expect((await searchFrom('shop_id=999999', 'banana')).body).toEqual(theirs.body);
    expect((await testApp.nobody.get('/shops/product-search/?search=banana&shop_id=1')).status).toBe(401);
  });
});
