// All hits of a search in a city, or in one of its shops.
import type { Db } from '../../platform/database.ts';
import type { CityTexts } from './city-texts.ts';
import { rankProducts, type Searched } from './rank-products.ts';
import type { RankedHits } from './ranked-hits.ts';
import type { SearchReads } from './search-reads.service.ts';
import { type SearchTerm, termsOf } from './search-term.ts';
import { listShopsOfTypes } from './shop-type-match.views.ts';
import { readNames, typesNamedBy, wordsOfNames } from './shop-type-names.ts';
import { type Synonyms, withSynonyms } from './synonyms.ts';

interface CitySearch {
  readonly cityId: number;
  /** Only in this shop. Undefined: in the whole city. */
  readonly shopId?: number;
  readonly words: readonly string[];
}

export async function listHits(
  reads: SearchReads,
  { cityId, shopId, words }: CitySearch,
): Promise<RankedHits> {
  const [version, { typeNames, synonymVersion }] = await Promise.all([
    reads.readVersion(cityId),
    reads.readNames(),
  ]);
  const [texts, synonyms] = await Promise.all([
    reads.memory.getTexts(cityId, version),
    reads.synonyms.getSynonyms(synonymVersion),
  ]);
  const search = { words, typeNames, synonyms };
  if (shopId === undefined) return findInCity(reads.db, texts, search);
  return rankProducts(
    onlyShop(texts, shopId),
    await findShops(reads.db, texts, termsIn(texts, search), typeNames),
  );
}

interface Search {
  readonly words: readonly string[];
  readonly typeNames: string;
  readonly synonyms: Synonyms;
}

async function findInCity(db: Db, texts: CityTexts, search: Search): Promise<RankedHits> {
  const { typeNames, synonyms } = search;
  const key = search.words.join(' ');
  const kept = texts.searches.find(key);
  const known = kept?.typeNames === typeNames && kept.synonyms === synonyms ? kept : undefined;
  if (known && !known.terms.some(({ shopIds }) => shopIds)) return known.hits;
  const terms = await findShops(db, texts, known?.terms ?? termsIn(texts, search), typeNames);
  if (known && isSame(known.terms, terms)) return known.hits;
  const hits = rankProducts(texts, terms);
  texts.searches.keep(key, { typeNames, synonyms, terms, hits });
  return hits;
}

const isSame = (a: readonly SearchTerm[], b: readonly SearchTerm[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function onlyShop({ vocabulary, shops }: CityTexts, shopId: number): Searched {
  const texts = shops.get(shopId);
  return { vocabulary, shops: new Map(texts && [[shopId, texts]]) };
}

/** The words with their corrections and other names. */
function termsIn({ known }: CityTexts, { words, typeNames, synonyms }: Search): SearchTerm[] {
  const terms = termsOf(words, [...known, ...wordsOfNames(readNames(typeNames)), ...synonyms.words]);
  return withSynonyms(terms, synonyms);
}

/** The terms with the shops whose type they name now. */
function findShops(
  db: Db,
  { cityId }: CityTexts,
  terms: readonly SearchTerm[],
  typeNames: string,
): Promise<SearchTerm[]> {
  const names = readNames(typeNames);
  const find = async ({ word, corrections, otherNames }: SearchTerm): Promise<SearchTerm> => {
    const term = { word, corrections, ...(otherNames && { otherNames }) };
    const typeIds = typesNamedBy(term, names);
    if (typeIds.length === 0) return term;
    return { ...term, shopIds: await listShopsOfTypes(db, cityId, typeIds) };
  };
  return Promise.all(terms.map(find));
}
