// For each word of an index, the products that have it, in ascending order, each with the first part of its text that has the
// word. Most words have few products, so the words share a store instead of having arrays of their own.
import { blockBits, blockSize, countAt, sizeOf, writeList } from './containers.ts';

const partCount = 4;

/** At most so much of containers is made of so many products. A bitmap of few more than a list may have takes the most. */
const mostSize = (products: number): number => 2 * products + 2 * partCount;

/** The products of one word in its last block, and those of one part. */
const entries = new Uint16Array(blockSize);
const inPart = new Uint16Array(blockSize);

const none = -1;
/** A chunk of the store begins with the number of its entries and the place of the next chunk, in 32 bits. */
const headSize = 3;
const smallestChunk = 4;
const largestChunk = 512;

/** An array and its place in a Map, without its data. */
const bytesPerArray = 350;

interface FullBlocks {
  /** Has room at its end. */
  data: Uint16Array;
  end: number;
}

export class Postings {
  /** By word: the containers of the blocks before its last one. */
  readonly #full = new Map<number, FullBlocks>();
  /** By word: the containers of its last block. Searches share them until a product is added. */
  readonly #lastBlocks = new Map<number, Uint16Array>();
  /** By word: its last block, the first and the last chunk of its products there, and how many entries the last chunk has. */
  #block = new Int32Array(0);
  #firstChunk = new Int32Array(0);
  #lastChunk = new Int32Array(0);
  #used = new Int32Array(0);
  /** The chunks. An entry is four times the product, counted from the beginning of the block, plus the part. */
  #store = new Uint16Array(1_024);
  #end = 0;
  /** By size: the first chunk that is free. */
  readonly #free = new Map<number, number>();

