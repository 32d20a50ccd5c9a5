import type * as accounts from '@haat/contract/accounts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { accessMessages } from '../../../platform/http/access.messages.ts';
import { viewUser } from '../account.views.ts';
import { rememberAddress } from '../desk/number-history.ts';
import { deviceWords } from '../devices/device-words.ts';
import { insertSession } from '../sessions/session.queries.ts';
import { makeToken } from '../sessions/session-token.ts';
import { insertUser, lockUserByNumber, type UserRow, updateUser } from '../user.queries.ts';
import { type CodeGuess, useLoginCode } from './use-login-code.ts';

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
