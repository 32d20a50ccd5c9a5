// The shops of a list by their numbers in an index, and where the products of each block are.
import { Boxes, type ShopCircle } from '../shops/index.ts';
import type { ProductIndex } from './product-index.ts';

type ShopList = ShopCircle['list'];

const nowhere = -1;

export class PlacedShops {
  readonly #index: ProductIndex;
  readonly #changes: number;
  readonly #size: number;
  /** By number: the shop's place in the list. */
  readonly #places: Int32Array;
  /** By place: its number. */
  readonly #numbers: Int32Array;
  /** Around the shops of each block of products. */
  readonly boxes: Boxes;
  /** By block: 1 if some product is gone or of a shop that isn't listed. */
  readonly #hasGaps: Uint8Array;

  private constructor({ shops }: ShopList, index: ProductIndex) {
    const { blocks } = index.runs;
    this.#index = index;
    this.#changes = index.changes;
    this.#size = index.size;
    this.#places = new Int32Array(index.shopIds.length).fill(nowhere);
    this.#numbers = new Int32Array(shops.length).fill(nowhere);
    this.boxes = new Boxes(blocks);
    this.#hasGaps = new Uint8Array(blocks);
  }

  /** Yields between shops and blocks. The index may change meanwhile: see `isOf`. */
  static *make(list: ShopList, index: ProductIndex): Generator<undefined, PlacedShops> {
    const placed = new PlacedShops(list, index);
    for (const [place, { id }] of list.shops.entries()) {
      yield;
      const number = index.numberOfShop(id);
      if (number === undefined) continue;
      placed.#places[number] = place;
      placed.#numbers[place] = number;
    }
    for (const block of placed.#hasGaps.keys()) {
      index.runs.visitBlock(block, (shop) => {
        const place = placed.placeOf(shop);
        if (place === undefined) placed.#hasGaps[block] = 1;
        else placed.boxes.add(block, list.coordinates, 3 * place);
      });
      yield;
    }
    return placed;
  }

  /** Undefined for a shop that isn't listed, and for products that are gone. */
  placeOf(number: number): number | undefined {
    const place = this.#places[number] ?? nowhere;
    return place === nowhere ? undefined : place;
  }

  /** Undefined for a shop without products. */
  numberAt(place: number): number | undefined {
    const number = this.#numbers[place] ?? nowhere;
    return number === nowhere ? undefined : number;
  }

  hasGaps(block: number): boolean {
    return this.#hasGaps[block] === 1;
  }

  isOf(index: ProductIndex): boolean {
    return this.#index === index && this.#changes === index.changes && this.#size === index.size;
  }
}

const known = new WeakMap<ShopList, PlacedShops>();

/** Made once for a list and the products, and again when products change meanwhile. */
export function* placedShopsOf(list: ShopList, index: ProductIndex): Generator<undefined, PlacedShops> {
  for (;;) {
    const before = known.get(list);
    if (before?.isOf(index)) return before;
    known.set(list, yield* PlacedShops.make(list, index));
  }
}
