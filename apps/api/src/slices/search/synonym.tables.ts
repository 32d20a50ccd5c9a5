import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from '../../platform/columns.ts';

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

/** One row. Its version grows with each change of a synonym or of the catalogue, so that servers read them again. */
export const synonymVersions = pgTable(
  'synonym_versions',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (t) => [check('synonym_versions_once', sql`${t.isOnly}`)],
);
