import type { Db } from '../../platform/database.ts';
import { type SearchTerm, wordsOfSearch } from './search-term.ts';
import { listAlikeWords } from './search-word.queries.ts';
import { correctionsOf } from './typing-errors.ts';

/** Splits a search into terms with corrections. Returns none when it has no letters or digits, so nothing is found. */
export async function readSearch(db: Db, search: string): Promise<SearchTerm[]> {
  const words = wordsOfSearch(search);
  const alike = await listAlikeWords(db, words);
  return words.map((word) => ({
    word,
    corrections: correctionsOf(word, alike).map((correction) => correction.word),
  }));
}
