// A search whose words no product has all finds nothing. With `words=most` it finds the products that have most of them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { makeProduct } from '../../testing/products.ts';
import { makeVerifiedShop, northOfCentre, villageCentre } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let customer: Client;
let address: string;
let shop: string;

beforeAll(async () => {
  t = await createTestApp();
  const cityId = await makeCity(t);
  const near = await makeVerifiedShop(t, { cityId, near: northOfCentre(1) });
  const far = await makeVerifiedShop(t, { cityId: await makeCity(t), near: northOfCentre(2) });
  for (const name of ['Onion, 1 kg', 'Potato, 1 kg', 'Coconut oil', 'दूध 500 ml', 'काजू'])
    await makeProduct(t, near.retailer, { name, tags: ['goods'], description: 'x' });
  for (const name of ['Onion, 2 kg', 'Coconut sugar', 'Coconut oil cold pressed'])
    await makeProduct(t, far.retailer, { name, tags: ['goods'], description: 'x' });
  customer = await t.signIn();
  address = `address_id=${(await makeAddress(customer, cityId, villageCentre)).id}`;
  shop = `shop_id=${near.shop.id}`;
});
afterAll(() => t.close());

async function find(search: string, scope = address) {
  const path = `/shops/product-search/?${scope}&search=${encodeURIComponent(search)}`;
  const { status, body } = await customer.get(path);
  expect(status).toBe(200);
  return [body.count, body.results.map(({ name }: { name: string }) => name)];
}
const most = (scope = address) => `${scope}&words=most`;

it.each([
  ['onion half kg', [2, ['Onion, 1 kg', 'Onion, 2 kg']]],
  ['दूध का पैकेट', [1, ['दूध 500 ml']]],
  ['coconut oil palm', [2, ['Coconut oil', 'Coconut oil cold pressed']]],
  ['cold pressed coconut palm', [1, ['Coconut oil cold pressed']]],
])('finds for "%s" what has most of the words, if asked to [SEARCH-11]', async (search, found) => {
  expect(await find(search)).toEqual([0, []]);
  expect(await find(search, most())).toEqual(found);
});

it('says nothing for words that no product has, and for words that say too little [SEARCH-11]', async () => {
  for (const search of ['xylophone zither', '1 kg', 'ka 1'])
    expect(await find(search, most())).toEqual([0, []]);
});

it('has pages, and searches one shop [SEARCH-11]', async () => {
  expect(await find('coconut oil palm', most(`${address}&limit=1&offset=1`))).toEqual([
    2,
    ['Coconut oil cold pressed'],
  ]);
  expect(await find('coconut oil palm', most(shop))).toEqual([1, ['Coconut oil']]);
});

it('refuses another value [SEARCH-11]', async () => {
  const { status } = await customer.get(`/shops/product-search/?${shop}&search=rice&words=some`);
  expect(status).toBe(400);
});
