// The database as the slices see it: `Db` for reading, `Tx` for writing and locking.

import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import { type Connections, defaultConnections, openPool, type Timeouts } from './connections.ts';
import type { Db } from './read-only-db.ts';
import { type EventHub, type InTx, makeInTx, type Tx } from './transactions.ts';

export type { Connections, Timeouts } from './connections.ts';
export type { Db } from './read-only-db.ts';
export { isReadOnlyServer, sqlStateOf } from './sql-state.ts';
export type { EventHub, Tx } from './transactions.ts';

export interface Database {
  /** Reads from connections on which PostgreSQL refuses writes. It sees only committed rows. */
  readonly db: Db;
  /** Runs `work` in a transaction. Retries after a deadlock or a serialization failure. */
  readonly inTx: InTx;
  /** The connections of `inTx`, for statements outside of a transaction. */
  readonly pool: pg.Pool;
  /** All of them, for their metrics. */
  readonly pools: Readonly<Record<'reading' | 'writing', pg.Pool>>;
  /** Drops all connections and opens new ones to another primary. */
  moveTo(url: string): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly events: EventHub;
  readonly connections?: Connections;
  /** Called when an idle connection breaks. */
  readonly onIdleError?: (error: Error) => void;
  readonly timeouts?: Timeouts;
}

export function openDatabase(options: DatabaseOptions): Database {
  const { url, clock, events, onIdleError, timeouts, connections = defaultConnections } = options;
  const open = (max: number, isReadOnly: boolean) =>
    openPool({ url, max, isReadOnly, onIdleError, timeouts });
  const reading = open(connections.reading, true);
  const writing = open(connections.writing, false);
  const pools = { reading, writing };
  const db = asReadable(drizzle(reading));
  return {
    db,
    inTx: makeInTx({ pool: writing, clock, events }),
    pool: writing,
    pools,
    moveTo: (primaryUrl) => {
      for (const pool of Object.values(pools)) pool.moveTo(primaryUrl);
    },
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}

/** `as`: `Db` has fewer methods than Drizzle's type, but TypeScript can't compare their generics. */
const asReadable = (whole: NodePgDatabase<Record<string, never>>): Db => whole as unknown as Db;

/** For a long transaction that nobody waits for, such as loading the demo. */
export async function liftTimeouts(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`);
}
