import { distanceKm, type Point } from '@haat/contract/geo';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everywhere } from '../../platform/words.ts';
import { finish } from '../../testing/finish.ts';
import { usualCalendar } from './shop-calendar.ts';
import { type ListedShop, makeShopList, type ShopList } from './shop-list.ts';
import { ShopsInReach } from './shops-in-reach.ts';

const loadedAt = new Date('2026-11-21T04:30:00Z');

const shopAt = (
  id: number,
  { latitude, longitude }: Point,
  typeIds: readonly number[] = [1],
): ListedShop => ({
  id,
  latitude,
  longitude,
  typeIds,
  isOpen: true,
  json: '{"name":"Shop"}',
  calendar: usualCalendar,
  type: everywhere('{}'),
  productTypes: everywhere('[]'),
});

const listOf = (cityId: number, radiusKm: number, listed: readonly ListedShop[]): ShopList =>
  finish(
    makeShopList(
      {
        cityId,
        version: { number: 1, server: 'a' },
        radiusKm,
        loadedAt,
        isWhole: true,
        listed,
        unlisted: [],
      },
      undefined,
    ),
  );

/** Uneven steps: on an even grid, two distances may be equal but for rounding. */
const degrees = (from: number) =>
  fc.integer({ min: 0, max: 12 }).map((step) => from + step / 100 + Math.sin(step) / 300);
// Few places, so that many shops share one.
const points = fc.record({ latitude: degrees(10.5), longitude: degrees(76.2) });
const places = fc.array(fc.record({ point: points, typeId: fc.integer({ min: 1, max: 3 }) }), {
  maxLength: 400,
});

it('finds the same shops as sorting all of them by distance and id [SHOP-8, SHOP-9, SHOP-10]', () => {
  const query = fc.record({
    limit: fc.integer({ min: 1, max: 100 }),
    offset: fc.integer({ min: 0, max: 120 }),
    typeId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  });
  const check = (
    of: { point: Point; typeId: number }[],
    from: Point,
    asked: typeof query extends fc.Arbitrary<infer Q> ? Q : never,
  ) => {
    const shops = of.map(({ point, typeId }, index) => shopAt(index + 1, point, [typeId, 9]));
    const half = Math.floor(shops.length / 2);
    const lists = [listOf(1, 6, shops.slice(half)), listOf(2, 3, shops.slice(0, half))];
    const inReach = shops
      .map((shop, index) => ({ shop, km: distanceKm(shop, from), radiusKm: index < half ? 3 : 6 }))
      .filter(({ shop, km, radiusKm }) => km <= radiusKm && shop.typeIds.includes(asked.typeId ?? 9))
      .sort((a, b) => a.km - b.km || a.shop.id - b.shop.id);
    const found = new ShopsInReach(from, lists).nearest(asked);
    expect(found.count).toBe(inReach.length);
    const page = inReach.slice(asked.offset, asked.offset + asked.limit);
    expect(found.shops.map(({ id }) => id)).toEqual(page.map(({ shop }) => shop.id));
  };
  fc.assert(fc.property(places, points, query, check), { numRuns: 200 });
});

it('looks at as many shops when a city has ten times as many [SCALE-86]', () => {
  const looksAmong = (side: number): number => {
    const shops = Array.from({ length: side * side }, (_, at) =>
      shopAt(at + 1, {
        latitude: 10.5 + (0.1 * Math.floor(at / side)) / side,
        longitude: 76.2 + (0.1 * (at % side)) / side,
      }),
    );
    const reach = new ShopsInReach({ latitude: 10.55, longitude: 76.25 }, [listOf(1, 15, shops)]);
    let looks = 0;
    for (const circle of reach.circles) {
      const squareTo = circle.squareTo.bind(circle);
      circle.squareTo = (place) => {
        looks += 1;
        return squareTo(place);
      };
    }
    expect(reach.nearest({ limit: 10, offset: 0, typeId: undefined }).count).toBe(shops.length);
    return looks;
  };
  // As many as some cells of the grid have.
  expect(looksAmong(40)).toBeLessThan(150);
  expect(looksAmong(126)).toBeLessThan(150);
});

it('updates a list by the shops that changed', () => {
  const here = { latitude: 10.5, longitude: 76.2 };
  const north = { latitude: 10.6, longitude: 76.2 };
  const before = listOf(1, 5, [shopAt(1, here), shopAt(2, here), shopAt(3, here)]);
  const change = { cityId: 1, version: { number: 2, server: 'a' }, radiusKm: 5, loadedAt, isWhole: false };
  const after = finish(
    makeShopList({ ...change, listed: [shopAt(2, north), shopAt(4, here)], unlisted: [3, 7] }, before),
  );
  const found = new ShopsInReach(here, [after]).nearest({ limit: 10, offset: 0, typeId: undefined });
  expect(found.shops.map(({ id }) => id)).toEqual([1, 4]);
  expect(after.shops.map(({ id }) => id).sort()).toEqual([1, 2, 4]);
  expect(before.shops.map(({ id }) => id)).toEqual([1, 2, 3]);
});
