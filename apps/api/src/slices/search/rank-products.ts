// Which products a search finds, and how relevant each is.
import { Notes, RowReader, stretch } from './candidates.ts';
import { type MatchedSearch, matchWords } from './matched-words.ts';
import { hashOf, type ProductIndex, partOf } from './product-index.ts';
import type { RankedHits } from './ranked-hits.ts';
import type { SearchTerm } from './search-term.ts';
import { isShort, nowhere, way, wayCount } from './word-match.ts';

/** `typed in name or tags`: no corrections, and the description and the type don't count. */
type Strictness = 'all' | 'typed in name or tags';

export interface Query {
  readonly terms: readonly SearchTerm[];
  /** Only products of this shop. */
  readonly shopId?: number | undefined;
  readonly strictness?: Strictness;
}

interface PreparedTerm {
  readonly isShort: boolean;
  /** By the number of a shop. Of those of a type that the word names. */
  readonly sells: ReadonlySet<number>;
}

/** What tells which products may be hits. */
interface Candidates extends MatchedSearch {
  readonly terms: readonly Pick<PreparedTerm, 'sells'>[];
}

interface PreparedSearch extends MatchedSearch {
  readonly terms: readonly PreparedTerm[];
  readonly phrase: number | undefined;
}

/** Yields between stretches of products, so that the caller can let other work go on. Returns all hits. */
export function* rankProducts(
  index: ProductIndex,
  { terms, shopId, strictness = 'all' }: Query,
): Generator<undefined, RankedHits> {
  const search = prepare(index, terms);
  const onlyShop = shopId === undefined ? undefined : (index.numberOfShop(shopId) ?? -1);
  const hits = new HitList();
  const found = new Uint8Array(search.rows.length * wayCount);
  const own = found.subarray(0, terms.length * wayCount);
  for (const notes of readNotes(index, search)) {
    for (const product of notes.products) {
      if (index.isGone[product] === 1) continue;
      const shop = index.shops[product] ?? 0;
      if (onlyShop !== undefined && shop !== onlyShop) continue;
      notes.copy(product, found);
      if (search.longNames.length > 0) noteLongNames(found, search.longNames);
      const rank =
        strictness === 'all' ? rankOf(search, { own, shop, name: index.names[product] }) : rankTyped(own);
      if (rank !== undefined) hits.add(rank, index.ids[product] ?? 0, shop);
    }
    yield;
  }
  return hits.sorted(index.shopIds);
}

function prepare(index: ProductIndex, terms: readonly SearchTerm[]): PreparedSearch {
  const phrase = terms.map(({ word }) => index.vocabulary.numberOf(word));
  const numbers = phrase.filter((number) => number !== undefined);
  return {
    ...matchWords(index.vocabulary, terms),
    terms: terms.map(({ word, shopIds = [] }) => ({
      isShort: isShort(word),
      sells: new Set(shopIds.map((id) => index.numberOfShop(id) ?? -1)),
    })),
    phrase: numbers.length === phrase.length ? hashOf(numbers) : undefined,
  };
}

/** For each stretch with candidates their notes. The rarest term tells the candidates, because each hit matches all terms. */
export function* readNotes(index: ProductIndex, search: Candidates): Generator<Notes> {
  const readers = search.rows.map((row) => new RowReader(index, row));
  const { sold, rows } = rarestOf(index, search, readers);
  const first = rows.map((row) => ({ row, reader: readers[row] as RowReader })); // a row of the search
  const others = [...readers.entries()].filter(([row]) => !rows.includes(row));
  const notes = new Notes(readers.length);
  for (let at = 0; ; notes.clear()) {
    const begin = first.reduce(
      (least, { reader }) => Math.min(least, reader.next),
      sold[at] ?? Number.POSITIVE_INFINITY,
    );
    if (begin === Number.POSITIVE_INFINITY) return;
    const end = (Math.floor(begin / stretch) + 1) * stretch;
    for (; (sold[at] ?? end) < end; at += 1) notes.open(sold[at] ?? 0);
    for (const { row, reader } of first) {
      reader.readUpTo(end, (product, posting) => {
        notes.open(product);
        notes.note(product, row, posting);
      });
    }
    for (const [row, reader] of others) {
      reader.readUpTo(end, (product, posting) => {
        if (notes.has(product)) notes.note(product, row, posting);
      });
    }
    yield notes;
  }
}

