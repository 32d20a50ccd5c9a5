// Reads the postings of a search, a stretch of products at a time.
import type { MatchedWords } from './matched-words.ts';
import { PostingsReader } from './postings.ts';
import type { ProductIndex } from './product-index.ts';
import { nowhere, wayCount } from './word-match.ts';

/** So many products have their notes in memory at once. */
export const stretch = 1 << 13;

interface Posting {
  /** How the word stands for the row. */
  bits: number;
  part: number;
}

/** What was found of each product of the present stretch: for each row and way the first part of its text. */
export class Notes {
  readonly width: number;
  readonly #found: Uint8Array;
  readonly #isNoted = new Uint8Array(stretch);
  /** The products that may be hits. */
  readonly products: number[] = [];

  constructor(rows: number) {
    this.width = rows * wayCount;
    this.#found = new Uint8Array(stretch * this.width).fill(nowhere);
  }

  has(product: number): boolean {
    return this.#isNoted[product % stretch] === 1;
  }

  open(product: number): void {
    if (this.has(product)) return;
    this.#isNoted[product % stretch] = 1;
    this.products.push(product);
  }

  note(product: number, row: number, { bits, part }: Posting): void {
    const from = (product % stretch) * this.width + row * wayCount;
    for (let one = 0; one < wayCount; one += 1) {
      if (bits & (1 << one) && (this.#found[from + one] ?? 0) > part) this.#found[from + one] = part;
    }
  }

  /** Copies the notes of a product. A view of them would take longer. */
  copy(product: number, to: Uint8Array): void {
    const from = (product % stretch) * this.width;
    for (let at = 0; at < this.width; at += 1) to[at] = this.#found[from + at] as number; // inside of the notes
  }

  clear(): void {
    for (const product of this.products) {
      this.#isNoted[product % stretch] = 0;
      const from = (product % stretch) * this.width;
      for (let at = from; at < from + this.width; at += 1) this.#found[at] = nowhere;
    }
    this.products.length = 0;
  }
}

/** The postings of all words of a row. */
export class RowReader {
  readonly #words: readonly { readonly reader: PostingsReader; readonly bits: number }[];
  /** How many postings there are. */
  readonly count: number;

  constructor(index: ProductIndex, row: MatchedWords) {
    const lists = [...row].flatMap(([word, bits]) => {
      const postings = index.postings[word];
      return postings ? [{ postings, bits }] : [];
    });
    this.count = lists.reduce((sum, { postings }) => sum + postings.count, 0);
    this.#words = lists.map(({ postings, bits }) => ({ reader: new PostingsReader(postings), bits }));
  }

  /** The next product. Infinity behind the last one. */
  get next(): number {
    return this.#words.reduce(
      (least, { reader }) => Math.min(least, reader.product),
      Number.POSITIVE_INFINITY,
    );
  }

  /** Calls `visit` for each posting of a product before `end`. */
  readUpTo(end: number, visit: (product: number, posting: Posting) => void): void {
    const posting = { bits: 0, part: 0 };
    for (const { reader, bits } of this.#words) {
      posting.bits = bits;
      while (reader.product < end) {
        posting.part = reader.part;
        visit(reader.product, posting);
        reader.next();
      }
    }
  }
}
