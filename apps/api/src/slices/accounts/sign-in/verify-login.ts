// Checks a code and uses it up. Signing in and deleting an account both call this.
import type * as accounts from '@haat/contract/accounts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { accessMessages } from '../../../platform/http/access.messages.ts';
import { viewUser } from '../account.views.ts';
import { accountMessages } from '../accounts.messages.ts';
import { deviceWords } from '../devices/device-words.ts';
import { insertSession } from '../sessions/session.queries.ts';
import { makeToken } from '../sessions/session-life.ts';
import { insertUser, lockUserByNumber, type UserRow, updateUser } from '../user.queries.ts';
import { hashCode, hasTryLeft, isSameCode, validCodes, waitForGuessMs, waitWords } from './code-rules.ts';
import { lockNumberHistory, rememberAddress } from './number-history.ts';
import { insertWrongGuess, markCodeUsed } from './sign-in.queries.ts';

type Verified = {
  token: string;
  is_initial_setup_done: boolean;
  is_customer_initial_setup_done: boolean;
  user: accounts.User;
};

/** Returns a refusal instead of throwing it, see `useLoginCode`. */
export type Verification = { verified: Verified } | { refusal: AppError };

export interface LoginInput extends CodeGuess {
  /** The raw header. */
  readonly userAgent: string | undefined;
}

export async function verifyLogin(tx: Tx, input: LoginInput): Promise<Verification> {
  const refusal = await useLoginCode(tx, input);
  return refusal ? { refusal } : signIn(tx, input);
}

async function signIn(tx: Tx, { number, address, userAgent }: LoginInput): Promise<Verification> {
  // It locks the person: a token created during a blocking would work after the unblocking.
  const user = await findOrCreateUserByNumber(tx, number);
  const userId = user.id;
  if (user.isBlocked) {
    return {
      refusal: new AppError('account.blocked', { detail: accessMessages.blocked }),
    };
  }
  if (!user.isNumberVerified) await updateUser(tx, userId, { isNumberVerified: true });
  await rememberAddress(tx, userId, address);
  const token = makeToken();
  await insertSession(tx, { userId, token, device: deviceWords(userAgent) });
  return {
    verified: {
      token,
      is_initial_setup_done: user.isInitialSetupDone,
      is_customer_initial_setup_done: user.isCustomerSetupDone,
      user: await viewUser(tx, userId),
    },
  };
}

/** Finds the person with this number, or creates one. Locks them, as `lockUser` does. */
export async function findOrCreateUserByNumber(tx: Tx, number: string): Promise<UserRow> {
  const known = await lockUserByNumber(tx, number);
  if (known) return known;
  await insertUser(tx, number);
  // Another request may have created the same person at the same time.
  const made = await lockUserByNumber(tx, number);
  if (!made) throw new Error('the person was not written');
  return made;
}

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
