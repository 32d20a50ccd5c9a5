import { serverLimits } from '@haat/contract/limits';
import { foldText } from '../../platform/fold-text.ts';
import { correct, type KnownWords } from './known-words.ts';
import { otherSpellingOf } from './spellings.ts';

/** Another name of a good: its words, all of which must match. */
export type OtherName = readonly string[];

/** A word of a search, and the known words that it may mean. */
export interface SearchTerm {
  readonly word: string;
  readonly corrections: readonly string[];
  /** Other names of the good that this word names, alone or with its neighbours. */
  readonly otherNames?: readonly OtherName[];
  /** The shops of the types that it names: all their products match. Undefined when it names no type. */
  readonly shopIds?: readonly number[];
}

/** The words may come in any order. Words after the tenth are ignored. */
export const wordsOfSearch = (search: string): string[] =>
  [...new Set(foldText(search).split(' '))].filter((word) => word !== '').slice(0, serverLimits.searchWords);

/** The words with their other spellings, and with their corrections to known words. Yields while it looks for these. */
export function* termsOf(
  words: readonly string[],
  known: readonly KnownWords[],
): Generator<undefined, SearchTerm[]> {
  const terms: SearchTerm[] = [];
  for (const word of words) {
    const corrections = (yield* correct(word, known)).map((correction) => correction.word);
    const other = otherSpellingOf(word);
    terms.push({ word, corrections, ...(other !== undefined && { otherNames: [[other]] }) });
  }
  return terms;
}
