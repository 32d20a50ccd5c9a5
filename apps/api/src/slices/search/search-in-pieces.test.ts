// A search and what it loads never work on many shops, products or words in one go, so other calls are answered meanwhile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everywhere } from '../../platform/words.ts';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { makeProduct } from '../../testing/products.ts';
import { recordStatements } from '../../testing/sent-statements.ts';
import { type MadeShop, makeVerifiedShop, villageCentre } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { usualCalendar } from '../shops/shop-calendar.ts';
import { type ListedShop, makeShopList } from '../shops/shop-list.ts';
import { ShopsInReach } from '../shops/shops-in-reach.ts';
import { nearestOf, ranksInReach } from './hits-in-reach.ts';
import { correct, KnownWords } from './known-words.ts';
import { placedShopsOf } from './placed-shops.ts';
import { ProductIndex } from './product-index.ts';
import { rankProducts } from './rank-products.ts';
import { CityReach } from './search-reach.ts';

/** So many rows are read at once, and so many items are worked on before the event loop may go on. */
const mostRows = 1_000;

describe('what a search loads', () => {
  let t: TestApp;
  let made: MadeShop;
  let customer: Client;
  let addressId: number;

  beforeAll(async () => {
    t = await createTestApp();
    const cityId = await makeCity(t);
    made = await makeVerifiedShop(t, { cityId });
    await makeProduct(t, made.retailer, { name: 'Kolam powder' });
    customer = await t.signIn();
    addressId = (await makeAddress(customer, cityId, villageCentre)).id;
    const { pool } = t.database;
    await pool.query(
      `insert into users (id, number, created_at) overriding system value
        select 900000 + n, '+9190001' || lpad(n::text, 5, '0'), now() from generate_series(1, 1100) n`,
    );
    await pool.query(
      `insert into shops (id, retailer_id, name, type_id, city_id, address, latitude, longitude, point, state, created_at)
        overriding system value
        select id + n, 900000 + n, 'Shop ' || n, type_id, city_id, address, latitude, longitude, point, state, now()
        from shops, generate_series(1, 1100) n where id = $1`,
      [made.shop.id],
    );
    await pool.query('update shop_lists set version = version + 1, rebuilt_version = version + 1');
    await pool.query(
      `insert into city_words (city_id, word, shop_id, variants)
        select $1, 'ab' || translate(n::text, '0123456789', 'cdfghjklmn') || 'zz', $2, '{}' from generate_series(1, 2300) n`,
      [cityId, made.shop.id],
    );
  });
  afterAll(() => t.close());

  const find = async (words: string): Promise<number> =>
    (await customer.get(`/shops/product-search/?address_id=${addressId}&search=${words}`)).body.count;
  const isOfIds = /any\(|"id" = \$/;
  const loadsOf = /from "(shops|products|city_words)"/;

  it('comes in pages, and all of it comes [SCALE-90]', async () => {
    const sent = await recordStatements(async () => {
      expect(await find('kolam')).toBe(1);
      const { body } = await customer.get(`/shops/nearby/?address_id=${addressId}`);
      expect(body.count).toBe(1_101);
    });
    const loads = sent.filter(({ text }) => loadsOf.test(text) && !isOfIds.test(text));
    const pages = (table: string) => loads.filter(({ text }) => text.includes(`from "${table}"`));
    // Shops are read for their list and for the order of their products.
    expect(pages('shops').length).toBe(6);
    expect(pages('city_words').length).toBe(3);
    expect(pages('products').length).toBeGreaterThan(50);
    for (const { text, values } of loads) {
      expect(text).toMatch(/ limit \$\d+$/);
      expect(values.at(-1), text).toBeLessThanOrEqual(mostRows);
    }
  });

  it('is only the changed shop, also after the first change in the city [SCALE-89]', async () => {
    expect(await find('kolam')).toBe(1);
    const sent = await recordStatements(async () => {
      await makeProduct(t, made.retailer, { name: 'Kolam, red' });
      expect(await find('kolam')).toBe(2);
    });
    expect(sent.filter(({ text }) => /floor\(/.test(text))).toEqual([]);
  });
});

describe('the work of a search pauses', () => {
  const count = 5_000;
  const middle = { latitude: 10, longitude: 76 };
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const listed = numbers.map(
    (id): ListedShop => ({
      ...{ id, ...middle, isOpen: id === count, typeIds: [1] },
      ...{ calendar: usualCalendar, json: '{}', type: everywhere('{}'), productTypes: everywhere('[]') },
    }),
  );
  const loaded = { cityId: 1, version: { number: 1, server: '' }, radiusKm: 5, loadedAt: new Date(0) };
  const letters = (number: number): string =>
    [...number.toString(20)].map((digit) => 'abcdefghijklmnopqrst'[Number.parseInt(digit, 20)]).join('');
  const words = numbers.map((number) => `xo${letters(number)}`).sort();

  /** Its result, and how often it paused. */
  function pausesOf<Result>(work: Generator<undefined, Result>): { result: Result; pauses: number } {
    for (let pauses = 0; ; pauses += 1) {
      const step = work.next();
      if (step.done) return { result: step.value, pauses };
    }
  }
  const list = pausesOf(makeShopList({ ...loaded, isWhole: true, listed, unlisted: [] }, undefined));
  const index = new ProductIndex();
  for (const shopId of numbers) index.add({ id: shopId, shopId, searchText: ' rice \n' });
  const [circle] = new ShopsInReach(middle, [list.result]).circles;
  const least = count / mostRows;

  it('while it makes a list of shops [SCALE-90]', () => {
    const changed = { ...loaded, isWhole: false, listed: listed.slice(0, 1), unlisted: [] };
    expect(list.pauses).toBeGreaterThanOrEqual(least);
    expect(pausesOf(makeShopList(changed, list.result)).pauses).toBeGreaterThanOrEqual(least);
  });

  it('while it merges words and looks for corrections [SCALE-90]', () => {
    const pages = [words.slice(0, 2_500), words.slice(2_500)];
    const merged = pausesOf(KnownWords.merge(pages));
    expect(merged.result.size).toBe(new Set(words).size);
    expect(merged.pauses).toBeGreaterThanOrEqual(least);
    expect(pausesOf(correct('xoabcd', [merged.result])).pauses).toBeGreaterThanOrEqual(50);
  });

  it('while it counts hits and looks for the nearest [SCALE-90]', () => {
    if (!circle) throw new Error('no shop is in reach');
    const placed = pausesOf(placedShopsOf(list.result, index));
    expect(placed.pauses).toBeGreaterThanOrEqual(least);
    const hits = pausesOf(rankProducts(index, { terms: [{ word: 'rice', corrections: [] }] })).result;
    const reach = new CityReach(circle, placed.result);
    const ranks = pausesOf(ranksInReach([{ cityId: 1, hits, reach }]));
    const [best] = ranks.result;
    if (!best) throw new Error('no hit is in reach');
    expect(best.count).toBe(count);
    expect(ranks.pauses).toBeGreaterThanOrEqual(1);
    // Only the last shop is open.
    const nearest = pausesOf(nearestOf(best, true, 1));
    expect(nearest.result.map(({ id }) => id)).toEqual([count]);
    expect(nearest.pauses).toBeGreaterThanOrEqual(least);
  });
});
