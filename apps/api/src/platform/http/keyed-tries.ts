// Tries that are counted before a write, such as a wrong code.
import { createHash } from 'node:crypto';
import { type ErrorCode, statusOf } from '@haat/contract/errors';
import { AppError, type RefusalDetails } from '../app-error.ts';
import type { Database, Tx } from '../database.ts';
import type { LocalizedText } from '../localized-text.ts';
import { claimKey, findKeptAnswer, type KeptAnswer, keepAnswer, type WriteKey } from './idempotency.ts';

interface Try {
  readonly key: WriteKey | undefined;
  readonly body: unknown;
}

/** A repeat of the same try gets the same refusal, and isn't counted again. Only a refusal is kept. */
export function makeTry(database: Database) {
  const findKept = async (tx: Tx, tryKey: WriteKey | undefined): Promise<AppError | undefined> => {
    const kept = tryKey && (await findKeptAnswer(tx, tryKey, tx.now));
    return kept && refusalOf(kept);
  };

  return async <T>({ key, body }: Try, work: (tx: Tx) => Promise<T | AppError>): Promise<T> => {
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
