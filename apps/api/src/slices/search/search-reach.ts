// The shops that count for a search, by their numbers in an index of products.
import { outside, type ShopCircle } from '../shops/index.ts';
import type { PlacedShops } from './placed-shops.ts';

export interface NearShop {
  readonly shop: number;
  readonly isOpen: boolean;
  /** The straight line in km. It sorts like the distance. */
  readonly nearness: number;
}

export interface SearchReach {
  /** About how many shops there are. */
  readonly shopCount: number;
  /** How many of the products of a block are of these shops. */
  shareOf(block: number): 'all' | 'some' | 'none';
  /** At least so near is the nearest shop of a block. */
  nearnessOf(block: number): number;
  has(shop: number): boolean;
  /** Undefined for a shop that isn't in reach. */
  find(shop: number): NearShop | undefined;
  nearestFirst(): Iterable<NearShop>;
}

/** The shops of a city that deliver to an address. */
export class CityReach implements SearchReach {
  readonly #circle: ShopCircle;
  readonly #placed: PlacedShops;
  readonly #shares: SearchShare[] = [];

  constructor(circle: ShopCircle, placed: PlacedShops) {
    this.#circle = circle;
    this.#placed = placed;
  }

  get shopCount(): number {
    return this.#circle.list.shops.length;
  }

  shareOf(block: number): SearchShare {
    const known = this.#shares[block];
    if (known) return known;
    const share = this.#circle.shareOf(this.#placed.boxes, block);
    const exact = share === 'all' && this.#placed.hasGaps(block) ? 'some' : share;
    this.#shares[block] = exact;
    return exact;
  }

  nearnessOf(block: number): number {
    return this.#circle.leastKm(this.#placed.boxes, block);
  }

  has(shop: number): boolean {
    const place = this.#placed.placeOf(shop);
    return place !== undefined && this.#circle.squareTo(place) < outside;
  }

  find(shop: number): NearShop | undefined {
    const place = this.#placed.placeOf(shop);
    const square = place === undefined ? outside : this.#circle.squareTo(place);
    if (place === undefined || square === outside) return undefined;
    return { shop, isOpen: this.#circle.shopAt(place).isOpen, nearness: Math.sqrt(square) };
  }

  *nearestFirst(): Generator<NearShop> {
    const grid = this.#circle.list.gridOf(undefined);
    for (const { place, square } of this.#circle.nearestOf(grid)) {
      const shop = this.#placed.numberAt(place);
      if (shop === undefined) continue;
      yield { shop, isOpen: this.#circle.shopAt(place).isOpen, nearness: Math.sqrt(square) };
    }
  }
}

type SearchShare = ReturnType<SearchReach['shareOf']>;

/** One shop, wherever it is. */
export function reachOfShop(near: NearShop): SearchReach {
  const find = (shop: number) => (shop === near.shop ? near : undefined);
  return {
    shopCount: 1,
    shareOf: () => 'some',
    nearnessOf: () => near.nearness,
    has: (shop) => shop === near.shop,
    find,
    nearestFirst: () => [near],
  };
}
