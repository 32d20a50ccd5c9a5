// ra-core's sign-in and sign-out, and the signed-in person.
import { getToken } from '@haat/client/session';
import * as accounts from '@haat/contract/accounts';
import type { AuthProvider, Identifier, UserIdentity } from 'ra-core';
import { call } from '../platform/http.ts';
import {
  continueSession,
  endSession,
  hasSessionChanged,
  isSessionRefused,
  replaceSession,
  startSession,
} from '../platform/session.ts';
import { endToken } from '../platform/token-on-server.ts';
import { person } from '../ui/format.ts';

interface Identity extends UserIdentity {
  /** False: `fullName` is 'No name yet'. */
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

function endTokenOfDevice(): void {
  const token = getToken();
  if (token !== null) void endToken(token);
}

async function signIn(body: Credentials): Promise<void> {
  const { token } = await call(accounts.verifyLogin, { body });
  // For a session that began in another tab meanwhile.
  endTokenOfDevice();
  endSession();
  startSession(token);
}

/** Signs in over this person's page. False for somebody else, who must not see or send what is on it. */
export async function signInAgain(body: Credentials, personId: Identifier | undefined): Promise<boolean> {
  const { token, user } = await call(accounts.verifyLogin, { body });
  if (user.id === personId) {
    continueSession(token);
    return true;
  }
  // After idle hours only the desk refuses it. The server would still send this person's push messages to the device.
  endTokenOfDevice();
  await replaceSession(token);
  return false;
}

export const authProvider: AuthProvider = {
  login: signIn,

  /** Works at once, even without a network. */
  async logout() {
    // Somebody else may have signed in in another tab.
    if (getToken() === null || hasSessionChanged()) return;
    endTokenOfDevice();
    endSession();
  },

  async checkAuth() {
    // The sign-in over the page comes first.
    if (getToken() === null && !isSessionRefused()) throw { message: false };
  },

  /** `SignInAgainDialog` opens after a 401. If this threw, ra-core would treat the call as finished. */
  async checkError() {},

  async getIdentity(): Promise<Identity> {
    const user = await call(accounts.details, {});
    const hasName = user.first_name !== '' || user.last_name !== '';
    return { id: user.id, fullName: person(user), hasName, isOperator: user.is_operator };
  },
};
