// The one place where a code is checked and used up, whatever it is for: to sign in, or to delete the account.
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { hashCode, isSameCode, wrongTriesAllowed } from './one-time-code.ts';
import { countWrongTry, deleteLoginCode, lockLoginCode } from './session.queries.ts';

export interface CodeGuess {
  readonly number: string;
  readonly otp: string;
}

const invalid = (): AppError =>
  new AppError('otp.invalid', { detail: 'The code is wrong or too old. Ask for a new one.' });

/** What a number without a code is compared with, so that it takes as long as any other. */
const noCode = hashCode('');

/**
 * Uses the code up; the row's lock makes guesses at the same time wait for one another. A refusal is returned, because
 * the counted try must outlive it: commit, then throw it.
 */
export async function useLoginCode(tx: Tx, { number, otp }: CodeGuess): Promise<AppError | undefined> {
  const kept = await lockLoginCode(tx, number);
  const isRight = isSameCode(otp, kept?.codeHash ?? noCode);
  if (!kept || kept.expiresAt <= tx.now || kept.wrongTries >= wrongTriesAllowed) return invalid();
  if (!isRight) {
    await countWrongTry(tx, number);
    return invalid();
  }
  await deleteLoginCode(tx, number);
  return undefined;
}