/** The rows of the term with the fewest postings, and the products of the shops whose type it names. */
function rarestOf(
  index: ProductIndex,
  { terms, longNames }: Candidates,
  readers: readonly RowReader[],
): { readonly rows: readonly number[]; readonly sold: Uint32Array } {
  const all = terms.map(({ sells }, term) => {
    const ofNames = longNames.filter((name) => name.term === term).flatMap(({ rows }) => rows);
    const rows = [...new Set([term, ...ofNames])];
    const sold = soldBy(index, sells);
    const cost = rows.reduce((sum, row) => sum + (readers[row]?.count ?? 0), sold.length);
    return { rows, sold, cost };
  });
  return all.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** All products of these shops. */
const soldBy = (index: ProductIndex, shops: ReadonlySet<number>): Uint32Array =>
  Uint32Array.from([...shops].flatMap((shop) => [...index.productsOfShop(shop)])).sort();

/** Notes the terms for which a name of several words stands, in the last part that has one of its words. */
function noteLongNames(found: Uint8Array, names: MatchedSearch['longNames']): void {
  for (const { term, rows } of names) {
    let part = 0;
    for (const row of rows) part = Math.max(part, found[row * wayCount + way.beginning] ?? nowhere);
    if (part === nowhere) continue;
    for (const one of [way.whole, way.beginning, way.typed]) {
      const at = term * wayCount + one;
      if ((found[at] ?? nowhere) > part) found[at] = part;
    }
  }
}

interface FoundProduct {
  /** The notes of the terms. */
  readonly own: Uint8Array;
  readonly shop: number;
  readonly name: number | undefined;
}

/**
 * 0 is best, undefined is no hit. There are few ranks, so that many hits are equal and sort by distance: the name is exactly
 * the search (0), it has all words (1), or words that begin with them (2), the words begin in name, tags or type (3), or
 * anywhere (4). Then the same with corrections and parts of words: in the name (5), in name, tags or type (6), anywhere (7).
 * Last comes what only the shop's type finds (8).
 */
function rankOf({ terms, phrase }: PreparedSearch, { own, shop, name }: FoundProduct): number | undefined {
  let isMatch = true;
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as PreparedTerm; // an index of the terms
    if (matches(term, own, at)) continue;
    if (!term.sells.has(shop)) return undefined;
    isMatch = false;
  }
  if (isUpTo(own, way.whole, partOf.name)) return name === phrase ? 0 : 1;
  if (isUpTo(own, way.beginning, partOf.name)) return 2;
  if (isUpTo(own, way.beginning, partOf.type)) return 3;
  if (isUpTo(own, way.beginning, partOf.description)) return 4;
  if (isAnyUpTo(own, partOf.name)) return 5;
  if (isAnyUpTo(own, partOf.type)) return 6;
  return isMatch ? 7 : 8;
}

/** All hits are equal, because a retailer's own list has another order. */
const rankTyped = (found: Uint8Array): number | undefined =>
  isUpTo(found, way.typed, partOf.tags) ? 0 : undefined;

/** In a description only beginnings of words count: 'rice' doesn't match 'price'. One or two letters don't count there at all. */
function matches(term: PreparedTerm, found: Uint8Array, at: number): boolean {
  const from = at * wayCount;
  const typed = found[from + way.typed] ?? nowhere;
  if ((found[from + way.corrected] ?? nowhere) < nowhere || typed <= partOf.type) return true;
  return !term.isShort && typed < nowhere && (found[from + way.beginning] ?? nowhere) < nowhere;
}

function isUpTo(found: Uint8Array, which: number, part: number): boolean {
  for (let at = which; at < found.length; at += wayCount) if ((found[at] ?? nowhere) > part) return false;
  return true;
}

/** Each term is there as typed or corrected. */
function isAnyUpTo(found: Uint8Array, part: number): boolean {
  for (let at = 0; at < found.length; at += wayCount) {
    const first = Math.min(found[at + way.typed] ?? nowhere, found[at + way.corrected] ?? nowhere);
    if (first > part) return false;
  }
  return true;
}

/** Collects hits by rank. */
class HitList {
  readonly #byRank = new Map<number, { readonly ids: number[]; readonly shops: number[] }>();

  add(rank: number, id: number, shop: number): void {
    let hits = this.#byRank.get(rank);
    if (!hits) {
      hits = { ids: [], shops: [] };
      this.#byRank.set(rank, hits);
    }
    hits.ids.push(id);
    hits.shops.push(shop);
  }

  /** With the shops that have hits, each once. */
  sorted(allShops: readonly number[]): RankedHits {
    const places = new Int32Array(allShops.length).fill(-1);
    const shopIds: number[] = [];
    const placeOf = (shop: number): number => {
      if (places[shop] === -1) places[shop] = shopIds.push(allShops[shop] ?? 0) - 1;
      return places[shop] ?? 0;
    };
    const ranks = [...this.#byRank].map(([rank, { ids, shops }]) => ({
      rank,
      ids: new Float64Array(ids),
      shops: new Uint32Array(shops.map(placeOf)),
    }));
    return { shopIds, ranks };
  }
}
