// Splits a search into terms with corrections. Returns none when it has no letters or digits, so nothing is found.
import type { Db } from '../../platform/database.ts';
import { type SearchTerm, termsOf, wordsOfSearch } from './search-term.ts';
import { listAlikeCatalogueWords, listAlikeCityWords } from './search-word.queries.ts';
import { listGroupsOf } from './synonym.queries.ts';
import { makeSynonyms, namesIn, withSynonyms } from './synonyms.ts';

/** A search among a city's products. */
export async function readSearch(db: Db, cityId: number, search: string): Promise<SearchTerm[]> {
  const words = wordsOfSearch(search);
  const [known, groups] = await Promise.all([
    listAlikeCityWords(db, cityId, words),
    listGroupsOf(db, namesIn(words)),
  ]);
  return withSynonyms(termsOf(words, known), makeSynonyms(groups));
}

/** A search among one's own products. Words are not corrected. */
export async function readTypedSearch(db: Db, search: string): Promise<SearchTerm[]> {
  const words = wordsOfSearch(search);
  const groups = await listGroupsOf(db, namesIn(words));
  return withSynonyms(termsOf(words, []), makeSynonyms(groups));
}

/** A search in the shared catalogue. */
export async function readCatalogueSearch(db: Db, search: string): Promise<SearchTerm[]> {
  const words = wordsOfSearch(search);
  const [known, groups] = await Promise.all([
    listAlikeCatalogueWords(db, words),
    listGroupsOf(db, namesIn(words)),
  ]);
  return withSynonyms(termsOf(words, known), makeSynonyms(groups));
}
