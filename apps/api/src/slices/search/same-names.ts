// Finds the products whose name has a hash.

const none = -1;
/** A chain has about as many products, up to the most chains. */
const perChain = 16;
const mostChains = 1 << 17;

export class SameNames {
  #hashes = new Uint32Array(64);
  /** The product before this one in the same chain. */
  #earlier = new Int32Array(64);
  #lasts = new Int32Array(256).fill(none);
  #size = 0;

  /** Products come in ascending order, without gaps. */
  add(hash: number): void {
    if (this.#size === this.#hashes.length) this.#grow();
    this.#hashes[this.#size] = hash;
    this.#size += 1;
    if (this.#size > perChain * this.#lasts.length && this.#lasts.length < mostChains) this.#spread();
    else this.#link(this.#size - 1);
  }

  /** In ascending order. */
  find(hash: number): number[] {
    const found: number[] = [];
    let product = this.#lasts[hash & (this.#lasts.length - 1)] ?? none;
    for (; product !== none; product = this.#earlier[product] ?? none) {
      if (this.#hashes[product] === hash) found.push(product);
    }
    return found.reverse();
  }

  #link(product: number): void {
    const chain = (this.#hashes[product] ?? 0) & (this.#lasts.length - 1);
    this.#earlier[product] = this.#lasts[chain] ?? none;
    this.#lasts[chain] = product;
  }

  #spread(): void {
    this.#lasts = new Int32Array(Math.min(mostChains, 8 * this.#lasts.length)).fill(none);
    for (let product = 0; product < this.#size; product += 1) this.#link(product);
  }

  #grow(): void {
    const length = Math.ceil(this.#hashes.length * 1.25);
    const [hashes, earlier] = [new Uint32Array(length), new Int32Array(length)];
    hashes.set(this.#hashes);
    earlier.set(this.#earlier);
    this.#hashes = hashes;
    this.#earlier = earlier;
  }

  get bytes(): number {
    return this.#hashes.length * 8 + this.#lasts.length * 4;
  }
}

/** Two names with the same words in another order have different hashes, but for one pair in four thousand million. */
export function hashOf(numbers: readonly number[]): number {
  let hash = 0x9e3779b1 ^ numbers.length;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}
