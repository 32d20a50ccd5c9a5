// Ranks the products of an index block by block.
import { BlockNotes } from './block-notes.ts';
import { countOf, type FoundContainer } from './block-words.ts';
import { Combinations, mostCombinedTerms } from './combinations.ts';
import { intersect } from './container-sets.ts';
import { blockBits, blockSize, fillBits, groupsOfBlock, partAt } from './containers.ts';
import type { MatchedSearch } from './matched-words.ts';
import type { ProductIndex } from './product-index.ts';
import { BlockRanks, type Rules, rankGroup } from './rank-rules.ts';
import { HitList } from './ranked-hits.ts';

export interface PreparedSearch extends MatchedSearch, Rules {
  /** By term: the shops of a type that the word names. Undefined when it names none. */
  readonly sells: readonly (ReadonlySet<number> | undefined)[];
  /** The products with exactly this name, ascending. */
  readonly exact: readonly number[];
  readonly onlyShop: number | undefined;
}

interface Rarest {
  readonly term: number;
  /** Those of the term and of its long names. */
  readonly rows: ReadonlySet<number>;
  readonly cost: number;
}

/** All searches share these, because a search pauses only between blocks. Others would need 60 KB for each search. */
const notes = new BlockNotes();
const ranks = new BlockRanks();
const facts = {
  exact: new Uint32Array(groupsOfBlock),
  sold: new Uint32Array(0),
  allowed: new Uint32Array(groupsOfBlock),
};

/** Nothing is known of the products of the next block. */
function beginBlock({ rows, terms }: PreparedSearch): void {
  notes.begin(rows.length);
  const size = terms.length * groupsOfBlock;
  if (size > facts.sold.length) facts.sold = new Uint32Array(size);
  facts.exact.fill(0);
  facts.sold.fill(0);
  facts.allowed.fill(0xffffffff);
}

function endBlock(): void {
  ranks.clear();
  notes.clear();
}

export class BlockRanking {
  readonly hits = new HitList();
  /** How many groups of 32 products were ranked by themselves. */
  looks = 0;
  readonly #index: ProductIndex;
  readonly #search: PreparedSearch;
  readonly #knownRanks = new Map<number, number>();
  readonly #hasTypes: boolean;
  readonly #combinations = new Combinations();
  #nextExact = 0;

  constructor(index: ProductIndex, search: PreparedSearch) {
    this.#index = index;
    this.#search = search;
    this.#hasTypes = search.sells.some((shops) => shops);
  }

