// Wrong codes of a person, over all their sessions and both kinds of codes.
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { findWrong, putWrong } from './second-factor.queries.ts';

/** Throws `rate.limited`. */
export async function requireNoWait(tx: Tx, userId: number): Promise<void> {
  const waitMs = ((await findWrong(tx, userId))?.waitUntil.getTime() ?? 0) - tx.now.getTime();
  if (waitMs <= 0) return;
  const minutes = Math.ceil(waitMs / 60_000);
  throw new AppError('rate.limited', {
    detail: deskOnly(
      `Too many wrong codes. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or use a passkey.`,
    ),
    retryAfterSeconds: waitMs / 1000,
  });
}

/** Returns the refusal: thrown in the transaction, it would undo the count. */
export async function countWrongCode(tx: Tx, userId: number): Promise<AppError> {
  const wrong = ((await findWrong(tx, userId))?.wrong ?? 0) + 1;
  await putWrong(tx, { userId, wrong, waitUntil: new Date(tx.now.getTime() + waitMsAfter(wrong)) });
  return new AppError('factor.invalid', {
    detail: deskOnly('The code is wrong, or was used before. Each code works once.'),
  });
}

// How long a person waits after wrong codes: not at all after four, then a minute, and twice as long after each further one.
const freeTries = 5;
const firstWaitMs = 60_000;
const longestWaitMs = 60 * 60_000;

const waitMsAfter = (wrong: number): number =>
  wrong < freeTries ? 0 : Math.min(firstWaitMs * 2 ** (wrong - freeTries), longestWaitMs);
