// The products that have a word, in ascending order, each with the first part of its text that has the word.
import { blockBits, blockSize, countAt, sizeOf, writeList } from './containers.ts';

const partCount = 4;

/** At most so much of containers is made of so many products. A bitmap of few more than a list may have takes the most. */
const mostSize = (products: number): number => 2 * products + 2 * partCount;

const scratch = new Uint16Array(blockSize);

/** Containers of all full blocks, then a tail with the last block's products as they came: four times the product, plus the part. */
export class Postings {
  data = new Uint16Array(4);
  /** Where the containers end and the tail begins. */
  sealed = 0;
  #end = 0;
  #block = -1;
  count = 0;

  /** `product` isn't smaller than the last one. Later parts of the same product don't count. */
  add(product: number, part: number): void {
    const block = product >>> blockBits;
    const inBlock = product & (blockSize - 1);
    if (block !== this.#block) this.#seal(block);
    else if (this.#end > this.sealed && (this.data[this.#end - 1] ?? 0) >>> 2 === inBlock) return;
    if (this.#end === this.data.length) this.#grow(this.#end + 1);
    this.data[this.#end++] = (inBlock << 2) | part;
    this.count += 1;
  }

  /** The containers of the last block. */
  tail(): Uint16Array {
    const entries = this.data.subarray(this.sealed, this.#end);
    const containers = new Uint16Array(mostSize(entries.length));
    return containers.subarray(0, writeContainers(containers, 0, this.#block, entries));
  }

  #seal(next: number): void {
    const entries = this.data.slice(this.sealed, this.#end);
    const end = this.sealed + mostSize(entries.length);
    if (end > this.data.length) this.#grow(end);
    this.sealed = writeContainers(this.data, this.sealed, this.#block, entries);
    this.#end = this.sealed;
    this.#block = next;
  }

  /** Searches may still read the containers in the smaller array. They don't change. */
  #grow(least: number): void {
    const larger = new Uint16Array(Math.max(least, Math.ceil(this.data.length * 1.25)) + 2);
    larger.set(this.data.subarray(0, this.#end));
    this.data = larger;
  }
}

/** One container for each part. Returns their end. */
function writeContainers(to: Uint16Array, at: number, block: number, entries: Uint16Array): number {
  let end = at;
  for (let part = 0; part < partCount; part += 1) {
    let count = 0;
    for (const entry of entries) if ((entry & 3) === part) scratch[count++] = entry >>> 2;
    if (count > 0) end = writeList(to, end, (block << 2) | part, scratch.subarray(0, count));
  }
  return end;
}

/** Calls `visit` for the beginning of each container, in the order of the blocks. */
export function visitContainers(data: Uint16Array, end: number, visit: (at: number) => void): void {
  for (let at = 0; at < end; at += sizeOf(countAt(data, at))) visit(at);
}
