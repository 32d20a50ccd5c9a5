// The products of a city or of the catalogue, by the words of their search texts.
import { endOf } from '../products/index.ts';
import { Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

/** The parts of a search text in their order. Words of earlier parts count more. */
export const partOf = { name: 0, tags: 1, type: 2, description: 3 } as const;

const parts = new RegExp(`[${Object.values(endOf).join('')}]`);

export interface IndexedText {
  readonly id: number;
  readonly shopId: number;
  readonly searchText: string;
}

const none = -1;

/**
 * Grows at its end only: a changed product gets a new number, and the old one doesn't count any more. So the postings never
 * change in the middle.
 */
export class ProductIndex {
  readonly vocabulary = new Vocabulary();
  /** By the number of the word. */
  readonly postings: Postings[] = [];
  readonly shopIds: number[] = [];
  /** By the number of the product. */
  ids = new Float64Array(64);
  shops = new Uint32Array(64);
  /** A hash of its name's words in their order. */
  names = new Uint32Array(64);
  isGone = new Uint8Array(64);
  /** The shop's product before this one. */
  #earlier = new Int32Array(64);
  readonly #lastOfShop: number[] = [];
  readonly #shopNumbers = new Map<number, number>();
  /** How many numbers of products are in use, with those that are gone. */
  size = 0;
  gone = 0;
  /** Grows with each change. */
  changes = 0;

  numberOfShop(shopId: number): number | undefined {
    return this.#shopNumbers.get(shopId);
  }

  *productsOfShop(shop: number): Generator<number> {
    for (let at = this.#lastOfShop[shop] ?? none; at !== none; at = this.#earlier[at] ?? none) {
      if (this.isGone[at] === 0) yield at;
    }
  }

  removeShop(shopId: number): void {
    this.changes += 1;
    const shop = this.#shopNumbers.get(shopId);
    if (shop === undefined) return;
    for (const product of this.productsOfShop(shop)) {
      this.isGone[product] = 1;
      this.gone += 1;
    }
    this.#lastOfShop[shop] = none;
  }

  add({ id, shopId, searchText }: IndexedText): void {
    if (this.size === this.ids.length) this.#grow();
    const product = this.size;
    const shop = this.#shopNumberOf(shopId);
    this.ids[product] = id;
    this.shops[product] = shop;
    this.#earlier[product] = this.#lastOfShop[shop] ?? none;
    this.#lastOfShop[shop] = product;
    this.#addWords(product, searchText);
    this.size += 1;
    this.changes += 1;
  }

  #addWords(product: number, searchText: string): void {
    const name: number[] = [];
    for (const [part, text] of searchText.split(parts).entries()) {
      for (const word of text.split(' ')) {
        if (word === '') continue;
        const number = this.vocabulary.add(word);
        if (part === partOf.name) name.push(number);
        let postings = this.postings[number];
        if (!postings) {
          postings = new Postings();
          this.postings[number] = postings;
        }
        postings.add(product, part);
      }
    }
    this.names[product] = hashOf(name);
  }

  #shopNumberOf(shopId: number): number {
    const known = this.#shopNumbers.get(shopId);
    if (known !== undefined) return known;
    this.#shopNumbers.set(shopId, this.shopIds.length);
    return this.shopIds.push(shopId) - 1;
  }

  #grow(): void {
    const length = Math.ceil(this.ids.length * 1.5);
    this.ids = grown(this.ids, new Float64Array(length));
    this.shops = grown(this.shops, new Uint32Array(length));
    this.names = grown(this.names, new Uint32Array(length));
    this.isGone = grown(this.isGone, new Uint8Array(length));
    this.#earlier = grown(this.#earlier, new Int32Array(length));
  }

  /** About how much memory it takes. A posting list and a word take some 250 bytes beside the bytes themselves. */
  get bytes(): number {
    const lists = this.postings.reduce((sum, { bytes }) => sum + bytes.length + bytesPerWord, 0);
    return lists + this.ids.length * bytesPerProduct;
  }
}

const bytesPerWord = 250;
const bytesPerProduct = 21;

function grown<List extends { set(from: List): void }>(from: List, to: List): List {
  to.set(from);
  return to;
}

/** Two names with the same words in another order have different hashes, but for one pair in four thousand million. */
export function hashOf(numbers: readonly number[]): number {
  let hash = numbers.length;
  for (const number of numbers) hash = Math.imul(hash ^ number, 0x9e3779b1) ^ (hash >>> 15);
  return hash >>> 0;
}
