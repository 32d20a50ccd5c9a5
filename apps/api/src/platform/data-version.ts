// The version of rows that servers keep in memory. A change raises it in its own transaction, and each request reads it: see
// decision 0028.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A failover can lose commits, and the next ones get the lost numbers again. So a number counts only for one server. */
export interface DataVersion {
  readonly number: number;
  /** Different for each server, also behind a pooler, and after each restart. */
  readonly server: string;
}

const server = sql<string>`extract(epoch from pg_postmaster_start_time())::text || ' ' || current_database()`;

/** The columns of a select that reads a version. Both parts are read in one statement. */
export const versionColumns = <Number extends SQLWrapper>(number: Number) => ({ number, server });

/** The next number. It is written in the transaction of the change. */
export const raised = (number: SQLWrapper): SQL => sql`${number} + 1`;

/** Older than every other. */
export const noVersion: DataVersion = { number: 0, server: '' };

/** Whether `later` has all changes of `earlier`. */
export const isSinceOf = (later: DataVersion, earlier: DataVersion): boolean =>
  later.server === earlier.server && later.number >= earlier.number;

export const isSameVersion = (a: DataVersion, b: DataVersion): boolean =>
  a.server === b.server && a.number === b.number;
