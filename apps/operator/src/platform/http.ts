// All requests to the server, typed by the contract. Throws ApiError, whose message says what happened and what to do
// next.
import { ApiError, type ApiErrorParts, isApiError } from '@haat/client/api-error';
import { createClient } from '@haat/client/client';
import { takeJoinedKey } from '@haat/client/idempotency-keys';
import { getToken } from '@haat/client/session';
import type { EndpointSpec } from '@haat/contract/endpoint';
import { roleRefused } from './role.ts';
import { withFactor } from './second-factor.ts';
import { hasSessionChanged, sessionRefused } from './session.ts';

export const isStale = (error: unknown): boolean => isApiError(error) && error.code === 'edit.stale';
export const isBadInput = (error: unknown): boolean => isApiError(error) && error.status === 400;
export const isConflict = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** Also shown when nothing was sent. */
export const correctFields = 'Correct the fields in red, then save again.';
const wentWrong = 'Something went wrong. Try again.';

/** A sentence that says what happened and what to do next. */
export function sentenceOf(error: unknown): string {
  if (!isApiError(error)) return wentWrong;
  return error.code === 'network'
    ? 'No answer from the server. Check your connection and try again.'
    : error.message;
}

const client = createClient({
  tokenOf: tokenFor,
  load: (path, init) => fetch(path, init),
  refuse: refusalError,
  keyOf: takeJoinedKey,
});

/** Where the server needs the second factor, they wait until the operator has given it. */
export const call: typeof client.call = (spec, input) => withFactor(() => client.call(spec, input));
export const send: typeof client.send = (spec, input) => withFactor(() => client.send(spec, input));

const signedOut = (): ApiError =>
  new ApiError({ code: 'auth.required', status: 401, detail: 'You were signed out. Sign in again.' });

/**
 * Throws when another session has begun on this device, so that one person's changes are never sent with another
 * person's token.
 */
export function tokenFor({ who }: EndpointSpec): string | null {
  if (who === 'anyone') return null;
  if (hasSessionChanged()) throw signedOut();
  return getToken();
}

/**
 * `token` is the one that was sent. After a refused token, the sign-in opens. After a refused role, the app loads the
 * person again.
 */
export function refusalError(parts: ApiErrorParts, token: string | null, { who }: EndpointSpec): ApiError {
  const { code, status, fields = {} } = parts;
  if (status === 401 && who !== 'anyone') {
    sessionRefused(token);
    return signedOut();
  }
  if (who === 'operator' && code === 'role.required') roleRefused();
  const [first] = Object.values(fields);
  const error = new ApiError({ ...parts, detail: first || sentenceIn(parts) });
  // ra-core's forms show these at their fields.
  return first === undefined ? error : Object.assign(error, { body: { errors: fields } });
}

/** The server's own sentence about bad input is meant for developers. */
const sentenceIn = ({ code, detail }: ApiErrorParts): string =>
  code === 'input.invalid' ? correctFields : (detail ?? wentWrong);