  /** Blocks come in ascending order. Returns whether it took some time. */
  add(block: number, containers: readonly FoundContainer[]): boolean {
    if (containers.length === 0 && !this.#hasTypes) return false;
    const exact = this.#exactIn(block);
    if (exact.length === 0 && this.#isCombinable(containers)) {
      this.#combine(block);
      return this.#search.terms.length > 1;
    }
    beginBlock(this.#search);
    this.#fillFacts(block, exact);
    const rarest = this.#rarestOf(containers);
    if (rarest) this.#rank(block, containers, rarest);
    return true;
  }

  /**
   * Whether each term has at most one word in the block. Then the parts that the containers stand for tell the rank, and
   * nobody needs to look at the products.
   */
  #isCombinable(containers: readonly FoundContainer[]): boolean {
    const { terms, rows, onlyShop } = this.#search;
    if (this.#hasTypes || onlyShop !== undefined) return false;
    if (rows.length > terms.length || terms.length > mostCombinedTerms) return false;
    return this.#combinations.begin(containers, terms.length);
  }

  /** The hits of a rank have each term in one of the parts that give this rank. */
  #combine(block: number): void {
    const combinations = this.#combinations;
    const { chosen } = combinations;
    for (let isOne = combinations.first(); isOne; isOne = combinations.next()) {
      const rank = this.#rankOf(chosen);
      if (rank === none) continue;
      const limiting = withoutFull(chosen);
      const first = limiting[0] as FoundContainer; // there is at least one
      if (limiting.length === 1) this.hits.refer(rank, first.data, first.at);
      else this.hits.write(rank, block, intersect(limiting));
    }
  }

  /** The rank of products that have each word in the part that its container stands for. */
  #rankOf(chosen: readonly FoundContainer[]): number {
    const key = chosen.reduce((sum, { word, data, at }) => 64 * sum + 4 * word.ways + partAt(data, at), 0);
    const known = this.#knownRanks.get(key);
    if (known !== undefined) return known;
    beginBlock(this.#search);
    try {
      for (const { word, data, at } of chosen) {
        const firstProduct = Uint16Array.of(partAt(data, at), 1, 0);
        notes.note(word.row, word.ways, { data: firstProduct, at: 0, opens: true });
      }
      rankGroup(this.#search, { notes, group: 0, facts }, ranks);
      const rank = ranks.counts.indexOf(1);
      this.#knownRanks.set(key, rank);
      return rank;
    } finally {
      endBlock();
    }
  }

  #fillFacts(block: number, exactly: readonly number[]): void {
    const { exact, sold, allowed } = facts;
    const { sells, onlyShop } = this.#search;
    const { runs } = this.#index;
    for (const product of exactly) fillBits(exact, product, product + 1);
    for (const [term, shops] of sells.entries()) {
      if (shops) runs.fill(soldBy(sold, term), block, (shop) => shops.has(shop));
    }
    if (onlyShop !== undefined) runs.fill(allowed.fill(0), block, (shop) => shop === onlyShop);
  }

  /** The term with the fewest products in the block. Undefined when a term has none, because hits match all terms. */
  #rarestOf(containers: readonly FoundContainer[]): Rarest | undefined {
    const { terms, longNames, rows, sells } = this.#search;
    const costs = new Float64Array(rows.length);
    for (const one of containers) costs[one.word.row] = (costs[one.word.row] ?? 0) + countOf(one);
    let best: Rarest | undefined;
    for (const term of terms.keys()) {
      const ofNames = longNames.filter((name) => name.term === term).flatMap((name) => name.rows);
      const own = new Set([term, ...ofNames]);
      const isSold = sells[term] !== undefined && soldBy(facts.sold, term).some((bits) => bits !== 0);
      const cost = [...own].reduce((sum, row) => sum + (costs[row] ?? 0), isSold ? costOfType : 0);
      if (cost === 0) return undefined;
      if (!best || cost < best.cost) best = { term, rows: own, cost };
    }
    return best;
  }

  #note(containers: readonly FoundContainer[], { term, rows }: Rarest): void {
    if (this.#hasTypes) {
      for (const [group, bits] of soldBy(facts.sold, term).entries()) if (bits !== 0) notes.open(group);
    }
    for (const opens of [true, false]) {
      for (const { word, data, at } of containers) {
        if (rows.has(word.row) === opens) notes.note(word.row, word.ways, { data, at, opens });
      }
    }
  }

  #rank(block: number, containers: readonly FoundContainer[], rarest: Rarest): void {
    try {
      this.#note(containers, rarest);
      for (const group of notes.listOpen()) {
        this.looks += 1;
        rankGroup(this.#search, { notes, group, facts }, ranks);
      }
      for (const [rank, bits] of ranks.bits.entries()) {
        const count = ranks.counts[rank] ?? 0;
        if (count > 0) this.hits.write(rank, block, { count, bits });
      }
    } finally {
      endBlock();
    }
  }

  /** The products of the block with exactly this name, counted from its beginning. */
  #exactIn(block: number): number[] {
    const { exact } = this.#search;
    const [start, end] = [block << blockBits, (block + 1) << blockBits];
    while ((exact[this.#nextExact] ?? end) < start) this.#nextExact += 1;
    const found: number[] = [];
    for (let at = this.#nextExact; (exact[at] ?? end) < end; at += 1) found.push((exact[at] ?? 0) - start);
    return found;
  }
}

const none = -1;

/** All products of a block change nothing, but something must be left. */
function withoutFull(containers: readonly FoundContainer[]): readonly FoundContainer[] {
  if (!containers.some((one) => countOf(one) === blockSize)) return containers;
  const others = containers.filter((one) => countOf(one) < blockSize);
  return others.length > 0 ? others : containers.slice(0, 1);
}

/** Shops of a type sell many products. */
const costOfType = 1_000;

const soldBy = (sold: Uint32Array, term: number): Uint32Array =>
  sold.subarray(term * groupsOfBlock, (term + 1) * groupsOfBlock);
