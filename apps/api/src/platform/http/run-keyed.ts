// Runs each handler. The Idempotency-Key of a `write` or an `act` covers its transaction, and the tries that are counted
// before it.
import { createHash } from 'node:crypto';
import type { EndpointSpec } from '@haat/contract/endpoint';
import { type ErrorCode, statusOf } from '@haat/contract/errors';
import type { Actor } from '../actor.ts';
import { AppError, type RefusalDetails } from '../app-error.ts';
import type { Tx } from '../database.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { Answer } from './answers.ts';
import {
  claimKey,
  findKeptAnswer,
  forgetAnswer,
  type KeptAnswer,
  keepAnswer,
  type WriteKey,
} from './idempotency.ts';
import { type KeyedParts, makeKeyed, type Work } from './keyed-writes.ts';

export interface Keyed<E extends EndpointSpec> {
  readonly inTx: (work: Work<E>) => Promise<Answer<E>>;
  /** Runs a transaction, and commits it also when it returns a refusal, which this throws. */
  readonly tryInTx: <T>(work: (tx: Tx) => Promise<T | AppError>) => Promise<T>;
}

interface Call {
  readonly actor: Actor | undefined;
  readonly key: WriteKey | undefined;
  readonly body: unknown;
}

/** When an `act` is refused after its transaction, a repeat with the same key does it again. */
export function makeRunKeyed(parts: KeyedParts) {
  const writeKeyed = makeKeyed(parts);
  const tryKeyed = makeTry(parts);

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

/** A repeat of the same try gets the same refusal, and isn't counted again. Only a refusal is kept. */
function makeTry({ database }: KeyedParts) {
  const findKept = async (tx: Tx, tryKey: WriteKey | undefined): Promise<AppError | undefined> => {
    const kept = tryKey && (await findKeptAnswer(tx, tryKey, tx.now));
    return kept && refusalOf(kept);
  };

  return async <T>({ key, body }: Call, work: (tx: Tx) => Promise<T | AppError>): Promise<T> => {
    const tryKey = key && tryKeyOf(key, body);
    const tried = database.inTx(async (tx) => {
      const kept = await findKept(tx, tryKey);
      if (kept) return kept;
      const result = await work(tx);
      // Another call may have counted the same try while this one waited for a lock.
      const keptMeanwhile = await findKept(tx, tryKey);
      if (keptMeanwhile) throw keptMeanwhile;
      if (tryKey && result instanceof AppError) {
        if (!(await claimKey(tx, tryKey))) throw new AppError('unavailable');
        await keepAnswer(tx, tryKey, keptRefusalOf(result));
      }
      return result;
    });
    const result = await tried.catch(async (thrown: unknown) => {
      // The other call's try may be the reason for this refusal.
      const kept = thrown instanceof AppError && (await database.inTx((tx) => findKept(tx, tryKey)));
      throw kept || thrown;
    });
    if (result instanceof AppError) throw result;
    return result;
  };
}

/** With another body it is another try, because a refusal doesn't use up the key. */
const tryKeyOf = (key: WriteKey, body: unknown): WriteKey => ({
  ...key,
  key: createHash('sha256')
    .update(JSON.stringify([key.key, body]))
    .digest('base64url'),
});

interface KeptRefusal {
  readonly code: ErrorCode;
  readonly refusal: RefusalDetails & { readonly detail: LocalizedText };
}

const keptRefusalOf = ({ code, refusal }: AppError) => ({ status: statusOf(code), body: { code, refusal } });

function refusalOf({ body }: KeptAnswer): AppError {
  const { code, refusal } = body as KeptRefusal; // as it was kept
  return new AppError(code, refusal);
}
