// Iterates over all choices of one container per search term in a block.
import type { FoundContainer, RowWord } from './block-words.ts';

/** Above these, combining takes longer than looking at the products. */
const mostCombinations = 16;
export const mostCombinedTerms = 6;

/** Reused for each block of a search, because new lists were a third of its garbage. */
export class Combinations {
  /** The chosen container, by term. */
  readonly chosen: FoundContainer[] = [];
  #containers: readonly FoundContainer[] = [];
  /** By term: the start and end of its containers, and the index of the chosen one. */
  readonly #starts = new Int32Array(mostCombinedTerms);
  readonly #ends = new Int32Array(mostCombinedTerms);
  readonly #places = new Int32Array(mostCombinedTerms);

  /**
   * The containers of a term must follow each other. Returns false when a term has two words, or when there are too many
   * combinations.
   */
  begin(containers: readonly FoundContainer[], terms: number): boolean {
    this.#containers = containers;
    this.chosen.length = terms;
    this.#starts.fill(0);
    this.#ends.fill(0);
    let last: RowWord | undefined;
    for (let at = 0; at < containers.length; at += 1) {
      const { word } = containers[at] as FoundContainer; // `at` is less than the length
      if (word !== last && word.row === last?.row) return false;
      if (word !== last) this.#starts[word.row] = at;
      this.#ends[word.row] = at + 1;
      last = word;
    }
    let count = 1;
    for (let term = 0; term < terms; term += 1) count *= this.#endOf(term) - this.#startOf(term);
    return count <= mostCombinations;
  }

  /** Chooses the first container of each term. Returns false when a term has none. */
  first(): boolean {
    for (let term = 0; term < this.chosen.length; term += 1) {
      if (this.#endOf(term) === 0) return false;
      this.#choose(term, this.#startOf(term));
    }
    return true;
  }

  /** Returns false after the last combination. */
  next(): boolean {
    for (let term = this.chosen.length - 1; term >= 0; term -= 1) {
      const place = (this.#places[term] ?? 0) + 1;
      if (place < this.#endOf(term)) {
        this.#choose(term, place);
        return true;
      }
      this.#choose(term, this.#startOf(term));
    }
    return false;
  }

  #choose(term: number, place: number): void {
    this.#places[term] = place;
    this.chosen[term] = this.#containers[place] as FoundContainer; // a place of the term
  }

  #startOf(term: number): number {
    return this.#starts[term] as number; // a term of the search
  }

  #endOf(term: number): number {
    return this.#ends[term] as number; // a term of the search
  }
}
