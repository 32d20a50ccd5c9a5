import type * as accounts from '@haat/contract/accounts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { accessMessages } from '../../platform/http/access.messages.ts';
import { viewUser } from './account.views.ts';
import { deviceWords } from './device-words.ts';
import { findOrCreateUserByNumber } from './find-or-create-user.ts';
import { rememberAddress } from './number-history.ts';
import { insertSession } from './session.queries.ts';
import { makeToken } from './session-token.ts';
import { type CodeGuess, useLoginCode } from './use-login-code.ts';
import { updateUser } from './user.queries.ts';

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
