import { limits } from '@haat/contract/limits';
import { foldText } from '../../platform/fold-text.ts';

/** A word of a search, with known words that it may stand for. */
export interface SearchTerm {
  readonly word: string;
  readonly corrections: readonly string[];
  /** Shop types that it may name: all products of their shops match. Undefined when only products are searched. */
  readonly shopTypeIds?: readonly number[];
}

/** The words may come in any order. Words after the tenth are ignored. */
export const wordsOfSearch = (search: string): string[] =>
  [...new Set(foldText(search).split(' '))].filter((word) => word !== '').slice(0, limits.searchWords);
