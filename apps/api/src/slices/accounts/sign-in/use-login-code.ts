// Checks a code and uses it up. Signing in and deleting an account both call this.

import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { accountMessages } from '../accounts.messages.ts';
import { lockNumberHistory } from '../desk/number-history.ts';
import { hasTryLeft, validCodes, waitForGuessMs } from './code-rules.ts';
import { hashCode, isSameCode, waitWords } from './one-time-code.ts';
import { insertWrongGuess, markCodeUsed } from './sign-in-code.queries.ts';

export interface CodeGuess {
  readonly number: string;
  readonly otp: string;
  /** The client's, as `clientAddressOf` gives it. */
  readonly address: string;
}

const invalid = (): AppError => new AppError('otp.invalid', { detail: accountMessages.wrongCode });

/** Compared with when a number has no code, so that the answer takes as long. */
const noCode = hashCode('');

/**
 * Uses up the code and the number's other codes. Returns `otp.invalid` or `rate.limited` instead of throwing, because the
 * counted guess must be committed first.
 */
export async function useLoginCode(
  tx: Tx,
  { number, otp, address }: CodeGuess,
): Promise<AppError | undefined> {
  const past = await lockNumberHistory(tx, number, address);
  const waitMs = waitForGuessMs(past);
  if (waitMs > 0) return tooManyGuesses(waitMs);
  const living = validCodes(past);
  const newest = living.at(-1);
  if (newest === undefined) {
    isSameCode(otp, noCode);
    return invalid();
  }
  const right = living.filter(({ codeHash }) => isSameCode(otp, codeHash)).at(-1);
  if (right === undefined || !hasTryLeft(past, right)) {
    await insertWrongGuess(tx, { number, addressHash: past.addressHash, newestCodeId: newest.id });
    return invalid();
  }
  await markCodeUsed(tx, number, right.id);
  return undefined;
}

const tooManyGuesses = (waitMs: number): AppError =>
  new AppError('rate.limited', {
    detail: accountMessages.tooManyGuesses(waitWords(waitMs)),
    retryAfterSeconds: waitMs / 1000,
  });
