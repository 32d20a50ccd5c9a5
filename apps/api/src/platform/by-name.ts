import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * What lists by name are sorted and indexed by: capitals and small letters alike, as people look for a name. Not by a
 * collation, whose order changes with the version of its library and would spoil the indexes without a word.
 */
export const byName = (name: SQLWrapper): SQL => sql`lower(${name})`;
