import { serverLimits } from '@haat/contract/limits';
import { and, type Column, like, type SQL, sql } from 'drizzle-orm';
import { foldText } from './fold-text.ts';

/** The folded words of a search, each once. Words after the tenth are ignored. */
const foldedWords = (search: string): string[] =>
  [...new Set(foldText(search).split(' '))].filter((word) => word !== '').slice(0, serverLimits.searchWords);

/**
 * Every word of the search begins a word of the text, which `foldedInSql` has folded. Undefined for an empty search; one
 * without letters and digits finds nothing.
 */
export function matchesWords(folded: SQL | Column, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const words = foldedWords(search);
  // Folded words contain no LIKE wildcards.
  return words.length === 0 ? sql`false` : and(...words.map((word) => like(folded, `% ${word}%`)));
}
