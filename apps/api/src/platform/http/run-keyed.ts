// Runs each handler. The Idempotency-Key of a `write` or an `act` covers its transaction, and the tries that are counted
// before it.
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Database, Tx } from '../database.ts';
import { requireRole } from './access.ts';
import { type Answer, keptOf } from './answers.ts';
import { claimKey, forgetAnswer, keepAnswer, type WriteKey } from './idempotency.ts';
import { makeTry } from './keyed-tries.ts';

export interface KeyedParts {
  readonly database: Database;
  /**
   * The actor with their current roles, which can't change until the transaction ends. Undefined when the session has
   * already ended.
   */
  readonly lockActor: (tx: Tx, actor: Actor) => Promise<Actor | undefined>;
  /** Each operator must have a second factor. */
  readonly requiresFactor: boolean;
}

type Work<E extends EndpointSpec> = (tx: Tx) => Promise<Answer<E>>;

/** Thrown inside a transaction when another one has already answered this write. */
export class RepeatedWrite extends Error {}

export interface Keyed<E extends EndpointSpec> {
  readonly inTx: (work: Work<E>) => Promise<Answer<E>>;
  /** Runs a transaction, and commits it also when it returns a refusal, which this throws. */
  readonly tryInTx: <T>(work: (tx: Tx) => Promise<T | AppError>) => Promise<T>;
}

interface Writer {
  readonly actor: Actor | undefined;
  readonly key: WriteKey | undefined;
}

interface Call extends Writer {
  readonly body: unknown;
}

/** When an `act` is refused after its transaction, a repeat with the same key does it again. */
export function makeRunKeyed(parts: KeyedParts) {
  const writeKeyed = makeKeyed(parts);
  const tryKeyed = makeTry(parts.database);

  return async <E extends EndpointSpec>(
    spec: E,
    call: Call,
    handle: (keyed: Keyed<E>) => Promise<Answer<E>>,
  ): Promise<Answer<E>> => {
    const { key } = call;
    let isDone = false;
    const inTx = async (work: Work<E>): Promise<Answer<E>> => {
      const answer = await writeKeyed(spec, call, work);
      isDone = true;
      return answer;
    };
    try {
      return await handle({ inTx, tryInTx: (work) => tryKeyed(call, work) });
    } catch (thrown) {
      const isRefusal = thrown instanceof AppError;
      if (isDone && key && isRefusal) await parts.database.inTx((tx) => forgetAnswer(tx, key));
      throw thrown;
    }
  };
}

/** Runs a write in a transaction that keeps its answer under the request's key. */
function makeKeyed({ database, lockActor, requiresFactor }: KeyedParts) {
  /**
   * Checks session and role again, under a lock. They were checked with the headers, but may have ended while the body
   * was read. A sign-out, a deletion and the loss of a role wait for running requests.
   */
  const guardWrite = async (tx: Tx, spec: EndpointSpec, { actor, key }: Writer): Promise<void> => {
    const present = actor && (await lockActor(tx, actor));
    if (actor && spec.who !== 'anyone') {
      if (!present) throw new AppError('auth.required');
      requireRole(present, spec, { now: tx.now, requiresFactor });
    }
    if (key && !(await claimKey(tx, key))) throw new RepeatedWrite();
  };

  return <E extends EndpointSpec>(spec: E, { actor, key }: Writer, work: Work<E>) =>
    database.inTx(async (tx): Promise<Answer<E>> => {
      await guardWrite(tx, spec, { actor, key });
      tx.call = { spec, notifiedIds: new Set() };
      const answer = await work(tx);
      if (key) await keepAnswer(tx, key, keptOf(spec, answer));
      return answer;
    });
}
