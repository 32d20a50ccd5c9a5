import { inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { searchWords } from './product.tables.ts';
import { canBeMistyped, variantsOf } from './typing-errors.ts';

/** Inserts in alphabetical order, to avoid deadlocks. */
export async function learnWords(tx: Tx, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const rows = await tx
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(inArray(searchWords.word, [...words]));
  const known = new Set(rows.map((row) => row.word));
  const fresh = words.filter((word) => !known.has(word)).sort();
  if (fresh.length === 0) return;
  await tx
    .insert(searchWords)
    .values(fresh.map((word) => ({ word, variants: variantsOf(word) })))
    .onConflictDoNothing();
}

const mostAlike = 30;

/**
 * Known words that may be meant: words with the same beginning, words one error away, words that share most trigrams. A
 * rough selection: `correctionsOf` decides.
 */
export async function listAlikeWords(db: Db, words: readonly string[]): Promise<string[]> {
  const doubtful = words.filter(canBeMistyped);
  if (doubtful.length === 0) return [];
  const parts = doubtful.flatMap((word) => [
    sql`(select word from ${searchWords} where word like ${`${word}%`} limit 1)`,
    sql`(select word from ${searchWords} where variants && ${sql.param(variantsOf(word))}::text[])`,
    sql`(select word from ${searchWords} where word % ${word}
      order by similarity(word, ${word}) desc, word limit ${mostAlike})`,
  ]);
  const rows = await db
    .select({ word: sql<string>`alike.word` })
    .from(sql`(${sql.join(parts, sql` union `)}) alike`);
  return rows.map((row) => row.word);
}
