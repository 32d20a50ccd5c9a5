// Searches that a change of the products overtakes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCity } from '../../testing/cities.ts';
import { makeProduct } from '../../testing/products.ts';
import { type MadeShop, makeVerifiedShop, villageCentre } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { shopListsOf } from '../shops/index.ts';
import { type SearchArea, viewSearch } from './search.views.ts';
import { makeSearchReads, type SearchReads } from './search-reads.service.ts';

let t: TestApp;
let open: MadeShop;
let closed: MadeShop;
let reads: SearchReads;
let inReach: SearchArea;

beforeAll(async () => {
  t = await createTestApp();
  const cityId = await makeCity(t);
  open = await makeVerifiedShop(t, { cityId });
  closed = await makeVerifiedShop(t, { cityId });
  await makeProduct(t, open.retailer, { name: 'Rice' });
  await makeProduct(t, closed.retailer, { name: 'Rice' });
  await closed.retailer.patch('/shops/update/', { is_open: false });
  const customer = await t.signIn();
  const { id: addressId } = await makeAddress(customer, cityId, villageCentre);
  inReach = { reach: await shopListsOf(t).findInReach(customer.userId, addressId) };
  reads = makeSearchReads(t.database);
});
afterAll(() => t.close());

/** A function that changes the texts of the shop before its first answer. Another search renews the index with them. */
function changing(shop: MadeShop) {
  let isChanged = false;
  return async <Answer>(answer: Answer): Promise<Answer> => {
    if (isChanged) return answer;
    isChanged = true;
    await makeProduct(t, shop.retailer, { name: 'Oil' });
    await reads.finder.find({ in: 'city', cityId: shop.shop.city.id }, ['oil']);
    return answer;
  };
}

async function foundBy(changed: SearchReads, area: SearchArea) {
  const page = { limit: 10, offset: 0, language: 'en' as const };
  const { count, results } = await viewSearch(changed, { search: 'rice', area }, page);
  return { count, onPage: results.length };
}

describe('a search that a change overtakes starts again [SEARCH-8]', () => {
  const whileFinding = (shop: MadeShop): SearchReads => {
    const change = changing(shop);
    return { ...reads, finder: { find: async (...query) => change(await reads.finder.find(...query)) } };
  };

  it('in all shops in reach', async () => {
    expect(await foundBy(whileFinding(open), inReach)).toEqual({ count: 2, onPage: 2 });
  });

  it('in one shop', async () => {
    const area = { shopId: open.shop.id, address: undefined };
    expect(await foundBy(whileFinding(open), area)).toEqual({ count: 1, onPage: 1 });
  });

  it('also after the hits were counted', async () => {
    const change = changing(closed);
    // Hits in closed shops are read after the stock of the others.
    const whileReading = { ...reads, isSoldOut: async (id: number) => change(await reads.isSoldOut(id)) };
    expect(await foundBy(whileReading, inReach)).toEqual({ count: 2, onPage: 2 });
  });
});