  /** `product` isn't smaller than the last one. Later parts of the same product don't count. */
  add(word: number, product: number, part: number): void {
    if (word >= this.#block.length) this.#makeRoom(word + 1);
    const block = product >>> blockBits;
    const inBlock = product & (blockSize - 1);
    if (block !== this.#block[word]) this.#begin(word, block);
    const chunk = this.#lastChunk[word] as number; // there is room for the word
    const used = this.#used[word] as number; // the same
    if (chunk === none) this.#append(word, smallestChunk);
    else if ((this.#store[chunk + headSize + used - 1] as number) >>> 2 === inBlock)
      return; // a chunk has an entry
    else if (used === this.#store[chunk]) this.#append(word, Math.min(2 * used, largestChunk));
    const place = (this.#lastChunk[word] as number) + headSize + (this.#used[word] as number); // there is room for the word
    this.#store[place] = (inBlock << 2) | part;
    this.#used[word] = (this.#used[word] as number) + 1; // the same
    if (this.#lastBlocks.size > 0) this.#lastBlocks.delete(word);
  }

  /** Calls `visit` for arrays with the containers of a word, in the order of the blocks, and where they end. */
  visit(word: number, visit: (data: Uint16Array, end: number) => void): void {
    const full = this.#full.get(word);
    if (full) visit(full.data, full.end);
    if ((this.#firstChunk[word] ?? none) === none) return;
    const last = this.#lastBlockOf(word);
    visit(last, last.length);
  }

  get bytes(): number {
    let full = 0;
    for (const { data } of this.#full.values()) full += bytesPerArray + data.byteLength;
    return full + this.#store.byteLength + 4 * this.#block.byteLength;
  }

  #lastBlockOf(word: number): Uint16Array {
    const known = this.#lastBlocks.get(word);
    if (known) return known;
    const containers = containersOf(this.#block[word] as number, this.#entriesOf(word)); // it has a block
    this.#lastBlocks.set(word, containers);
    return containers;
  }

  /** Valid until the next call. */
  #entriesOf(word: number): Uint16Array {
    let count = 0;
    for (let chunk = this.#firstChunk[word] ?? none; chunk !== none; chunk = this.#nextOf(chunk)) {
      const isLast = chunk === this.#lastChunk[word];
      const used = (isLast ? this.#used[word] : this.#store[chunk]) as number; // a word has both
      const from = chunk + headSize;
      for (let at = from; at < from + used; at += 1) entries[count++] = this.#store[at] as number; // in the chunk
    }
    return entries.subarray(0, count);
  }

  /** The containers of the block before join those of the full blocks. */
  #begin(word: number, block: number): void {
    if (this.#firstChunk[word] !== none) {
      this.#appendFull(word, this.#lastBlockOf(word));
      this.#lastBlocks.delete(word);
      for (let chunk = this.#firstChunk[word] as number; chunk !== none; ) chunk = this.#giveBack(chunk); // it has chunks
      this.#firstChunk[word] = none;
      this.#lastChunk[word] = none;
      this.#used[word] = 0;
    }
    this.#block[word] = block;
  }

  /** Searches may still read the containers in the smaller array. They don't change. */
  #appendFull(word: number, containers: Uint16Array): void {
    const full = this.#full.get(word) ?? { data: new Uint16Array(0), end: 0 };
    const end = full.end + containers.length;
    if (end > full.data.length) {
      const larger = new Uint16Array(Math.max(end, Math.ceil(full.data.length * 1.25)));
      larger.set(full.data);
      full.data = larger;
    }
    full.data.set(containers, full.end);
    full.end = end;
    this.#full.set(word, full);
  }

  #append(word: number, size: number): void {
    const chunk = this.#takeChunk(size);
    const before = this.#lastChunk[word] ?? none;
    if (before === none) this.#firstChunk[word] = chunk;
    else this.#setNext(before, chunk);
    this.#lastChunk[word] = chunk;
    this.#used[word] = 0;
  }

  #takeChunk(size: number): number {
    const free = this.#free.get(size) ?? none;
    const chunk = free === none ? this.#end : free;
    if (free === none) {
      this.#end += headSize + size;
      if (this.#end > this.#store.length) {
        const larger = new Uint16Array(Math.max(this.#end, Math.ceil(this.#store.length * 1.25)));
        larger.set(this.#store);
        this.#store = larger;
      }
      this.#store[chunk] = size;
    } else this.#free.set(size, this.#nextOf(chunk));
    this.#setNext(chunk, none);
    return chunk;
  }

  /** Returns the chunk after it. */
  #giveBack(chunk: number): number {
    const next = this.#nextOf(chunk);
    const size = this.#store[chunk] as number; // a chunk begins with it
    this.#setNext(chunk, this.#free.get(size) ?? none);
    this.#free.set(size, chunk);
    return next;
  }

  #nextOf(chunk: number): number {
    return (this.#store[chunk + 1] as number) | ((this.#store[chunk + 2] as number) << 16); // the head of a chunk
  }

  #setNext(chunk: number, next: number): void {
    this.#store[chunk + 1] = next;
    this.#store[chunk + 2] = next >>> 16;
  }

  #makeRoom(words: number): void {
    const size = Math.max(words, Math.ceil(this.#block.length * 1.25));
    const larger = (before: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const after = new Int32Array(size).fill(none);
      after.set(before);
      return after;
    };
    this.#block = larger(this.#block);
    this.#firstChunk = larger(this.#firstChunk);
    this.#lastChunk = larger(this.#lastChunk);
    this.#used = larger(this.#used);
  }
}

/** One container for each part. */
function containersOf(block: number, found: Uint16Array): Uint16Array {
  const containers = new Uint16Array(mostSize(found.length));
  let end = 0;
  for (let part = 0; part < partCount; part += 1) {
    let count = 0;
    for (const entry of found) if ((entry & 3) === part) inPart[count++] = entry >>> 2;
    if (count > 0) end = writeList(containers, end, (block << 2) | part, inPart.subarray(0, count));
  }
  return containers.slice(0, end);
}

/** Calls `visit` for the beginning of each container, in the order of the blocks. */
export function visitContainers(data: Uint16Array, end: number, visit: (at: number) => void): void {
  for (let at = 0; at < end; at += sizeOf(countAt(data, at))) visit(at);
}
