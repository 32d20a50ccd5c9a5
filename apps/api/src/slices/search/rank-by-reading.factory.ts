// The rules of ranking as they were before postings: they read the texts of all products. Tests compare. The rules are
// written once more here, so that a mistake in rank-products.ts can't hide.
import { partOf } from './product-index.ts';
import { entryOf, numberOf, placeOf, type ShopTexts } from './read-texts.factory.ts';
import type { SearchTerm } from './search-term.ts';
import { waysOf, waysOfNames } from './ways-by-reading.factory.ts';
import { isShort, nowhere, way, wayCount } from './word-match.ts';

/** A name of several words, which stands for a term of the search. */
interface LongName {
  readonly term: number;
  /** The places of its words among the rows. */
  readonly rows: readonly number[];
}

interface LongNames {
  /** Per word of such a name: a bit mask of how each word of the vocabulary matches. */
  readonly rows: readonly Uint8Array[];
  readonly names: readonly LongName[];
}

/** Without names that no text can have. The rows of their words come after those of the terms. */
function longNamesOf(vocabulary: readonly string[], terms: readonly SearchTerm[]): LongNames {
  const long = terms.flatMap(({ otherNames = [] }, term) =>
    otherNames.filter(({ length }) => length > 1).map((words) => ({ term, words })),
  );
  const rowOf = new Map<string, Uint8Array>();
  for (const word of new Set(long.flatMap(({ words }) => words))) {
    const row = Uint8Array.from(vocabulary, waysOfNames([[word]]));
    if (row.some((bits) => bits !== 0)) rowOf.set(word, row);
  }
  const order = [...rowOf.keys()];
  const names = long
    .filter(({ words }) => words.every((word) => rowOf.has(word)))
    .map(({ term, words }) => ({ term, rows: words.map((word) => terms.length + order.indexOf(word)) }));
  return { rows: [...rowOf.values()], names };
}

