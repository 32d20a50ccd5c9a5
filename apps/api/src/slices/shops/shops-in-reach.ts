// The shops that deliver to a point, from the lists in memory.
import type { Point } from '@haat/contract/geo';
import { ShopCircle } from './shop-circle.ts';
import type { ListedShop, ShopList } from './shop-list.ts';

export class ShopsInReach {
  readonly point: Point;
  /** Of all cities that may deliver there. */
  readonly circles: readonly ShopCircle[];

  constructor(point: Point, lists: readonly ShopList[]) {
    this.point = point;
    this.circles = lists.map((list) => new ShopCircle(list, point));
  }

  /** Sorted by distance, then by id, from `offset` on. Counts all of them. */
  nearest({ limit, offset, typeId }: NearestQuery): { count: number; shops: readonly ListedShop[] } {
    const wanted = offset + limit;
    let count = 0;
    const found: Found[] = [];
    for (const circle of this.circles) {
      const grid = circle.list.gridOf(typeId);
      count += circle.count(grid);
      for (const { place, square } of circle.nearestOf(grid).take(wanted)) {
        found.push({ shop: circle.shopAt(place), square });
      }
    }
    const page = found.sort(byDistance).slice(offset, wanted);
    return { count, shops: page.map(({ shop }) => shop) };
  }
}

interface NearestQuery {
  readonly limit: number;
  readonly offset: number;
  /** Only shops of this type, main or additional. */
  readonly typeId: number | undefined;
}

interface Found {
  readonly shop: ListedShop;
  /** The square of the straight line. */
  readonly square: number;
}

const byDistance = (a: Found, b: Found): number => a.square - b.square || a.shop.id - b.shop.id;
