// Finds for each block of products the containers of the words that a search matches.

import { blockAt, countAt } from './containers.ts';
import type { MatchedWords } from './matched-words.ts';
import { visitContainers } from './postings.ts';
import type { ProductIndex } from './product-index.ts';

/** A word that stands for a row. */
export interface RowWord {
  readonly number: number;
  readonly row: number;
  /** A bit mask of how it stands for the row. */
  readonly ways: number;
}

export interface FoundContainer {
  readonly word: RowWord;
  readonly data: Uint16Array;
  readonly at: number;
}

const none = -1;
const columns = 3;

/** Numbers instead of objects: a beginning of one letter has many words, and each has a container in many blocks. */
export class BlockWords {
  readonly #words: RowWord[] = [];
  readonly #datas: Uint16Array[] = [];
  /** By block: the last container. */
  readonly #lasts: Int32Array;
  /** For each container: the place of its word, where it begins, and the container before it in the same block. */
  #containers = new Int32Array(64 * columns);
  #count = 0;
  /** Reused for each block, because new objects were a third of a search's garbage. */
  readonly #found: { word: RowWord; data: Uint16Array; at: number }[] = [];

  constructor(blocks: number) {
    this.#lasts = new Int32Array(blocks).fill(none);
  }

  add(word: RowWord, data: Uint16Array, end: number): void {
    const place = this.#words.push(word) - 1;
    this.#datas.push(data);
    visitContainers(data, end, (at) => {
      const block = blockAt(data, at);
      // A product that was added since the search began.
      if (block >= this.#lasts.length) return;
      if ((this.#count + 1) * columns > this.#containers.length) this.#grow();
      const from = this.#count * columns;
      this.#containers[from] = place;
      this.#containers[from + 1] = at;
      this.#containers[from + 2] = this.#lasts[block] ?? none;
      this.#lasts[block] = this.#count;
      this.#count += 1;
    });
  }

  /** The containers of a row follow each other. Valid until the next call. */
  of(block: number): FoundContainer[] {
    let count = 0;
    for (let one = this.#lasts[block] ?? none; one !== none; count += 1) {
      const from = one * columns;
      const place = this.#containers[from] ?? 0;
      const word = this.#words[place] as RowWord; // its place
      const data = this.#datas[place] as Uint16Array; // the same
      const at = this.#containers[from + 1] ?? 0;
      const known = this.#found[count];
      if (known) {
        known.word = word;
        known.data = data;
        known.at = at;
      } else this.#found.push({ word, data, at });
      one = this.#containers[from + 2] ?? none;
    }
    return this.#found.slice(0, count);
  }

  #grow(): void {
    const larger = new Int32Array(this.#containers.length * 2);
    larger.set(this.#containers);
    this.#containers = larger;
  }
}

/** Yields between words, so that the caller can let other work go on. */
export function* readBlockWords(
  { postings, runs }: ProductIndex,
  rows: readonly MatchedWords[],
): Generator<undefined, BlockWords> {
  const words = new BlockWords(runs.blocks);
  for (const [row, matched] of rows.entries()) {
    for (const [number, ways] of matched) {
      const word = { number, row, ways };
      postings.visit(number, (data, end) => words.add(word, data, end));
      yield;
    }
  }
  return words;
}

export const countOf = ({ data, at }: FoundContainer): number => countAt(data, at);
