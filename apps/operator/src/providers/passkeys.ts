// Passkeys of the browser: asks the server for options, the browser for the passkey, and the server to check it.
import { ApiError } from '@haat/client/api-error';
import * as factor from '@haat/contract/operator/second-factor';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { call } from '../platform/http.ts';

export const hasPasskeys = browserSupportsWebAuthn;

/** A sentence for the form that asked. Nothing was sent. */
const problem = (detail: string): ApiError => new ApiError({ code: 'factor.invalid', status: 400, detail });

function problemOf(error: unknown): ApiError {
  const code = error instanceof WebAuthnError ? error.code : undefined;
  return code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ? problem('This device has a passkey for the desk already.')
    : problem('The browser gave no passkey. Try again, or use another way.');
}

const fromBrowser = <Answer>(work: Promise<Answer>): Promise<Answer> =>
  work.catch((error: unknown) => {
    throw problemOf(error);
  });

export async function addPasskey(name: string): Promise<factor.FactorAdded> {
  const optionsJSON = await call(factor.beginPasskey, {});
  const response = await fromBrowser(startRegistration({ optionsJSON }));
  return call(factor.addPasskey, { body: { name, response } });
}

export async function givePasskey(): Promise<factor.FactorState> {
  const optionsJSON = await call(factor.beginGivePasskey, {});
  const response = await fromBrowser(startAuthentication({ optionsJSON }));
  return call(factor.givePasskey, { body: { response } });
}
