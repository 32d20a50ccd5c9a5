import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref } from '../../platform/columns.ts';
import { cities } from '../accounts/account.tables.ts';

/**
 * Which shops' products changed. Servers with the products' texts in memory then read those of these shops again: see
 * decision 0028. Versions of a city grow in the order of the commits. A shop that never changed has no row.
 */
export const searchVersions = pgTable(
  'search_versions',
  {
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    /** No foreign key: the row stays when the shop is deleted, because the version of a city must not fall. */
    shopId: ref('shop_id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.shopId] }),
    index('search_versions_newest').on(t.cityId, t.version),
  ],
);

const misspellings = {
  /** The word, and the word without each of its letters. Servers of older versions find corrections by them. */
  variants: text('variants').array().notNull(),
};

/** Words of names, tags and types of a city's products. A mistyped word is corrected to one of these. */
export const cityWords = pgTable(
  'city_words',
  {
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    word: text('word').notNull(),
    /** The shop that added the word. A shop can only add a limited number. */
    shopId: ref('shop_id').notNull(),
    ...misspellings,
  },
  (t) => [primaryKey({ columns: [t.cityId, t.word] }), index('city_words_shop').on(t.cityId, t.shopId)],
);

/** The same for the shared catalogue. */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  ...misspellings,
});
