// Which products a search finds, and how relevant each is.
import { BlockNotes } from './block-notes.ts';
import { countOf, type FoundContainer, readBlockWords } from './block-words.ts';
import { blockBits, blockOf, countBits, partAt, wordsOfBitmap } from './containers.ts';
import { type MatchedSearch, matchWords } from './matched-words.ts';
import type { ProductIndex } from './product-index.ts';
import { type Facts, rankCount, rankWord, type Rules } from './rank-rules.ts';
import { HitList, type RankedHits } from './ranked-hits.ts';
import { hashOf } from './same-names.ts';
import type { SearchTerm } from './search-term.ts';
import { isShort } from './word-match.ts';

/** `typed in name or tags`: no corrections, and the description and the type don't count. */
type Strictness = 'all' | 'typed in name or tags';

export interface Query {
  readonly terms: readonly SearchTerm[];
  /** Only products of this shop. */
  readonly shopId?: number | undefined;
  readonly strictness?: Strictness;
}

interface PreparedSearch extends MatchedSearch, Rules {
  /** By term: whether each shop is of a type that the word names. Undefined when it names none. */
  readonly sells: readonly (ReadonlySet<number> | undefined)[];
  /** The products with exactly this name, ascending. */
  readonly exact: readonly number[];
  readonly onlyShop: number | undefined;
}

/**
 * Returns all hits. A block with one word for the whole search is taken from the postings as it is. Yields before each other
 * block, so that the caller can let other work go on.
 */
export function* rankProducts(index: ProductIndex, query: Query): Generator<undefined, RankedHits> {
  const { changes } = index;
  const search = prepare(index, query);
  const words = yield* readBlockWords(index, search.rows);
  const ranking = new Ranking(index, search);
  for (const block of blocksOf(index, search)) {
    const containers = words.of(block);
    if (ranking.addAsItIs(block, containers)) continue;
    yield;
    ranking.addRanked(block, containers);
  }
  return { index, changes, ...ranking.hits.sorted() };
}

function prepare(index: ProductIndex, { terms, shopId, strictness = 'all' }: Query): PreparedSearch {
  const phrase = terms.map(({ word }) => index.vocabulary.numberOf(word));
  const numbers = phrase.filter((number) => number !== undefined);
  return {
    ...matchWords(index.vocabulary, terms),
    terms: terms.map(({ word }) => ({ isShort: isShort(word) })),
    sells: terms.map(
      ({ shopIds }) => shopIds && new Set(shopIds.map((id) => index.numberOfShop(id) ?? -1)),
    ),
    exact: numbers.length === phrase.length ? index.names.find(hashOf(numbers)) : [],
    onlyShop: shopId === undefined ? undefined : (index.numberOfShop(shopId) ?? -1),
    isStrict: strictness === 'typed in name or tags',
  };
}

function* blocksOf({ runs }: ProductIndex, { onlyShop }: PreparedSearch): Generator<number> {
  if (onlyShop === undefined) {
    const { blocks } = runs;
    for (let block = 0; block < blocks; block += 1) yield block;
    return;
  }
  let next = 0;
  for (const run of runs.ofShop(onlyShop)) {
    const last = blockOf(runs.endOf(run) - 1);
    for (next = Math.max(next, blockOf(runs.startOf(run))); next <= last; next += 1) yield next;
  }
}

class Ranking {
  readonly hits = new HitList();
  readonly #index: ProductIndex;
  readonly #search: PreparedSearch;
  readonly #notes: BlockNotes;
  readonly #sold: readonly (Uint32Array | undefined)[];
  readonly #isExact = new Uint32Array(wordsOfBitmap);
  readonly #isOfShop = new Uint32Array(wordsOfBitmap);
  readonly #ofWord = new Uint32Array(rankCount);
  readonly #ranks = Array.from({ length: rankCount }, () => new Uint32Array(wordsOfBitmap));
  readonly #counts = new Uint32Array(rankCount);
  readonly #knownRanks = new Map<number, number | undefined>();
  #nextExact = 0;

  constructor(index: ProductIndex, search: PreparedSearch) {
    this.#index = index;
    this.#search = search;
    this.#notes = new BlockNotes(search.rows.length);
    this.#sold = search.sells.map((shops) => shops && new Uint32Array(wordsOfBitmap));
  }

