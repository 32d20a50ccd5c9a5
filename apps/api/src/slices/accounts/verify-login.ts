import type { accounts } from '@haat/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { viewUser } from './account.views.ts';
import { deviceWords } from './device-words.ts';
import { findOrCreateUserByNumber } from './find-or-create-user.ts';
import { hashCode, isSameCode, wrongTriesAllowed } from './one-time-code.ts';
import { countWrongTry, deleteLoginCode, insertSession, lockLoginCode } from './session.queries.ts';
import { makeToken } from './session-token.ts';
import { lockUser, updateUser } from './user.queries.ts';

type Verified = {
  token: string;
  is_initial_setup_done: boolean;
  is_customer_initial_setup_done: boolean;
  user: accounts.User;
};

/** Refusals that must outlive the transaction are returned: thrown, they would take the counted try back. */
export type Verification = { verified: Verified } | { refusal: AppError };

const invalid = (): Verification => ({
  refusal: new AppError('otp.invalid', { detail: 'The code is wrong or too old. Ask for a new one.' }),
});

/** What a number without a code is compared with, so that it takes as long as any other. */
const noCode = hashCode('');

export interface LoginInput {
  readonly number: string;
  readonly otp: string;
  /** The header as it was sent. */
  readonly userAgent: string | undefined;
}

/** The row's lock makes guesses that come at once wait for one another. */
export async function verifyLogin(tx: Tx, { number, otp, userAgent }: LoginInput): Promise<Verification> {
  const kept = await lockLoginCode(tx, number);
  const isRight = isSameCode(otp, kept?.codeHash ?? noCode);
  if (!kept || kept.expiresAt <= tx.now || kept.wrongTries >= wrongTriesAllowed) return invalid();
  if (!isRight) {
    await countWrongTry(tx, number);
    return invalid();
  }
  await deleteLoginCode(tx, number);
  return signIn(tx, number, deviceWords(userAgent));
}

async function signIn(tx: Tx, number: string, device: string): Promise<Verification> {
  const userId = await findOrCreateUserByNumber(tx, number);
  // Locked: a token made while the person is being blocked would work again after an unblocking.
  const user = await lockUser(tx, userId);
  if (user.isBlocked) {
    return {
      refusal: new AppError('account.blocked', { detail: 'This account is blocked. Ask the operator why.' }),
    };
  }
  if (!user.isNumberVerified) await updateUser(tx, userId, { isNumberVerified: true });
  const token = makeToken();
  await insertSession(tx, { userId, token, device });
  return {
    verified: {
      token,
      is_initial_setup_done: user.isInitialSetupDone,
      is_customer_initial_setup_done: user.isCustomerSetupDone,
      user: await viewUser(tx, userId),
    },
  };
}
