// Finds the products for the words of a search, and how relevant each is.
import type { Database, Db } from '../../platform/database.ts';
import { inPieces } from '../../platform/in-pieces.ts';
import type { CityTexts } from './city-texts.ts';
import { KnownWords } from './known-words.ts';
import type { ProductIndex } from './product-index.ts';
import { type Query, rankProducts } from './rank-products.ts';
import { noHits, type RankedHits } from './ranked-hits.ts';
import type { Scope } from './scope.ts';
import { makeSearchMemory, type SharedWords } from './search-memory.service.ts';
import { type SearchTerm, termsOf } from './search-term.ts';
import { listShopsOfTypes } from './shop-type-match.views.ts';
import { parseTypeNames, typesNamedBy, wordsOfNames } from './shop-type-names.ts';
import { type Synonyms, withSynonyms } from './synonyms.ts';

export interface Finder {
  /** Without words it finds nothing. */
  find(scope: Scope, words: readonly string[]): Promise<RankedHits>;
}

interface Search extends SharedWords {
  readonly words: readonly string[];
}

export function makeFinder(database: Database): Finder {
  const { db } = database;
  const memory = makeSearchMemory(database);
  return {
    find: async (scope, words) => {
      if (words.length === 0) return noHits;
      const shared = memory.getSharedWords();
      if (scope.in === 'catalogue') {
        const [{ index, known }, { synonyms }] = await Promise.all([memory.getCatalogue(), shared]);
        return rank(index, { terms: await findTerms(words, [known, synonyms.known], synonyms) });
      }
      const [texts, sharedWords] = await Promise.all([memory.getCity(scope.cityId), shared]);
      const search = { words, ...sharedWords };
      if (scope.in === 'city') return findInCity(db, texts, search);
      if (scope.in !== 'shop') return findInList(texts, scope, search);
      const terms = await findShops(db, texts, await termsIn(texts, search), search.typeNames);
      return rank(texts.index, { terms, shopId: scope.shopId });
    },
  };
}

/** Ranks again if the products changed meanwhile. */
async function rank(index: ProductIndex, query: Query): Promise<RankedHits> {
  for (;;) {
    const { changes } = index;
    const hits = await inPieces(rankProducts(index, query));
    if (index.changes === changes) return hits;
  }
}

/** A shop's list, as customers or its retailer search it. */
async function findInList(
  { index, known }: CityTexts,
  { in: kind, shopId }: Extract<Scope, { readonly in: 'shop list' | 'own list' }>,
  { words, synonyms }: Search,
): Promise<RankedHits> {
  if (kind === 'own list') {
    const terms = await findTerms(words, [], synonyms);
    return rank(index, { terms, shopId, strictness: 'typed in name or tags' });
  }
  return rank(index, { terms: await findTerms(words, [known, synonyms.known], synonyms), shopId });
}

async function findInCity(db: Db, texts: CityTexts, search: Search): Promise<RankedHits> {
  const { typeNames, synonyms } = search;
  const key = search.words.join(' ');
  const kept = texts.searches.find(key);
  const usable = kept?.typeNames === typeNames && kept.synonyms === synonyms ? kept : undefined;
  if (usable && !usable.terms.some(({ shopIds }) => shopIds)) return usable.hits;
  const terms = await findShops(db, texts, usable?.terms ?? (await termsIn(texts, search)), typeNames);
  if (usable && isSame(usable.terms, terms)) return usable.hits;
  const hits = await rank(texts.index, { terms });
  texts.searches.keep(key, { typeNames, synonyms, terms, hits });
  return hits;
}

const isSame = (a: readonly SearchTerm[], b: readonly SearchTerm[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The words with their corrections and other names. */
const findTerms = async (
  words: readonly string[],
  known: readonly KnownWords[],
  synonyms: Synonyms,
): Promise<SearchTerm[]> => withSynonyms(await inPieces(termsOf(words, known)), synonyms);

function termsIn({ known }: CityTexts, { words, typeNames, synonyms }: Search): Promise<SearchTerm[]> {
  const typeWords = new KnownWords(wordsOfNames(parseTypeNames(typeNames)));
  return findTerms(words, [known, typeWords, synonyms.known], synonyms);
}

/** Adds the shops whose type a term names now. */
function findShops(
  db: Db,
  { cityId }: CityTexts,
  terms: readonly SearchTerm[],
  typeNames: string,
): Promise<SearchTerm[]> {
  const names = parseTypeNames(typeNames);
  const find = async ({ word, corrections, otherNames }: SearchTerm): Promise<SearchTerm> => {
    const term = { word, corrections, ...(otherNames && { otherNames }) };
    const typeIds = typesNamedBy(term, names);
    if (typeIds.length === 0) return term;
    return { ...term, shopIds: await listShopsOfTypes(db, cityId, typeIds) };
  };
  return Promise.all(terms.map(find));
}
