// How react-admin signs in and out, and who is signed in.
import * as accounts from '@haat/contract/accounts';
import type { AuthProvider, Identifier, UserIdentity } from 'react-admin';
import { forgetPerson } from '../platform/forget-person.ts';
import { ApiError, call } from '../platform/http.ts';
import { endSession, getToken, isSessionRefused, replaceSession, startSession } from '../platform/session.ts';
import { person } from '../ui/format.ts';

interface Identity extends UserIdentity {
  /** Else `fullName` says that there is none yet. */
  readonly hasName: boolean;
  readonly isOperator: boolean;
}

export interface Credentials {
  /** `+91…` */
  readonly number: string;
  readonly otp: string;
}

/** Sends a code by SMS. */
export const sendCode = (number: string): Promise<unknown> => call(accounts.login, { body: { number } });

async function signIn(body: Credentials): Promise<void> {
  const { token } = await call(accounts.verifyLogin, { body });
  // Of a session that began in another tab meanwhile.
  forgetPerson();
  startSession(token);
}

/** Signs in over a page of this person. False when it was somebody else, who must not see or send what is on it. */
export async function signInAgain(body: Credentials, personId: Identifier | undefined): Promise<boolean> {
  const { token, user } = await call(accounts.verifyLogin, { body });
  const isSame = user.id === personId;
  if (isSame) startSession(token);
  else replaceSession(token);
  return isSame;
}

export const authProvider: AuthProvider = {
  login: signIn,

  async logout() {
    if (getToken() === null) return;
    await call(accounts.logout, {}).catch((error: unknown) => {
      // The session is gone anyway, or the device forgets its token.
      if (!(error instanceof ApiError)) throw error;
    });
    endSession();
  },

  async checkAuth() {
    // The sign-in over the page comes first.
    if (getToken() === null && !isSessionRefused()) throw { message: false };
  },

  /** The dialog `SignInAgainDialog` follows a 401. If this threw, react-admin would take the call for done. */
  async checkError() {},

  async getIdentity(): Promise<Identity> {
    const user = await call(accounts.details, {});
    const hasName = user.first_name !== '' || user.last_name !== '';
    return { id: user.id, fullName: person(user), hasName, isOperator: user.is_operator };
  },
};
