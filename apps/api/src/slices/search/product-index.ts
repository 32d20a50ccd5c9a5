// The products of a city or of the catalogue, by the words of their search texts.
import { endOf } from '../products/index.ts';
import { Postings } from './postings.ts';
import { hashOf, SameNames } from './same-names.ts';
import { ShopRuns } from './shop-runs.ts';
import { Vocabulary } from './vocabulary.ts';

/** The parts of a search text in their order. Words of earlier parts count more. */
export const partOf = { name: 0, tags: 1, type: 2, description: 3 } as const;

const parts = new RegExp(`[${Object.values(endOf).join('')}]`);

export interface IndexedText {
  readonly id: number;
  readonly shopId: number;
  readonly searchText: string;
}

/**
 * Grows at its end only: a changed product gets a new number, and the old one doesn't count any more. So the postings never
 * change in the middle.
 */
export class ProductIndex {
  readonly vocabulary = new Vocabulary();
  readonly postings = new Postings();
  readonly shopIds: number[] = [];
  readonly runs = new ShopRuns();
  readonly names = new SameNames();
  /** By the number of the product. */
  #ids = new Float64Array(64);
  readonly #shopNumbers = new Map<number, number>();
  gone = 0;
  /** Grows with each change that searches find. */
  changes = 0;

  /** How many numbers of products are in use, with those that are gone. */
  get size(): number {
    return this.runs.size;
  }

  idOf(product: number): number {
    return this.#ids[product] ?? 0;
  }

  numberOfShop(shopId: number): number | undefined {
    return this.#shopNumbers.get(shopId);
  }

  removeShop(shopId: number): void {
    this.changes += 1;
    const shop = this.#shopNumbers.get(shopId);
    if (shop !== undefined) this.gone += this.runs.remove(shop);
  }

  /** Products of a shop that come one after another are found faster. */
  add(text: IndexedText): void {
    this.#addText(text);
    this.runs.add(this.#shopNumberOf(text.shopId));
    this.changes += 1;
  }

  /** Searches don't find the product until `replaceShop`. So a large shop can be added in pieces. */
  stage(text: IndexedText): void {
    this.#addText(text);
    this.runs.stage();
  }

  /** The staged products are those of the shop now. */
  replaceShop(shopId: number): void {
    this.removeShop(shopId);
    this.runs.giveStaged(this.#shopNumberOf(shopId));
  }

  /** Those of a load that failed. */
  dropStaged(): void {
    this.gone += this.runs.dropStaged();
  }

  #addText({ id, searchText }: IndexedText): void {
    const product = this.size;
    if (product === this.#ids.length) {
      const ids = new Float64Array(Math.ceil(product * 1.25));
      ids.set(this.#ids);
      this.#ids = ids;
    }
    this.#ids[product] = id;
    this.names.add(this.#addWords(product, searchText));
  }

  /** Returns the hash of the name's words. */
  #addWords(product: number, searchText: string): number {
    const name: number[] = [];
    for (const [part, text] of searchText.split(parts).entries()) {
      for (const word of text.split(' ')) {
        if (word === '') continue;
        const number = this.vocabulary.add(word);
        if (part === partOf.name) name.push(number);
        this.postings.add(number, product, part);
      }
    }
    return hashOf(name);
  }

  #shopNumberOf(shopId: number): number {
    const known = this.#shopNumbers.get(shopId);
    if (known !== undefined) return known;
    this.#shopNumbers.set(shopId, this.shopIds.length);
    return this.shopIds.push(shopId) - 1;
  }

  /** About how much memory it takes. */
  get bytes(): number {
    const words = this.postings.bytes + bytesPerWord * this.vocabulary.words.length;
    return words + this.#ids.byteLength + this.names.bytes + bytesPerRun * this.runs.count;
  }
}

/** In the vocabulary. */
const bytesPerWord = 150;
const bytesPerRun = 30;
