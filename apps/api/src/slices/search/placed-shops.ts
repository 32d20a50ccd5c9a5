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

  constructor({ shops, coordinates }: ShopList, index: ProductIndex) {
    const { runs } = index;
    this.#index = index;
    this.#changes = index.changes;
    this.#size = index.size;
    this.#places = new Int32Array(index.shopIds.length).fill(nowhere);
    this.#numbers = new Int32Array(shops.length).fill(nowhere);
    this.boxes = new Boxes(runs.blocks);
    this.#hasGaps = new Uint8Array(runs.blocks);
    for (const [place, { id }] of shops.entries()) {
      const number = index.numberOfShop(id);
      if (number === undefined) continue;
      this.#places[number] = place;
      this.#numbers[place] = number;
    }
    for (let block = 0; block < runs.blocks; block += 1) {
      runs.visitBlock(block, (shop) => {
        const place = this.placeOf(shop);
        if (place === undefined) this.#hasGaps[block] = 1;
        else this.boxes.add(block, coordinates, 3 * place);
      });
    }
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

/** Made once for a list and the products. */
export function placedShopsOf(list: ShopList, index: ProductIndex): PlacedShops {
  const before = known.get(list);
  if (before?.isOf(index)) return before;
  const placed = new PlacedShops(list, index);
  known.set(list, placed);
  return placed;
}
