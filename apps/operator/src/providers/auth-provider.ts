// How react-admin signs in and out, and who is signed in.
import * as accounts from '@haat/contract/accounts';
import type { AuthProvider, UserIdentity } from 'react-admin';
import { ApiError, call } from '../platform/http.ts';
import { endSession, getToken, startSession } from '../platform/session.ts';

interface Identity extends UserIdentity {
  readonly isOperator: boolean;
}

interface SignIn {
  /** `+91…` */
  readonly number: string;
  readonly otp: string;
}

/** Sends a code by SMS. */
export const sendCode = (number: string): Promise<unknown> => call(accounts.login, { body: { number } });

export const authProvider: AuthProvider = {
  async login(body: SignIn) {
    const { token } = await call(accounts.verifyLogin, { body });
    startSession(token);
  },

  /** Runs when somebody signs out, and when the session has ended. Only the first ends it on the server. */
  async logout(params: { readonly isEnded?: boolean } | undefined) {
    if (getToken() === null || params?.isEnded) return;
    await call(accounts.logout, {}).catch((error: unknown) => {
      // The session is gone anyway, or the device forgets its token.
      if (!(error instanceof ApiError)) throw error;
    });
    endSession();
  },

  async checkAuth() {
    if (getToken() === null) throw { message: false };
  },

  /**
   * A 401 leads to the sign-in. The token stays: after 12 idle hours it no longer serves for operators' calls, but the
   * customer app may still use it.
   */
  async checkError(error: unknown) {
    if (!(error instanceof ApiError) || error.status !== 401) return;
    throw { redirectTo: '/login', logoutUser: false, message: error.message };
  },

  async getIdentity(): Promise<Identity> {
    const { id, first_name, last_name, is_operator } = await call(accounts.details, {});
    return { id, fullName: `${first_name} ${last_name}`.trim(), isOperator: is_operator };
  },
};
