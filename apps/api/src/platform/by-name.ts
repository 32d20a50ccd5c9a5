import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Sort key of lists by name, without regard to case. Not a collation, because a collation's order may change with its
 * library's version, and that would silently break the indexes.
 */
export const byName = (name: SQLWrapper): SQL => sql`lower(${name})`;