/** Notes in `found` the terms for which a name of several words stands, in the last part that has one of its words. */
function noteLongNames(found: Uint8Array, names: readonly LongName[]): void {
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

/** The texts of some shops by the shops' ids, and the words that their numbers stand for. */
interface Searched {
  readonly vocabulary: readonly string[];
  readonly shops: ReadonlyMap<number, ShopTexts>;
}

interface PreparedTerm {
  readonly isShort: boolean;
  /** The shops of a type that the word names. */
  readonly shopIds: ReadonlySet<number>;
}

interface PreparedSearch {
  readonly terms: readonly PreparedTerm[];
  /** Per term, then per word of a long name: a bit mask of how each word of the vocabulary matches. */
  readonly rows: readonly Uint8Array[];
  readonly longNames: LongNames['names'];
  /** Per word of the vocabulary: 1 if it matches any term. Most don't. */
  readonly counts: Uint8Array;
  /** The numbers of its words. Undefined when the vocabulary doesn't have all of them. */
  readonly phrase: readonly number[] | undefined;
}

/** `typed in name or tags`: no corrections, and the description and the type don't count. */
type Strictness = 'all' | 'typed in name or tags';

/** All hits among the products of these shops, each as rank, shop and id. */
export function rankByReading(
  { vocabulary, shops }: Searched,
  terms: readonly SearchTerm[],
  strictness: Strictness = 'all',
): string[] {
  const search = prepare(vocabulary, terms);
  const hits: string[] = [];
  const everything = new Uint8Array(search.rows.length * wayCount);
  const found = everything.subarray(0, terms.length * wayCount);
  for (const [shopId, texts] of shops) {
    const sells = search.terms.map((term) => term.shopIds.has(shopId));
    const mayMatchWithoutWords = sells.includes(true);
    for (let at = 0; at < texts.ids.length; at += 1) {
      const next = firstWord(search, texts, at);
      if (next < 0 && !mayMatchWithoutWords) continue;
      readProduct(search, { texts, at }, everything);
      const rank = strictness === 'all' ? rankOf(search, { texts, at, sells, found }) : rankTyped(found);
      if (rank !== undefined) hits.push(`${rank} ${shopId} ${texts.ids[at]}`);
    }
  }
  return hits;
}

function prepare(vocabulary: readonly string[], terms: readonly SearchTerm[]): PreparedSearch {
  const phrase = terms.map(({ word }) => vocabulary.indexOf(word));
  const long = longNamesOf(vocabulary, terms);
  const rows = [...terms.map((term) => Uint8Array.from(vocabulary, waysOf(term))), ...long.rows];
  return {
    terms: terms.map(({ word, shopIds }) => ({ isShort: isShort(word), shopIds: new Set(shopIds) })),
    rows,
    longNames: long.names,
    counts: Uint8Array.from(vocabulary, (_, number) => Number(rows.some((row) => row[number] !== 0))),
    phrase: phrase.includes(-1) ? undefined : phrase,
  };
}

interface Product {
  readonly texts: ShopTexts;
  readonly at: number;
}

/** The place of the product's first word that counts. -1 for most products, so nothing else is done for them. */
function firstWord({ counts }: PreparedSearch, { starts, words }: ShopTexts, at: number): number {
  const end = starts[at + 1] ?? 0;
  for (let next = starts[at] ?? end; next < end; next += 1) {
    if (counts[numberOf(words[next] ?? 0)] !== 0) return next;
  }
  return -1;
}

/** Notes in `found`, for each term and way, the first part of the text with a word that stands for the term in this way. */
function readProduct(
  { rows, longNames, counts }: PreparedSearch,
  { texts, at }: Product,
  found: Uint8Array,
): void {
  found.fill(nowhere);
  const { starts, words } = texts;
  const end = starts[at + 1] ?? 0;
  for (let next = starts[at] ?? end; next < end; next += 1) {
    const entry = words[next] ?? 0;
    if (counts[numberOf(entry)] === 0) continue;
    for (let row = 0; row < rows.length; row += 1) {
      const bits = rows[row]?.[numberOf(entry)] ?? 0;
      if (bits !== 0) note(found, { from: row * wayCount, bits, part: placeOf(entry) });
    }
  }
  if (longNames.length > 0) noteLongNames(found, longNames);
}

interface Sighting {
  readonly from: number;
  readonly bits: number;
  readonly part: number;
}

function note(found: Uint8Array, { from, bits, part }: Sighting): void {
  for (let one = 0; one < wayCount; one += 1) {
    if (bits & (1 << one) && found[from + one] === nowhere) found[from + one] = part;
  }
}

interface ReadProduct extends Product {
  readonly sells: readonly boolean[];
  readonly found: Uint8Array;
}

/**
 * 0 is best, undefined is no hit. There are few ranks, so that many hits are equal and sort by distance: the name is exactly
 * the search (0), it has all words (1), or words that begin with them (2), the words begin in name, tags or type (3), or
 * anywhere (4). Then the same with corrections and parts of words: in the name (5), in name, tags or type (6), anywhere (7).
 * Last comes what only the shop's type finds (8).
 */
function rankOf(search: PreparedSearch, product: ReadProduct): number | undefined {
  const { found, sells } = product;
  const isMatch = search.terms.every((term, at) => matches(term, found, at));
  if (!isMatch && !search.terms.every((term, at) => sells[at] || matches(term, found, at))) return undefined;
  if (isUpTo(found, way.whole, partOf.name)) return isName(search, product) ? 0 : 1;
  if (isUpTo(found, way.beginning, partOf.name)) return 2;
  if (isUpTo(found, way.beginning, partOf.type)) return 3;
  if (isUpTo(found, way.beginning, partOf.description)) return 4;
  if (isAnyUpTo(found, partOf.name)) return 5;
  if (isAnyUpTo(found, partOf.type)) return 6;
  return isMatch ? 7 : 8;
}

/** All hits are equal, because a retailer's own list has another order. */
const rankTyped = (found: Uint8Array): number | undefined =>
  isUpTo(found, way.typed, partOf.tags) ? 0 : undefined;

/** In a description only beginnings of words count: 'rice' doesn't match 'price'. One or two letters don't count there at all. */
function matches(term: PreparedTerm, found: Uint8Array, at: number): boolean {
  const partOfWay = (which: number): number => found[at * wayCount + which] ?? nowhere;
  if (partOfWay(way.corrected) < nowhere || partOfWay(way.typed) <= partOf.type) return true;
  return !term.isShort && partOfWay(way.typed) < nowhere && partOfWay(way.beginning) < nowhere;
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

/** The name has the words of the search in the same order, and no others. */
function isName({ phrase }: PreparedSearch, { texts, at }: Product): boolean {
  if (!phrase) return false;
  const start = texts.starts[at] ?? 0;
  const next = start + phrase.length;
  const isOver = next >= (texts.starts[at + 1] ?? 0) || placeOf(texts.words[next] ?? 0) !== partOf.name;
  return isOver && phrase.every((number, nth) => texts.words[start + nth] === entryOf(number, partOf.name));
}
