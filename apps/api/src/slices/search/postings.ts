// The products that have a word, in ascending order, each with the first part of its text that has the word.

/** A delta and a part as a number of seven bits per byte. Most of them take one byte. */
export class Postings {
  bytes = new Uint8Array(8);
  /** The bytes in use. */
  end = 0;
  count = 0;
  #last = 0;

  /** `product` isn't smaller than the last one. Later parts of the same product don't count. */
  add(product: number, part: number): void {
    if (this.count > 0 && product === this.#last) return;
    let rest = (product - this.#last) * 4 + part;
    if (this.end + 5 > this.bytes.length) this.#grow();
    while (rest > 127) {
      this.bytes[this.end++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.end++] = rest;
    this.#last = product;
    this.count += 1;
  }

  #grow(): void {
    const larger = new Uint8Array(Math.ceil(this.bytes.length * 1.5) + 8);
    larger.set(this.bytes.subarray(0, this.end));
    this.bytes = larger;
  }
}

export class PostingsReader {
  readonly #postings: Postings;
  #at = 0;
  /** The present product, or infinity behind the last one. */
  product = 0;
  part = 0;

  constructor(postings: Postings) {
    this.#postings = postings;
    this.next();
  }

  next(): void {
    const { bytes, end } = this.#postings;
    if (this.#at >= end) {
      this.product = Number.POSITIVE_INFINITY;
      return;
    }
    let byte = bytes[this.#at++] as number; // before the end
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[this.#at++] as number; // before the end
      value |= (byte & 127) << shift;
    }
    this.product += value >>> 2;
    this.part = value & 3;
  }
}
