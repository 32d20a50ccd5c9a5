// Runs work in transactions.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Db } from './read-only-db.ts';
import { isReadOnlyServer, sqlStateOf } from './sql-state.ts';

type Whole = NodePgDatabase<Record<string, never>>;

/** Publishes a transaction's events. `events.ts` knows their names. */
export interface EventHub {
  publish(tx: Tx, name: string, payload: unknown): Promise<void>;
}

/** An open transaction, with the time it began and the subscribers to its events. */
export type Tx = Whole &
  Db & {
    readonly now: Date;
    readonly events: EventHub;
    /** Undefined for jobs, sweeps and the terminal. */
    call?: Call;
  };

/** The call of the API whose write a transaction is. */
interface Call {
  readonly spec: EndpointSpec;
  /** The people whom it has notified so far. */
  readonly notifiedIds: Set<number>;
}

export interface TransactionParts {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly events: EventHub;
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 4;

export type InTx = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Retries after a deadlock or a serialization failure. */
export function makeInTx(parts: TransactionParts): InTx {
  const again = async <T>(work: (tx: Tx) => Promise<T>, left: number): Promise<T> => {
    try {
      return await runOnce(parts, work);
    } catch (error) {
      if (left <= 1 || !isLostRace(error)) throw error;
      return again(work, left - 1);
    }
  };
  return (work) => again(work, attempts);
}

async function runOnce<T>(
  { pool, clock, events }: TransactionParts,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // 'read write', because a transaction pooler may pass the reading pool's setting on to this connection.
    await client.query('begin read write');
    const result = await work(Object.assign(drizzle(client) as Whole & Db, { now: clock.now(), events })); // `Db` has fewer methods
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back, because a statement failed');
    return result;
  } catch (error) {
    broken = await rollBack(client, error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The reason not to use this connection again, if there is one. */
const rollBack = (client: pg.PoolClient, error: unknown): Promise<Error | undefined> =>
  client.query('rollback').then(() => (isReadOnlyServer(error) ? asError(error) : undefined), asError);

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const isLostRace = (error: unknown): boolean =>
  sqlStateOf(error) === serializationFailure || sqlStateOf(error) === deadlockDetected;
