// The shops that deliver to a point, from the lists in memory.
import { distanceKm, type Point } from '@haat/contract/geo';
import type { ListedShop, ShopList } from './shop-list.ts';
import { coordinatesOf, straightKm } from './sphere.ts';

export class ShopsInReach {
  readonly point: Point;
  /** Of all cities that may deliver there. */
  readonly #lists: readonly ShopList[];

  constructor(point: Point, lists: readonly ShopList[]) {
    this.point = point;
    this.#lists = lists;
  }

  /**
   * Calls `visit` for each of them, in no order. `nearness` is the straight line in km: it sorts like the distance, and
   * `groundKm` turns it into the distance.
   */
  visit(visit: (shop: ListedShop, nearness: number) => void): void {
    for (const list of this.#lists) {
      const circle = new Circle(list, this.point);
      for (const [index, shop] of list.shops.entries()) {
        const square = circle.squareTo(index);
        if (square < outside) visit(shop, Math.sqrt(square));
      }
    }
  }

  /** Sorted by distance, then by id, from `offset` on. Counts all of them. */
  nearest({ limit, offset, typeId }: NearestQuery): { count: number; shops: readonly ListedShop[] } {
    const wanted = offset + limit;
    let count = 0;
    let farthest = outside;
    let kept: Found[] = [];
    for (const list of this.#lists) {
      const circle = new Circle(list, this.point);
      for (let index = 0; index < list.shops.length; index += 1) {
        const square = circle.squareTo(index);
        if (square === outside) continue;
        if (typeId !== undefined && !shopAt(list, index).typeIds.includes(typeId)) continue;
        count += 1;
        if (square > farthest) continue;
        kept.push({ shop: shopAt(list, index), square });
        if (kept.length < 2 * wanted + spare) continue;
        kept = kept.sort(byDistance).slice(0, wanted);
        farthest = kept.at(-1)?.square ?? outside;
      }
    }
    const page = kept.sort(byDistance).slice(offset, wanted);
    return { count, shops: page.map(({ shop }) => shop) };
  }
}

/** Sorting a few shops now and then costs less than sorting all of them. */
const spare = 20;

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

const shopAt = ({ shops }: ShopList, index: number): ListedShop => shops[index] as ListedShop; // an index of the list

const outside = Number.POSITIVE_INFINITY;

/** The city's service radius around a point. */
class Circle {
  readonly #list: ShopList;
  readonly #point: Point;
  readonly #at: ReturnType<typeof coordinatesOf>;
  /** Squares of the straight line. The great circle costs ten times as much and decides only between the two. */
  readonly #surely: number;
  readonly #possibly: number;

  constructor(list: ShopList, point: Point) {
    this.#list = list;
    this.#point = point;
    this.#at = coordinatesOf(point);
    const chord = straightKm(list.radiusKm);
    this.#surely = (chord * (1 - 1e-9)) ** 2;
    this.#possibly = (chord * (1 + 1e-9)) ** 2;
  }

  /** The square of the straight line to a shop of the list, in km². */
  squareTo(index: number): number {
    const { coordinates, radiusKm } = this.#list;
    const dx = this.#at[0] - (coordinates[3 * index] as number); // `as`: an index of the list
    const dy = this.#at[1] - (coordinates[3 * index + 1] as number);
    const dz = this.#at[2] - (coordinates[3 * index + 2] as number);
    const square = dx * dx + dy * dy + dz * dz;
    if (square <= this.#surely) return square;
    if (square > this.#possibly) return outside;
    return distanceKm(shopAt(this.#list, index), this.#point) <= radiusKm ? square : outside;
  }
}
