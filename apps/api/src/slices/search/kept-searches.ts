import type { RankedHits } from './ranked-hits.ts';
import type { SearchTerm } from './search-term.ts';
import type { Synonyms } from './synonyms.ts';

export interface KeptSearch {
  /** The names of the shop types and the synonyms, and the terms that the words became with them. */
  readonly typeNames: string;
  readonly synonyms: Synonyms;
  readonly terms: readonly SearchTerm[];
  readonly hits: RankedHits;
}

/** The words, the terms and the lists take about so much. */
const bytesPerSearch = 1_000;

const bytesOf = ({ hits }: KeptSearch): number => bytesPerSearch + hits.bytes;

/**
 * The newest searches in the same texts, by their words. When they take more memory than `mostBytes`, those that were kept first
 * go. A repeated search doesn't renew its place.
 */
export class KeptSearches {
  readonly #mostBytes: number;
  /** A Map keeps the order of insertion. */
  readonly #searches = new Map<string, KeptSearch>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  find(words: string): KeptSearch | undefined {
    return this.#searches.get(words);
  }

  keep(words: string, search: KeptSearch): void {
    this.#forget(words);
    this.#searches.set(words, search);
    this.#bytes += bytesOf(search);
    for (const [oldest] of this.#searches) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(words: string): void {
    const known = this.#searches.get(words);
    if (!known) return;
    this.#searches.delete(words);
    this.#bytes -= bytesOf(known);
  }
}
