// Writes the names of goods, and the words that mistyped words can be corrected to.
import { serverLimits } from '@haat/contract/limits';
import { and, arrayOverlaps, asc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { ShopInCity } from '../products/index.ts';
import { cityWords, searchWords, synonyms, synonymWords } from './search.tables.ts';
import type { SynonymNames } from './synonym-names.ts';

/** Any number: the class of the advisory locks on a city's words, whose second key is the city. */
const lockClass = 482_107_731;

/** Other changes of the city's words wait until this one commits, so that none removes a word that another one adds. */
export async function lockCityWords(tx: Tx, cityId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}::int, ${cityId}::int)`);
}

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
  await tx.insert(cityWords).values(learned.map((word) => ({ cityId: shop.cityId, shopId: shop.id, word })));
}

export async function forgetCityWords(tx: Tx, cityId: number, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.delete(cityWords).where(and(eq(cityWords.cityId, cityId), inArray(cityWords.word, [...words])));
}

/** In alphabetical order, to avoid deadlocks. */
export async function learnCatalogueWords(tx: Tx, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insert(searchWords)
    .values(words.toSorted().map((word) => ({ word })))
    .onConflictDoNothing();
}

/** Returns the ids in the order of the rows. */
export async function insertSynonyms(tx: Tx, rows: readonly SynonymNames[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(synonyms)
    .values(rows.map(rowOf))
    .returning({ id: synonyms.id, folded: synonyms.folded });
  const words = inserted.flatMap(({ id, folded }) => wordRows(id, folded));
  await tx.insert(synonymWords).values(words);
  return inserted.map(({ id }) => id);
}

const rowOf = ({ names, folded }: SynonymNames) => ({ names: [...names], folded: [...folded] });

const wordRows = (synonymId: number, folded: readonly string[]) =>
  [...new Set(folded.flatMap((name) => name.split(' ')))].map((word) => ({ synonymId, word }));

/** Throws `not_found`. */
export async function lockSynonym(
  tx: Tx,
  id: number,
): Promise<{ readonly names: readonly string[]; readonly version: number }> {
  const [row] = await tx
    .select({ names: synonyms.names, version: synonyms.version })
    .from(synonyms)
    .where(eq(synonyms.id, id))
    .for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function updateSynonymRow(tx: Tx, id: number, row: SynonymNames): Promise<void> {
  await tx
    .update(synonyms)
    .set({ ...rowOf(row), version: sql`${synonyms.version} + 1` })
    .where(eq(synonyms.id, id));
  await tx.delete(synonymWords).where(eq(synonymWords.synonymId, id));
  await tx.insert(synonymWords).values(wordRows(id, row.folded));
}

/** Its words go with it. */
export async function deleteSynonymRow(tx: Tx, id: number): Promise<void> {
  await tx.delete(synonyms).where(eq(synonyms.id, id));
}

/** The folded names of each good that has one of these names. */
export async function listGroupsOf(db: Db, names: readonly string[]): Promise<string[][]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ folded: synonyms.folded })
    .from(synonyms)
    .where(arrayOverlaps(synonyms.folded, [...names]))
    .orderBy(asc(synonyms.id));
  return rows.map(({ folded }) => folded);
}
