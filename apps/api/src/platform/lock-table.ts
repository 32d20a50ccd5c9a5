// Locks whole tables that are seldom written. Only callers of these functions wait. Locking rows would be enough for
// PostgreSQL, but Citus then locks the table, and all tables that it points to, on all nodes.

import { getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Everybody who locks or keeps this table waits until the transaction ends. */
export const lockTable = (tx: Tx, table: Table): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${keyOf(table)})`);

/** Everybody who locks this table waits until the transaction ends. */
export const keepTable = (tx: Tx, table: Table): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(table)})`);

const keyOf = (table: Table): SQL => sql`hashtextextended(${`table ${getTableName(table)}`}, 0)`;
