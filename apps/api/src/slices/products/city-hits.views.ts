// All hits of a search in a city: from memory while the city's products are as they were, else from the database.
import type { Db } from '../../platform/database.ts';
import { listRankedHits } from './ranked-hit.queries.ts';
import { type RankedHits, rankedHitsOf, withFreshShops } from './ranked-hits.ts';
import type { RememberedSearch, SearchMemory } from './search-memory.service.ts';
import { type SearchTerm, termsOf } from './search-term.ts';
import { listShopsChangedSince, readSearchVersion } from './search-version.queries.ts';
import { listAlikeCityWords } from './search-word.queries.ts';
import { listShopsOfTypes, readShopTypeNames } from './shop-type-match.views.ts';
import { readNames, typesNamedBy, wordsOfNames } from './shop-type-names.ts';

export interface SearchReads {
  readonly db: Db;
  /** For the short reads that each search makes. */
  readonly quick: Db;
  readonly memory: SearchMemory;
}

interface CitySearch {
  readonly cityId: number;
  readonly words: readonly string[];
}

/** What a search in memory must have been read with. */
type Stamp = Pick<RememberedSearch, 'version' | 'typeNames' | 'terms'>;

/** More changed shops than these, and the whole city is searched again. */
const mostRefreshed = 50;

export async function listCityHits(reads: SearchReads, { cityId, words }: CitySearch): Promise<RankedHits> {
  const key = `${cityId} ${words.join(' ')}`;
  const [version, typeNames] = await Promise.all([
    readSearchVersion(reads.quick, cityId),
    readShopTypeNames(reads.quick),
  ]);
  const known = reads.memory.find(key);
  const isCurrent = known !== undefined && known.version >= version && known.typeNames === typeNames;
  if (isCurrent && !known.terms.some(({ shopIds }) => shopIds)) return known.hits;
  const terms = isCurrent
    ? await findShops(reads.quick, cityId, { terms: known.terms, typeNames })
    : await readTerms(reads.db, { cityId, words }, typeNames);
  if (isCurrent && isSame(known.terms, terms)) return known.hits;
  const stamp: Stamp = { version, typeNames, terms };
  const read = async () => ({ ...stamp, hits: await searchAgain(reads.db, { cityId, known, stamp }) });
  return (await reads.memory.load(key, JSON.stringify(stamp), read)).hits;
}

/** The words with their corrections, and the shops whose type they name. */
export async function readTerms(
  db: Db,
  { cityId, words }: CitySearch,
  typeNames: string,
): Promise<SearchTerm[]> {
  const known = [...(await listAlikeCityWords(db, cityId, words)), ...wordsOfNames(readNames(typeNames))];
  return findShops(db, cityId, { terms: termsOf(words, known), typeNames });
}

function findShops(
  db: Db,
  cityId: number,
  { terms, typeNames }: Pick<Stamp, 'terms' | 'typeNames'>,
): Promise<SearchTerm[]> {
  const names = readNames(typeNames);
  const find = async ({ word, corrections }: SearchTerm): Promise<SearchTerm> => {
    const typeIds = typesNamedBy({ word, corrections }, names);
    if (typeIds.length === 0) return { word, corrections };
    return { word, corrections, shopIds: await listShopsOfTypes(db, cityId, typeIds) };
  };
  return Promise.all(terms.map(find));
}

const isSame = (a: readonly SearchTerm[], b: readonly SearchTerm[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

interface Again {
  readonly cityId: number;
  readonly known: RememberedSearch | undefined;
  readonly stamp: Stamp;
}

/** Looks only into the shops that have changed, when the words still mean the same. */
async function searchAgain(db: Db, { cityId, known, stamp }: Again): Promise<RankedHits> {
  const { terms } = stamp;
  const searchCity = async () => rankedHitsOf(await listRankedHits(db, { cityId }, terms));
  if (!known || !isSame(known.terms, terms)) return searchCity();
  const shopIds = await listShopsChangedSince(db, cityId, known.version);
  if (shopIds.length > mostRefreshed) return searchCity();
  if (shopIds.length === 0) return known.hits;
  return withFreshShops(known.hits, new Set(shopIds), await listRankedHits(db, { cityId, shopIds }, terms));
}
