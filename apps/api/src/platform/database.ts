import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Clock } from './clock.ts';

type Whole = NodePgDatabase<Record<string, never>>;

/** For reading. Writes and locks do not compile on it: they take a `Tx`. */
export type Db = Pick<Whole, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count' | '$with' | 'with'>;

/** Where a transaction's events go; `events.ts` knows their names. */
export interface EventHub {
  publish(tx: Tx, name: string, payload: unknown): Promise<void>;
}

/** One open transaction, with the moment it began and the ears that hear its events. */
export type Tx = Parameters<Parameters<Whole['transaction']>[0]>[0] & {
  readonly now: Date;
  readonly events: EventHub;
};

export interface Database {
  /** The pool, for reading. */
  readonly db: Db;
  /** Everything in `work` happens or nothing does; a deadlock or a lost race of serialisation is tried again. */
  inTx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly events: EventHub;
  /** Connections at most. */
  readonly max?: number;
  /** Told of a connection that broke while it was idle. */
  readonly onIdleError?: (error: Error) => void;
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 4;

export function openDatabase({ url, clock, events, max = 20, onIdleError }: DatabaseOptions): Database {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => onIdleError?.(error));
  const whole: Whole = drizzle(pool);
  const once = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    whole.transaction((tx) => work(Object.assign(tx, { now: clock.now(), events })));
  return {
    db: whole,
    pool,
    inTx: (work) => again(() => once(work), attempts),
    close: () => pool.end(),
  };
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

/** PostgreSQL's five-letter code, also through Drizzle's wrapping. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return sqlStateOf(error.cause);
}
