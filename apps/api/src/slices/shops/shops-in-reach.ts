// The shops that deliver to a point, from the lists in memory.
import { distanceKm, type Point } from '@haat/contract/geo';
import type { ListedShop, ShopList } from './shop-list.ts';
import { coordinatesOf, straightKm } from './sphere.ts';

/** `nearness` is the straight line in km. It sorts like the distance, and `groundKm` turns it into the distance. */
type Visit = (shop: ListedShop, nearness: number) => void;

export class ShopsInReach {
  readonly point: Point;
  /** Of all cities that may deliver there. */
  readonly #lists: readonly ShopList[];

  constructor(point: Point, lists: readonly ShopList[]) {
    this.point = point;
    this.#lists = lists;
  }

  /** Calls `visit` for each of them, in no order. */
  visit(visit: Visit): void {
    for (const list of this.#lists) visitList(list, this.point, visit);
  }

  /** Sorted by distance, then by id, from `offset` on. Counts all of them. */
  nearest({ limit, offset, typeId }: NearestQuery): { count: number; shops: readonly ListedShop[] } {
    const nearest = new Nearest(offset + limit);
    this.visit((shop, nearness) => {
      if (typeId === undefined || shop.typeIds.includes(typeId)) nearest.add(shop, nearness);
    });
    return { count: nearest.count, shops: nearest.list().slice(offset) };
  }
}

interface NearestQuery {
  readonly limit: number;
  readonly offset: number;
  /** Only shops of this type, main or additional. */
  readonly typeId: number | undefined;
}

function visitList({ shops, coordinates, radiusKm }: ShopList, point: Point, visit: Visit): void {
  const [x, y, z] = coordinatesOf(point);
  const chord = straightKm(radiusKm);
  // The straight line costs a tenth of the great circle, which decides at the edge.
  const surely = (chord * (1 - 1e-9)) ** 2;
  const possibly = (chord * (1 + 1e-9)) ** 2;
  for (let index = 0; index < shops.length; index += 1) {
    const dx = x - (coordinates[3 * index] ?? 0);
    const dy = y - (coordinates[3 * index + 1] ?? 0);
    const dz = z - (coordinates[3 * index + 2] ?? 0);
    const square = dx * dx + dy * dy + dz * dz;
    if (square > possibly) continue;
    const shop = shops[index];
    if (!shop || (square > surely && distanceKm(shop, point) > radiusKm)) continue;
    visit(shop, Math.sqrt(square));
  }
}

interface Found {
  readonly shop: ListedShop;
  readonly nearness: number;
}

const byNearness = (a: Found, b: Found): number => a.nearness - b.nearness || a.shop.id - b.shop.id;

/** How many more than wanted are kept before the far ones are sorted out. */
const spare = 100;

/** Keeps the nearest of many shops without sorting all of them. */
class Nearest {
  readonly #wanted: number;
  #kept: Found[] = [];
  #farthest = Number.POSITIVE_INFINITY;
  /** How many were added. */
  count = 0;

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  add(shop: ListedShop, nearness: number): void {
    this.count += 1;
    if (nearness > this.#farthest) return;
    this.#kept.push({ shop, nearness });
    if (this.#kept.length < 2 * this.#wanted + spare) return;
    this.#dropFar();
    this.#farthest = this.#kept.at(-1)?.nearness ?? this.#farthest;
  }

  list(): readonly ListedShop[] {
    this.#dropFar();
    return this.#kept.map(({ shop }) => shop);
  }

  #dropFar(): void {
    this.#kept = this.#kept.sort(byNearness).slice(0, this.#wanted);
  }
}
