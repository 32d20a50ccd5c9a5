import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Clock } from './clock.ts';
import type { Db } from './read-only-db.ts';

export type { Db } from './read-only-db.ts';

type Whole = NodePgDatabase<Record<string, never>>;

/** Publishes a transaction's events. `events.ts` knows their names. */
export interface EventHub {
  publish(tx: Tx, name: string, payload: unknown): Promise<void>;
}

/** An open transaction, with the time it began and the subscribers to its events. */
export type Tx = Parameters<Parameters<Whole['transaction']>[0]>[0] &
  Db & {
    readonly now: Date;
    readonly events: EventHub;
  };

export interface Database {
  /** Reads from connections on which PostgreSQL refuses writes. It sees only committed rows. */
  readonly db: Db;
  /** Runs `work` in a transaction. Retries after a deadlock or a serialization failure. */
  inTx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The connections of `inTx`, for statements outside of a transaction. */
  readonly pool: pg.Pool;
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

/** The most connections that `Db` and `inTx` each open. */
export interface Connections {
  readonly reading: number;
  readonly writing: number;
}

/** 20 of the 100 that PostgreSQL allows by default. */
const defaultConnections: Connections = { reading: 10, writing: 10 };

/** In milliseconds. PostgreSQL ends statements, lock waits and idle transactions that take longer. */
export interface Timeouts {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

const defaultTimeouts: Timeouts = { statement: 10_000, lock: 3_000, idleInTransaction: 10_000 };

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 4;

export function openDatabase(options: DatabaseOptions): Database {
  const { clock, events, connections = defaultConnections } = options;
  const reading = openPool(options, connections.reading, true);
  const writing = openPool(options, connections.writing, false);
  const whole: Whole = drizzle(writing);
  const once = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    whole.transaction((tx) => work(Object.assign(asReadable(tx), { now: clock.now(), events })), readWrite);
  return {
    db: asReadable(drizzle(reading)),
    pool: writing,
    inTx: (work) => again(() => once(work), attempts),
    close: async () => {
      await Promise.all([reading.end(), writing.end()]);
    },
  };
}

/** `as`: `Db` has fewer methods than Drizzle's type, but TypeScript can't compare their generics. */
const asReadable = <T extends Pick<Whole, keyof Db>>(whole: T): T & Db => whole as T & Db;

/** Sent with each `begin`: a transaction pooler may pass the reading pool's setting on to this connection. */
const readWrite = { accessMode: 'read write' } as const;

function openPool(options: DatabaseOptions, max: number, isReadOnly: boolean): pg.Pool {
  const { url, onIdleError, timeouts = defaultTimeouts } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'haat',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: (client) => prepareConnection(client, timeouts, isReadOnly),
  });
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}

/** Sets the timeouts by a statement, because poolers such as PgBouncer refuse settings in the startup message. */
async function prepareConnection(
  client: pg.ClientBase,
  timeouts: Timeouts,
  isReadOnly: boolean,
): Promise<void> {
  // A connection that ends between two statements would otherwise end the process. The next statement reports it.
  client.on('error', () => undefined);
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false),
      set_config('default_transaction_read_only', $4, false)`,
    [timeouts.statement, timeouts.lock, timeouts.idleInTransaction, isReadOnly].map(String),
  );
}

/** For a long transaction that nobody waits for, such as loading the demo. */
export async function liftTimeouts(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`);
}

async function again<T>(work: () => Promise<T>, left: number): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (left <= 1 || !isLostRace(error)) throw error;
    return again(work, left - 1);
  }
}

const isLostRace = (error: unknown): boolean =>
  sqlStateOf(error) === serializationFailure || sqlStateOf(error) === deadlockDetected;

/** PostgreSQL's five-character SQLSTATE, also from an error wrapped by Drizzle. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return sqlStateOf(error.cause);
}
