// What a search needs beside the search texts of the products themselves.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, ref } from '../../platform/columns.ts';
import { cities } from '../accounts/account.tables.ts';

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
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.word] }),
    index('city_words_shop').on(t.cityId, t.shopId),
    index('city_words_search').using('gin', t.cityId, t.word.op('gin_trgm_ops')),
  ],
);

/** The same for the shared catalogue. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_search').using('gin', t.word.op('gin_trgm_ops')),
]);

/** The names of one good, in any language and spelling. A search for one of them finds the others. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: id(),
    names: text('names').array().notNull(),
    /** The names as searches compare them. */
    folded: text('folded').array().notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('synonyms_folded').using('gin', t.folded),
    check('synonyms_have_names', sql`cardinality(${t.names}) >= 2`),
  ],
);

/** The words of these names. A mistyped word is corrected to one of these, too. */
export const synonymWords = pgTable(
  'synonym_words',
  {
    synonymId: ref('synonym_id')
      .notNull()
      .references(() => synonyms.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.synonymId, t.word] }),
    index('synonym_words_search').using('gin', t.word.op('gin_trgm_ops')),
  ],
);
