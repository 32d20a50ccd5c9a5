// Runs a write in a transaction that keeps its answer under the request's Idempotency-Key.
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Database, Tx } from '../database.ts';
import { requireRole } from './access.ts';
import { type Answer, keptOf } from './answers.ts';
import { claimKey, keepAnswer, type WriteKey } from './idempotency.ts';

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

export type Work<E extends EndpointSpec> = (tx: Tx) => Promise<Answer<E>>;

/** Thrown inside a transaction when another one has already answered this write. */
export class RepeatedWrite extends Error {}

interface Writer {
  readonly actor: Actor | undefined;
  readonly key: WriteKey | undefined;
}

export function makeKeyed({ database, lockActor, requiresFactor }: KeyedParts) {
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
