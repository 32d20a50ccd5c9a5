// Which products a search finds, and how relevant each is.
import { BlockRanking, type PreparedSearch } from './block-ranking.ts';
import { readBlockWords } from './block-words.ts';
import { blockOf } from './containers.ts';
import { matchWords } from './matched-words.ts';
import type { ProductIndex } from './product-index.ts';
import type { RankedHits } from './ranked-hits.ts';
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

/** Returns all hits. Yields between blocks of products, so that the caller can let other work go on. */
export function* rankProducts(index: ProductIndex, query: Query): Generator<undefined, RankedHits> {
  const { changes } = index;
  const search = prepare(index, query);
  const words = yield* readBlockWords(index, search.rows);
  const ranking = new BlockRanking(index, search);
  for (const block of blocksOf(index, search)) {
    if (ranking.add(block, words.of(block))) yield;
  }
  return { index, changes, looks: ranking.looks, ...ranking.hits.sorted() };
}

function prepare(index: ProductIndex, { terms, shopId, strictness = 'all' }: Query): PreparedSearch {
  const phrase = terms.map(({ word }) => index.vocabulary.numberOf(word));
  const numbers = phrase.filter((number) => number !== undefined);
  return {
    ...matchWords(index.vocabulary, terms),
    terms: terms.map(({ word }) => ({ isShort: isShort(word) })),
    sells: terms.map(({ shopIds }) => shopIds && new Set(shopIds.map((id) => index.numberOfShop(id) ?? -1))),
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
