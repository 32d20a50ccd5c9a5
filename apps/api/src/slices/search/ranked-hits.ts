// The hits of a search among the products of an index, by relevance. They don't depend on who searches from where, on stock and
// on open shops, so they stay in memory until products change.

import type { BlockSet } from './container-sets.ts';
import { blockAt, blockBits, blockSize, sizeOf, visitRange, writeBits, writeList } from './containers.ts';
import { ProductIndex } from './product-index.ts';
import { nobody } from './shop-runs.ts';

/** Hits of equal relevance: containers in the order of their blocks, many of them parts of the postings. */
export class HitSet {
  readonly datas: Uint16Array[];
  readonly starts: number[];

  constructor(datas: Uint16Array[] = [], starts: number[] = []) {
    this.datas = datas;
    this.starts = starts;
  }

  add(data: Uint16Array, at: number): void {
    this.datas.push(data);
    this.starts.push(at);
  }

  /** The same in as little memory as they need, with `sheet` instead of `draft`. */
  trimmed(draft: Uint16Array, sheet: Uint16Array): HitSet {
    const datas = this.datas.map((data) => (data === draft ? sheet : data));
    return new HitSet(datas, this.starts.slice());
  }

  /** The place of the first container that isn't of an earlier block. */
  placeOf(block: number): number {
    let [from, to] = [0, this.starts.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.blockOf(middle) < block) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  blockOf(nth: number): number {
    return blockAt(this.datas[nth] as Uint16Array, this.starts[nth] ?? 0); // `nth` is less than the length
  }

  /** Calls `visit` for the hits from `from` to before `to`. */
  visit(from: number, to: number, visit: (product: number) => void): void {
    for (let nth = this.placeOf(from >>> blockBits); nth < this.starts.length; nth += 1) {
      const start = this.blockOf(nth) << blockBits;
      if (start >= to) return;
      visitRange(this.datas[nth] as Uint16Array, this.starts[nth] ?? 0, {
        from: Math.max(from, start) - start,
        to: Math.min(to - start, blockSize),
        visit: (product) => visit(start + product),
      });
    }
  }
}

export interface RankedHits {
  readonly index: ProductIndex;
  /** The changes of the index that the hits know. */
  readonly changes: number;
  /** The most relevant first. */
  readonly ranks: readonly { readonly rank: number; readonly hits: HitSet }[];
  /** How many groups of 32 products were ranked by themselves. */
  readonly looks: number;
  /** About how much memory they take. */
  readonly bytes: number;
}

export const noHits: RankedHits = { index: new ProductIndex(), changes: 0, ranks: [], looks: 0, bytes: 0 };

const bytesPerContainer = 16;
const bytesPerSheet = 8 * 1024;

/** Collects hits by rank. */
export class HitList {
  readonly #byRank = new Map<number, HitSet>();
  /** Where new containers are written. A full one is replaced, because its containers stay where they are. */
  #sheet = new Uint16Array(0);
  #end = 0;
  /** How many sheets were full. */
  #full = 0;

  /** A container of the postings. It isn't copied. */
  refer(rank: number, data: Uint16Array, at: number): void {
    this.#setOf(rank).add(data, at);
  }

  write(rank: number, block: number, products: BlockSet): void {
    const count = 'list' in products ? products.list.length : products.count;
    if (count === 0) return;
    const at = this.#reserve(sizeOf(count));
    if ('list' in products) writeList(this.#sheet, at, block << 2, products.list);
    else writeBits(this.#sheet, at, block << 2, products);
    this.#setOf(rank).add(this.#sheet, at);
  }

  #reserve(size: number): number {
    if (this.#end + size > this.#sheet.length) {
      if (this.#sheet.length > 0) this.#full += 1;
      this.#sheet = new Uint16Array(bytesPerSheet / 2);
      this.#end = 0;
    }
    this.#end += size;
    return this.#end - size;
  }

  sorted(): Pick<RankedHits, 'ranks' | 'bytes'> {
    const sheet = this.#sheet.slice(0, this.#end);
    const ranks = [...this.#byRank]
      .sort(([a], [b]) => a - b)
      .map(([rank, hits]) => ({ rank, hits: hits.trimmed(this.#sheet, sheet) }));
    const containers = ranks.reduce((sum, { hits }) => sum + hits.starts.length, 0);
    return { ranks, bytes: containers * bytesPerContainer + this.#full * bytesPerSheet + sheet.byteLength };
  }

  #setOf(rank: number): HitSet {
    const known = this.#byRank.get(rank);
    if (known) return known;
    const hits = new HitSet();
    this.#byRank.set(rank, hits);
    return hits;
  }
}

/** Calls `visit` for the hits that aren't gone. */
export function visitHits(
  { runs }: ProductIndex,
  hits: HitSet,
  visit: (product: number, shop: number) => void,
): void {
  hits.visit(0, runs.size, (product) => {
    const shop = runs.shopAt(product);
    if (shop !== nobody) visit(product, shop);
  });
}

/** The ids of all hits, in no order. */
export function idsOf({ index, ranks }: RankedHits): number[] {
  const ids: number[] = [];
  for (const { hits } of ranks) visitHits(index, hits, (product) => ids.push(index.idOf(product)));
  return ids;
}
