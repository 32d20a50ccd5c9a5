// Counts hits in reach and finds the nearest without a look at each.
import { distanceKm } from '@haat/contract/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everywhere } from '../../platform/words.ts';
import { finish } from '../../testing/finish.ts';
import { usualCalendar } from '../shops/shop-calendar.ts';
import type { ShopCircle } from '../shops/shop-circle.ts';
import { type ListedShop, makeShopList } from '../shops/shop-list.ts';
import { ShopsInReach } from '../shops/shops-in-reach.ts';
import { type Hit, isNearer, nearestOf, ranksInReach } from './hits-in-reach.ts';
import { placedShopsOf } from './placed-shops.ts';
import { type IndexedText, ProductIndex } from './product-index.ts';
import { rankProducts } from './rank-products.ts';
import type { RankedHits } from './ranked-hits.ts';
import { CityReach, type SearchReach } from './search-reach.ts';

const radiusKm = 6;
const middle = { latitude: 10, longitude: 76 };

interface MadeShop {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly isOpen: boolean;
  readonly isListed: boolean;
  /** How many of its hundred products are rice. The others are oil. */
  readonly hits: number;
}

const listedOf = ({ id, latitude, longitude, isOpen }: MadeShop): ListedShop => ({
  ...{ id, latitude, longitude, isOpen },
  ...{ typeIds: [1], calendar: usualCalendar, json: '{}' },
  ...{ type: everywhere('{}'), productTypes: everywhere('[]') },
});

function listOf(shops: readonly MadeShop[]) {
  const version = { number: 1, server: '' };
  const loaded = { cityId: 1, version, radiusKm, loadedAt: new Date(0), isWhole: true, unlisted: [] };
  const listed = shops.filter(({ isListed }) => isListed).map(listedOf);
  return finish(makeShopList({ ...loaded, listed }, undefined));
}

const perShop = 100;

const productsOf = ({ id: shopId, hits }: MadeShop): IndexedText[] =>
  Array.from({ length: perShop }, (_, nth) => {
    const name = nth < hits ? 'red rice' : 'oil';
    return { id: shopId * perShop + nth, shopId, searchText: ` ${name} \n local \v food \f fresh ` };
  });

function indexOf(shops: readonly MadeShop[]): ProductIndex {
  const index = new ProductIndex();
  for (const text of shops.flatMap(productsOf)) index.add(text);
  return index;
}

const reachOf = (circle: ShopCircle, index: ProductIndex): CityReach =>
  new CityReach(circle, finish(placedShopsOf(circle.list, index)));

function search(index: ProductIndex, ...words: string[]): RankedHits {
  return finish(rankProducts(index, { terms: words.map((word) => ({ word, corrections: [] })) }));
}

const shop = fc.record({
  latitude: fc.integer({ min: -12, max: 12 }).map((step) => 10 + step / 100),
  longitude: fc.integer({ min: -12, max: 12 }).map((step) => 76 + step / 100),
  isOpen: fc.boolean(),
  isListed: fc.constantFrom(true, true, true, false),
  hits: fc.constantFrom(0, 0, 1, 60, 100),
});

it('finds nothing of a shop that is still being added [SEARCH-10]', () => {
  const near = [1, 2].map((id) => ({ id, ...middle, isOpen: true, isListed: true, hits: 60 }));
  const list = listOf(near);
  const index = indexOf(near);
  const count = (): number => {
    const [circle] = new ShopsInReach(middle, [list]).circles;
    const reach = reachOf(circle as ShopCircle, index);
    const ranks = finish(ranksInReach([{ cityId: 1, hits: search(index, 'rice'), reach }]));
    return ranks.reduce((sum, rank) => sum + rank.count, 0);
  };
  expect(count()).toBe(120);
  for (const text of productsOf({ ...near[0], id: 1, hits: 90 } as MadeShop)) {
    index.stage(text);
    expect(count()).toBe(120);
  }
  index.replaceShop(1);
  expect(count()).toBe(150);
});

