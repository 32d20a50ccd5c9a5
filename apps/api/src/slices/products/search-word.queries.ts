// Words that mistyped words can be corrected to: those of each city's products, and those of the shared catalogue.
import { limits } from '@haat/contract/limits';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { notDeleted } from './product.queries.ts';
import { products } from './product.tables.ts';
import { cityWords, searchWords } from './search.tables.ts';
import { isWordOf } from './search-match.queries.ts';
import { canBeMistyped, variantsOf } from './typing-errors.ts';

interface Shop {
  readonly id: number;
  readonly cityId: number;
}

/** Adds the words that the city doesn't know. A shop that has brought too many brings no more. */
export async function learnCityWords(tx: Tx, shop: Shop, words: readonly string[]): Promise<void> {
  const isOfCity = eq(cityWords.cityId, shop.cityId);
  const rows = await tx
    .select({ word: cityWords.word })
    .from(cityWords)
    .where(and(isOfCity, inArray(cityWords.word, [...words])));
  const known = new Set(rows.map(({ word }) => word));
  const fresh = words.filter((word) => !known.has(word));
  if (fresh.length === 0) return;
  const brought = await tx.$count(cityWords, and(isOfCity, eq(cityWords.shopId, shop.id)));
  const learned = fresh.slice(0, Math.max(0, limits.searchWordsOfShop - brought));
  if (learned.length === 0) return;
  await tx
    .insert(cityWords)
    .values(
      learned.map((word) => ({ cityId: shop.cityId, shopId: shop.id, word, variants: variantsOf(word) })),
    );
}

/** Removes those of the words that no product of the city has any more. */
export async function forgetCityWords(tx: Tx, cityId: number, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  // One EXISTS each: PostgreSQL stops at the first product with a common word, and uses the index for a rare one.
  const isUsed = words.map(
    (word) => sql`exists (select from ${products}
      where city_id = ${cityId} and ${notDeleted} and ${isWordOf(products.searchText, word)})`,
  );
  const { rows } = await tx.execute<{ are_used: boolean[] }>(
    sql`select array[${sql.join(isUsed, sql`, `)}] as are_used`,
  );
  const unused = words.filter((_, at) => !rows[0]?.are_used[at]);
  if (unused.length === 0) return;
  await tx.delete(cityWords).where(and(eq(cityWords.cityId, cityId), inArray(cityWords.word, unused)));
}

/** Inserts in alphabetical order, to avoid deadlocks. */
export async function learnCatalogueWords(tx: Tx, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insert(searchWords)
    .values(words.toSorted().map((word) => ({ word, variants: variantsOf(word) })))
    .onConflictDoNothing();
}

/** Known words of a city's products that may be meant. A rough selection: `correctionsOf` decides. */
export const listAlikeCityWords = (db: Db, cityId: number, words: readonly string[]): Promise<string[]> =>
  listAlike(db, words, sql`${cityWords} where city_id = ${cityId} and`);

/** The same for words of the catalogue. */
export const listAlikeCatalogueWords = (db: Db, words: readonly string[]): Promise<string[]> =>
  listAlike(db, words, sql`${searchWords} where`);

const mostAlike = 30;

/** Words with the same beginning, words one error away, words that share most trigrams. */
async function listAlike(db: Db, words: readonly string[], from: SQL): Promise<string[]> {
  const doubtful = words.filter(canBeMistyped);
  if (doubtful.length === 0) return [];
  const parts = doubtful.flatMap((word) => [
    sql`(select word from ${from} word like ${`${word}%`} limit 1)`,
    sql`(select word from ${from} variants && ${sql.param(variantsOf(word))}::text[])`,
    sql`(select word from ${from} word % ${word}
      order by similarity(word, ${word}) desc, word limit ${mostAlike})`,
  ]);
  const rows = await db
    .select({ word: sql<string>`alike.word` })
    .from(sql`(${sql.join(parts, sql` union `)}) alike`);
  return rows.map((row) => row.word);
}
