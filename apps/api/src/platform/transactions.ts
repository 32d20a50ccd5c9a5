// Runs work in transactions. `begin` leaves together with the first statements and `commit` with the last ones.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import { type InOrder, makeLockOrder } from './in-order.ts';
import type { Db } from './read-only-db.ts';
import { sendTogether } from './send-together.ts';
import { isReadOnlyServer, sqlStateOf } from './sql-state.ts';

type Whole = NodePgDatabase<Record<string, never>>;

/** Publishes a transaction's events. `events.ts` knows their names. */
export interface EventHub {
  publish(tx: Tx, name: string, payload: unknown): Promise<void>;
}

/**
 * An open transaction, with the time it began and the subscribers to its events. Statements that don't need each other's
 * results leave together.
 */
export type Tx = Parameters<Parameters<Whole['transaction']>[0]>[0] &
  Db & {
    readonly now: Date;
    readonly events: EventHub;
    /** Sends statements in the order of the list, so that everybody locks in one order. Throws for an unprepared one. */
    readonly inOrder: InOrder;
    /** Sends a last write together with `commit`. Nobody gets its result, but its failure rolls everything back. */
    withCommit(write: PromiseLike<unknown>): void;
    /** Undefined for jobs, sweeps and the terminal. */
    call?: Call;
  };

/** The call of the API whose write a transaction is. */
interface Call {
  readonly spec: EndpointSpec;
  /** Whom it has told something so far. */
  readonly told: Set<number>;
}

export interface TransactionParts {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly events: EventHub;
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
/** A statement after a failed one. It says nothing about why that one failed. */
const afterFailure = '25P02';
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

async function runOnce<T>(parts: TransactionParts, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await parts.pool.connect();
  let broken: Error | undefined;
  let isOver = false;
  let firstFailure: unknown;
  const noteFailure = (error: unknown): void => {
    firstFailure ??= error;
  };
  const order = makeLockOrder();
  // Work that fails can leave other work of its own behind, whose later statements must not run on their own.
  const query = (...args: unknown[]): unknown => {
    if (isOver) throw new Error('this transaction is over');
    order.refuseLate(args[0]);
    // Statements that are called together leave with one write.
    sendTogether(client, process.nextTick);
    const answer = (client.query as (...args: unknown[]) => Promise<unknown>)(...args); // the overload that Drizzle calls
    answer.catch(noteFailure).finally(order.end);
    return answer;
  };
  try {
    // 'read write', because a transaction pooler may pass the reading pool's setting on to this connection.
    sendTogether(client, process.nextTick);
    const begun = client.query('begin read write');
    const last: Promise<unknown>[] = [begun];
    begun.catch(noteFailure); // awaited below
    const result = await work(openTx({ query } as pg.PoolClient, parts, { last, inOrder: order.inOrder })); // Drizzle only calls `query`
    isOver = true;
    sendTogether(client, process.nextTick);
    const [{ command }] = await Promise.all([client.query('commit'), ...last]);
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back, because a statement failed');
    return result;
  } catch (error) {
    isOver = true;
    broken = await rollBack(client, error);
    // Statements that left together fail together, and the promise of a later one may be the first to reject.
    throw sqlStateOf(error) === afterFailure ? (firstFailure ?? error) : error;
  } finally {
    client.release(broken);
  }
}

/** The reason not to use this connection again, if there is one. */
const rollBack = (client: pg.PoolClient, error: unknown): Promise<Error | undefined> =>
  client.query('rollback').then(() => (isReadOnlyServer(error) ? asError(error) : undefined), asError);

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const dialect = new PgDialect();

function openTx(
  client: pg.PoolClient,
  { clock, events }: TransactionParts,
  { last, inOrder }: { readonly last: Promise<unknown>[]; readonly inOrder: InOrder },
): Tx {
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  const tx = new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined);
  const withCommit = (write: PromiseLike<unknown>): void => {
    // Called directly, because a builder sends its statement only when `then` is called.
    const sent = new Promise((resolve, reject) => write.then(resolve, reject));
    sent.catch(() => undefined); // awaited with `commit`
    last.push(sent);
  };
  return Object.assign(tx as typeof tx & Db, { now: clock.now(), events, inOrder, withCommit }); // `Db` has fewer methods
}

const isLostRace = (error: unknown): boolean =>
  sqlStateOf(error) === serializationFailure || sqlStateOf(error) === deadlockDetected;
