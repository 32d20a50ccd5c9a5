import { limits } from '@haat/contract/limits';
import { foldText } from '../../platform/fold-text.ts';

/** A word of a search, with the known words that it may have been meant for. */
export interface SearchTerm {
  readonly word: string;
  readonly corrections: readonly string[];
  /** The shop types that it may name: all products of their shops are found. None where only products are searched. */
  readonly shopTypeIds?: readonly number[];
}

/** Several words may come in any order; past the tenth they no longer narrow anything. */
export const wordsOfSearch = (search: string): string[] =>
  [...new Set(foldText(search).split(' '))].filter((word) => word !== '').slice(0, limits.searchWords);
