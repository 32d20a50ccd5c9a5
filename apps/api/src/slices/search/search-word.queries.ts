// Words that mistyped words can be corrected to: those of each city's products, and those of the shared catalogue.
import { serverLimits } from '@haat/contract/limits';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import type { ShopInCity } from '../products/index.ts';
import { cityWords, searchWords } from './search.tables.ts';
import { variantsOf } from './typing-errors.ts';

/** Adds the words that are new in the city. A shop can only add a limited number. */
export async function learnCityWords(tx: Tx, shop: ShopInCity, words: readonly string[]): Promise<void> {
  const isOfCity = eq(cityWords.cityId, shop.cityId);
  const rows = await tx
    .select({ word: cityWords.word })
    .from(cityWords)
    .where(and(isOfCity, inArray(cityWords.word, [...words])));
  const known = new Set(rows.map(({ word }) => word));
  const fresh = words.filter((word) => !known.has(word));
  if (fresh.length === 0) return;
  const brought = await tx.$count(cityWords, and(isOfCity, eq(cityWords.shopId, shop.id)));
  const learned = fresh.slice(0, Math.max(0, serverLimits.searchWordsOfShop - brought));
  if (learned.length === 0) return;
  await tx
    .insert(cityWords)
    .values(
      learned.map((word) => ({ cityId: shop.cityId, shopId: shop.id, word, variants: variantsOf(word) })),
    );
}

export async function forgetCityWords(tx: Tx, cityId: number, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.delete(cityWords).where(and(eq(cityWords.cityId, cityId), inArray(cityWords.word, [...words])));
}

/** Inserts in alphabetical order, to avoid deadlocks. */
export async function learnCatalogueWords(tx: Tx, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insert(searchWords)
    .values(words.toSorted().map((word) => ({ word, variants: variantsOf(word) })))
    .onConflictDoNothing();
}

/** Reading so many takes some milliseconds of Node. */
const mostAtOnce = 1_000;

/** All words of the city that mistyped words can be corrected to, page by page in the order of their index. */
export async function* cityWordPages(db: Db, cityId: number): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .select({ word: cityWords.word })
      .from(cityWords)
      .where(and(eq(cityWords.cityId, cityId), gt(cityWords.word, last)))
      .orderBy(asc(cityWords.word))
      .limit(mostAtOnce);
    yield rows.map(({ word }) => word);
    if (rows.length < mostAtOnce) return;
    last = rows.at(-1)?.word ?? last;
  }
}