it('finds the hits that a look at each finds [SEARCH-10]', () => {
  const most = fc.constantFrom(1, 7, 40, 2_000);
  const changed = fc.subarray([1, 2, 3, 4, 5, 6]);
  const check = (made: Omit<MadeShop, 'id'>[], isOpen: boolean, wanted: number, again: number[]) => {
    const shops = made.map((one, at) => ({ ...one, id: at + 1 }));
    const index = indexOf(shops);
    for (const one of shops.filter(({ id }) => again.includes(id))) {
      for (const text of productsOf(one)) index.stage(text);
      index.replaceShop(one.id);
    }
    const list = listOf(shops);
    const reach = new ShopsInReach(middle, [list]);
    const hits = search(index, 'rice');
    const cities = reach.circles.map((circle) => ({ cityId: 1, hits, reach: reachOf(circle, index) }));
    const ranks = finish(ranksInReach(cities));
    const inReach = shops.filter((one) => one.isListed && distanceKm(one, middle) <= radiusKm);
    expect(ranks.reduce((sum, { count }) => sum + count, 0)).toBe(
      inReach.reduce((sum, one) => sum + one.hits, 0),
    );
    const expected = inReach
      .filter((one) => one.isOpen === isOpen)
      .flatMap((one) => Array.from({ length: one.hits }, (_, nth) => hitOf(one, nth, reach)))
      .sort(isNearer)
      .slice(0, wanted);
    const found = ranks.flatMap((rank) => finish(nearestOf(rank, isOpen, wanted)));
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  };
  fc.assert(
    fc.property(fc.array(shop, { maxLength: 250, size: 'max' }), fc.boolean(), most, changed, check),
    { numRuns: 40 },
  );
});

/** With the same rounding as in memory, because ids decide between equal distances. */
function hitOf({ id, isOpen, ...place }: MadeShop, nth: number, { point }: ShopsInReach): Hit {
  const [circle] = new ShopsInReach(point, [listOf([{ ...place, id, isOpen }])]).circles;
  const nearness = Math.sqrt(circle?.squareTo(0) ?? 0);
  return { id: id * perShop + nth, shop: id, cityId: 1, isOpen, nearness };
}

describe('with ten times the products', () => {
  /** All in reach, in rows from south to north. One product in a hundred is rice. */
  const rows = (side: number): MadeShop[] =>
    Array.from({ length: side * side }, (_, at) => ({
      id: at + 1,
      latitude: 10 + 0.06 * (Math.floor(at / side) / side - 0.5),
      longitude: 76 + 0.06 * ((at % side) / side - 0.5),
      isOpen: at % 20 !== 0,
      isListed: true,
      hits: 1,
    }));

  /** How many products are ranked, and how many shops are looked at, for the first page of a search. */
  function looksOf(shops: readonly MadeShop[], ...words: string[]): { ranked: number; shops: number } {
    const index = indexOf(shops);
    const hits = search(index, ...words);
    const [circle] = new ShopsInReach(middle, [listOf(shops)]).circles;
    if (!circle) throw new Error('no circle');
    let looked = 0;
    const squareTo = circle.squareTo.bind(circle);
    circle.squareTo = (place) => {
      looked += 1;
      return squareTo(place);
    };
    const reach: SearchReach = reachOf(circle, index);
    const [best] = finish(ranksInReach([{ cityId: 1, hits, reach }]));
    if (best) finish(nearestOf(best, true, 15));
    return { ranked: 32 * hits.looks, shops: looked };
  }

  it.each(['rice', 'local', 'fresh'])('searches for "%s" with as many looks [SCALE-85]', (word) => {
    const [few, many] = [looksOf(rows(17), word), looksOf(rows(54), word)];
    expect([few.ranked, many.ranked]).toEqual([0, 0]);
    // As many as some cells of the grid have. There are 289 shops, then 2,916.
    expect(few.shops).toBeLessThan(150);
    expect(many.shops).toBeLessThan(150);
  });

  it('ranks no product by itself for two words of all products [SCALE-85]', () => {
    expect(looksOf(rows(17), 'local', 'fresh').ranked).toBe(0);
  });
});