  /** True when nothing else is to do: the block has no hits, or those of one word, whose part decides about the rank. */
  addAsItIs(block: number, containers: readonly FoundContainer[]): boolean {
    const { terms, sells, rows, onlyShop } = this.#search;
    if (sells.some((shops) => shops)) return false;
    if (containers.length === 0) return true;
    const [{ word } = { word: undefined }] = containers;
    if (terms.length > 1 || rows.length > 1 || onlyShop !== undefined) return false;
    if (containers.some((one) => one.word !== word) || this.#exactIn(block).length > 0) return false;
    for (const { data, at } of containers) {
      const rank = this.#rankOf(word?.ways ?? 0, partAt(data, at));
      if (rank !== undefined) this.hits.refer(rank, data, at);
    }
    return true;
  }

  /** Ranks the products of the block that have the rarest word. */
  addRanked(block: number, containers: readonly FoundContainer[]): void {
    const { sells } = this.#search;
    const sold = sells.map((shops, term) => this.#fillSold(block, shops, this.#sold[term]));
    const rarest = this.#rarestOf(containers, sold);
    if (rarest !== undefined) {
      this.#note(containers, rarest);
      this.#rank(block);
      this.#notes.clear();
    }
  }

  /** The rows of the term with the fewest products in the block. Undefined when a term has none, because hits match all terms. */
  #rarestOf(containers: readonly FoundContainer[], sold: readonly number[]): Rarest | undefined {
    const { terms, longNames, rows } = this.#search;
    const costs = new Float64Array(rows.length);
    for (const one of containers) costs[one.word.row] = (costs[one.word.row] ?? 0) + countOf(one);
    let best: (Rarest & { readonly cost: number }) | undefined;
    for (const term of terms.keys()) {
      const ofNames = longNames.filter((name) => name.term === term).flatMap((name) => name.rows);
      const own = new Set([term, ...ofNames]);
      const cost = [...own].reduce((sum, row) => sum + (costs[row] ?? 0), sold[term] ?? 0);
      if (cost === 0) return undefined;
      if (!best || cost < best.cost) best = { term, rows: own, cost };
    }
    return best;
  }

  #note(containers: readonly FoundContainer[], { term, rows }: Rarest): void {
    const notes = this.#notes;
    const sold = this.#sold[term];
    for (let word = 0; sold && word < wordsOfBitmap; word += 1) if (sold[word] !== 0) notes.open(word);
    for (const opens of [true, false]) {
      for (const { word, data, at } of containers) {
        if (rows.has(word.row) === opens) notes.note(word.row, word.ways, { data, at, opens });
      }
    }
  }

  #rank(block: number): void {
    const { onlyShop } = this.#search;
    for (const product of this.#exactIn(block)) this.#isExact[product >>> 5] = bitOf(this.#isExact, product);
    if (onlyShop !== undefined) this.#index.runs.fill(this.#isOfShop, block, (shop) => shop === onlyShop);
    this.#notes.visitOpen((word) => this.#rankWord(word));
    for (let rank = 0; rank < rankCount; rank += 1) {
      const [count, bits] = [this.#counts[rank] ?? 0, this.#ranks[rank] as Uint32Array]; // each rank has one
      if (count === 0) continue;
      this.hits.write(rank, { block, count, bits });
      this.#notes.visitOpen((word) => {
        bits[word] = 0;
      });
    }
    this.#counts.fill(0);
    this.#isExact.fill(0);
    this.#isOfShop.fill(0);
  }

  #rankWord(word: number): void {
    const facts: Facts = {
      exact: this.#isExact[word] ?? 0,
      sold: (term) => this.#sold[term]?.[word] ?? 0,
    };
    rankWord(this.#search, { notes: this.#notes, word, facts }, this.#ofWord);
    const mask = this.#search.onlyShop === undefined ? -1 : (this.#isOfShop[word] ?? 0);
    for (let rank = 0; rank < rankCount; rank += 1) {
      const bits = (this.#ofWord[rank] as number) & mask; // each rank has one
      if (bits === 0) continue;
      (this.#ranks[rank] as Uint32Array)[word] = bits; // the same
      this.#counts[rank] = (this.#counts[rank] ?? 0) + countBits(bits);
    }
  }

  /** The rank of products whose only matching word stands in this part. Undefined when that is no hit. */
  #rankOf(ways: number, part: number): number | undefined {
    const key = ways * 4 + part;
    if (!this.#knownRanks.has(key)) {
      const container = Uint16Array.of(part, 1, 0);
      this.#notes.note(0, ways, { data: container, at: 0, opens: true });
      rankWord(this.#search, { notes: this.#notes, word: 0, facts: noFacts }, this.#ofWord);
      const rank = this.#ofWord.findIndex((bits) => bits !== 0);
      this.#knownRanks.set(key, rank === -1 ? undefined : rank);
      this.#notes.clear();
    }
    return this.#knownRanks.get(key);
  }

  /** The products of the block with the name, counted from its beginning. Blocks come in ascending order. */
  #exactIn(block: number): number[] {
    const { exact } = this.#search;
    const [start, end] = [block << blockBits, (block + 1) << blockBits];
    while ((exact[this.#nextExact] ?? end) < start) this.#nextExact += 1;
    const found: number[] = [];
    for (let at = this.#nextExact; (exact[at] ?? end) < end; at += 1) found.push((exact[at] ?? 0) - start);
    return found;
  }

  #fillSold(block: number, shops: ReadonlySet<number> | undefined, bits: Uint32Array | undefined): number {
    if (!shops || !bits) return 0;
    bits.fill(0);
    return this.#index.runs.fill(bits, block, (shop) => shops.has(shop));
  }
}

interface Rarest {
  readonly term: number;
  /** Those of the term and of its long names. */
  readonly rows: ReadonlySet<number>;
}

const noFacts: Facts = { exact: 0, sold: () => 0 };

const bitOf = (bits: Uint32Array, product: number): number =>
  (bits[product >>> 5] ?? 0) | (1 << (product & 31));
