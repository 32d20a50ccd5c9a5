// A shop's own list uses the same search as all shops.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeProduct } from '../../testing/products.ts';
import { type MadeShop, makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let made: MadeShop;
let customer: Client;

const names = [
  'Country tomato, 500 g',
  'Tomatoes in a tin',
  'Rice, 5 kg',
  'Price tags',
  'Matta rice 500',
  'അരി 1 kg',
  'Crème caramel',
  'Coconut oil',
  'Curd',
];
const searches = [
  ...[
    'tomato',
    'tomatos',
    'tomatoe',
    'toma',
    'omat',
    'tometo',
    'to',
    't',
    'country tomato',
    'tomato country',
  ],
  ...['rice', 'rise', 'ri', '500', '50', '5', '1 kg', 'അരി', 'അ', 'creme', 'cremé caramell', 'oil cocnut'],
  ...[
    'fresh',
    'grows',
    'row',
    'here',
    'er',
    'vegetable',
    'getab',
    'vegitable',
    'curd oil',
    'zzz',
    '%',
    'rice fresh',
  ],
];

beforeAll(async () => {
  t = await createTestApp();
  made = await makeVerifiedShop(t);
  const type = await makeProductType(t, 'Vegetables');
  for (const name of names) await makeProduct(t, made.retailer, { name, type });
  customer = await t.signIn();
});
afterAll(() => t.close());

async function idsOf(path: string, search: string): Promise<number[]> {
  const { body } = await customer.get(`${path}&limit=100&search=${encodeURIComponent(search)}`);
  return body.results.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
}

it.each(searches)('a search for "%s" finds what the shop\'s list finds', async (search) => {
  const found = await idsOf(`/shops/product-search/?shop_id=${made.shop.id}`, search);
  expect(found).toEqual(await idsOf(`/shops/products/?shop__id=${made.shop.id}`, search));
});
