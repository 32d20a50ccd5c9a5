// What a search keeps in memory. A shop's own list uses the same search.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeProduct } from '../../testing/products.ts';
import { type MadeShop, makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { isOutworn } from './city-texts.ts';
import { KeptSearches } from './kept-searches.ts';
import { ProductIndex } from './product-index.ts';
import { noHits } from './ranked-hits.ts';
import { makeSynonyms } from './synonyms.ts';

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

it('more products than are read at once are all found', async () => {
  await t.database.pool.query(
    `insert into products (id, shop_id, city_id, type_id, name, description, price_paise, quantity, tags, search_text, created_at)
      select id + n, shop_id, city_id, type_id, 'Kolam', description, price_paise, quantity, tags, ' kolam \n' || search_text, now()
      from products, generate_series(1000, 5499) n where id = (select max(id) from products where shop_id = $1)`,
    [made.shop.id],
  );
  // This change makes the server read the shop's texts again.
  await makeProduct(t, made.retailer, { name: 'Kolam powder, last' });
  const { body } = await customer.get(`/shops/product-search/?shop_id=${made.shop.id}&search=kolam`);
  expect(body.count).toBe(4_501);
});

it('an index is outworn when most of its products are gone', () => {
  const index = new ProductIndex();
  const addShop = (shopId: number, products: number) => {
    for (let id = 1; id <= products; id += 1) index.add({ id, shopId, searchText: ' rice \n' });
  };
  addShop(1, 600);
  addShop(2, 400);
  for (let changes = 1; changes <= 4; changes += 1) {
    expect(isOutworn(index)).toBe(false);
    index.removeShop(1);
    addShop(1, 600);
  }
  expect(isOutworn(index)).toBe(true);
});

it('a product takes less than 60 bytes in an index [SCALE-84]', () => {
  const index = new ProductIndex();
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `word${(from * (at + 7)) % 1_000}`).join(' ');
  for (let id = 1; id <= 50_000; id += 1) {
    index.add({ id, shopId: Math.floor(id / 100), searchText: ` ${words(id, 4)} \n ${words(id + 1, 10)} ` });
  }
  const bytesOfWords = 500 * index.vocabulary.words.length;
  expect((index.bytes - bytesOfWords) / index.size).toBeLessThan(60);
});

describe('searches kept in memory', () => {
  const searchOf = (bytes: number) => ({
    typeNames: '[]',
    synonyms: makeSynonyms([]),
    terms: [],
    hits: { ...noHits, bytes },
  });

  it('the oldest go when they take too much memory', () => {
    const kept = new KeptSearches(9_000);
    for (const words of ['a', 'b', 'c']) kept.keep(words, searchOf(3_000));
    expect(['a', 'b', 'c'].map((words) => kept.find(words) !== undefined)).toEqual([false, true, true]);
  });

  it('a search that is kept again counts once', () => {
    const kept = new KeptSearches(9_000);
    for (let time = 0; time < 9; time += 1) kept.keep('a', searchOf(3_000));
    kept.keep('b', searchOf(3_000));
    expect(['a', 'b'].map((words) => kept.find(words) !== undefined)).toEqual([true, true]);
  });
});
