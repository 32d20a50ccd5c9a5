// Which shop each product of an index belongs to. Products of a shop that were added one after another are a run.
import { blockBits, blockOf, fillBits } from './containers.ts';

/** The shop of products that are gone or that don't count yet. */
export const nobody = -1;
/** The shop of products that don't count yet. */
const staged = -2;

export class ShopRuns {
  /** By the number of the run: its first product, and its shop. */
  #starts = new Uint32Array(16);
  #shops = new Int32Array(16);
  readonly #ofShop = new Map<number, number[]>();
  /** By block: the run of its first product. */
  readonly #firsts: number[] = [];
  count = 0;
  /** How many products there are, with those that are gone. */
  size = 0;

  add(shop: number): void {
    const product = this.size;
    if (this.count === 0 || this.#shops[this.count - 1] !== shop) this.#begin(product, shop);
    if (blockOf(product) === this.#firsts.length) this.#firsts.push(this.count - 1);
    this.size += 1;
  }

  /** The product belongs to nobody until `giveStaged`. */
  stage(): void {
    this.add(staged);
  }

  giveStaged(shop: number): void {
    const runs = this.ofShop(staged);
    this.#ofShop.delete(staged);
    for (const run of runs) this.#shops[run] = shop;
    if (runs.length > 0) this.#ofShop.set(shop, [...this.ofShop(shop), ...runs]);
  }

  dropStaged(): number {
    return this.remove(staged);
  }

  /** Returns how many products are gone with it. */
  remove(shop: number): number {
    const runs = this.ofShop(shop);
    this.#ofShop.delete(shop);
    for (const run of runs) this.#shops[run] = nobody;
    return runs.reduce((sum, run) => sum + this.endOf(run) - this.startOf(run), 0);
  }

  ofShop(shop: number): readonly number[] {
    return this.#ofShop.get(shop) ?? [];
  }

  startOf(run: number): number {
    return this.#starts[run] ?? 0;
  }

  endOf(run: number): number {
    return run + 1 < this.count ? this.startOf(run + 1) : this.size;
  }

  shopOf(run: number): number {
    return Math.max(nobody, this.#shops[run] ?? nobody);
  }

  /** The shop of a product. */
  shopAt(product: number): number {
    let [from, to] = [this.firstOf(blockOf(product)), this.firstOf(blockOf(product) + 1)];
    while (from < to) {
      const middle = (from + to + 1) >>> 1;
      if (middle < this.count && this.startOf(middle) <= product) from = middle;
      else to = middle - 1;
    }
    return this.shopOf(from);
  }

  get blocks(): number {
    return this.#firsts.length;
  }

  /** The run that a block begins in. */
  firstOf(block: number): number {
    return this.#firsts[block] ?? this.count;
  }

  /** Calls `visit` for each run of the block, with the part of the run that is in it. */
  visitBlock(block: number, visit: (shop: number, from: number, to: number) => void): void {
    const start = block << blockBits;
    const end = (block + 1) << blockBits;
    for (let run = this.firstOf(block); run < this.count && this.startOf(run) < end; run += 1) {
      visit(
        this.shopOf(run),
        Math.max(start, this.startOf(run)) - start,
        Math.min(end, this.endOf(run)) - start,
      );
    }
  }

  /** Sets the bits of a block's products of shops that `has` accepts. Returns how many these are. */
  fill(bits: Uint32Array, block: number, has: (shop: number) => boolean): number {
    let count = 0;
    this.visitBlock(block, (shop, from, to) => {
      if (shop === nobody || !has(shop)) return;
      fillBits(bits, from, to);
      count += to - from;
    });
    return count;
  }

  #begin(product: number, shop: number): void {
    if (this.count === this.#starts.length) {
      const length = Math.ceil(this.count * 1.5);
      const [starts, shops] = [new Uint32Array(length), new Int32Array(length)];
      starts.set(this.#starts);
      shops.set(this.#shops);
      this.#starts = starts;
      this.#shops = shops;
    }
    this.#starts[this.count] = product;
    this.#shops[this.count] = shop;
    const runs = this.#ofShop.get(shop);
    if (runs) runs.push(this.count);
    else this.#ofShop.set(shop, [this.count]);
    this.count += 1;
  }
}
