// All requests to the server. The contract gives the types. Throws ApiError.

import {
  type AnswerOf,
  type BodyOf,
  type EndpointSpec,
  type InputPart,
  type PathValuesOf,
  pathOf,
  type QueryOf,
} from '@haat/contract/endpoint';
import type { ErrorCode } from '@haat/contract/errors';
import type { Problem } from '@haat/contract/problem';
import { roleRefused } from './role.ts';
import { setServerTime } from './server-clock.ts';
import { getToken, hasSessionChanged, sessionRefused } from './session.ts';
import { keyOf, randomKey, writeAnswered } from './write-keys.ts';

/** A refusal of the server, or no answer (`status` 0). Forms of ra-core show `body.errors` at their fields. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  readonly status: number;
  readonly body: { readonly errors?: Readonly<Record<string, string>> };

  constructor(code: ErrorCode | 'network', status: number, message: string, fields: Record<string, string>) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.body = Object.keys(fields).length > 0 ? { errors: fields } : {};
  }
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'edit.stale';
export const isBadInput = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Also said before anything is sent. */
export const correctFields = 'Correct the fields in red, then save again.';

/** A sentence that says what happened and what to do next. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong. Try again.';

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export type CallInput<E extends EndpointSpec> = InputPart<'params', PathValuesOf<E>> &
  InputPart<'query', QueryOf<E>> &
  InputPart<'body', BodyOf<E>> & { readonly signal?: AbortSignal };

/** A typed call of one endpoint. */
export const call = <E extends EndpointSpec>(spec: E, input: CallInput<E>): Promise<AnswerOf<E>> =>
  send(spec, input as LooseInput) as Promise<AnswerOf<E>>; // the server keeps to the contract

/** A call of an endpoint that is only known when it runs. */
export async function send(
  spec: EndpointSpec,
  { params, query, body, signal }: LooseInput,
): Promise<unknown> {
  const form = body instanceof FormData ? body : undefined;
  const json = body === undefined || form ? undefined : JSON.stringify(body);
  const url = pathOf(spec, params) + searchOf(query);
  const write = `${url} ${json}`;
  const token = tokenFor(spec);
  const response = await fetch(url, {
    method: spec.method,
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headersOf(spec, token, () => (form ? randomKey() : keyOf(write))),
    },
    body: form ?? json,
    signal,
    cache: 'no-store',
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw noAnswer();
  });
  setServerTime(response.headers.get('Date'));
  // After a 5xx nobody knows whether it was done.
  if (response.status < 500) writeAnswered(write);
  if (!response.ok) {
    // A proxy may answer without JSON.
    throw errorOf(spec, token, response.status, await response.json().catch(() => ({})));
  }
  if (response.status === 204) return undefined;
  if (response.headers.get('Content-Type')?.startsWith('text/csv')) return response.blob();
  return response.json().catch(() => {
    throw noAnswer();
  });
}

export const noAnswer = (): ApiError =>
  new ApiError('network', 0, 'No answer from the server. Check your connection and try again.', {});

const signedOut = (): ApiError =>
  new ApiError('auth.required', 401, 'You were signed out. Sign in again.', {});

/** Throws when another session has begun on this device: one person's work is never done with the token of the next one. */
export function tokenFor({ who }: EndpointSpec): string | null {
  if (who === 'anyone') return null;
  if (hasSessionChanged()) throw signedOut();
  return getToken();
}

/** `makeKey` makes the idempotency key, which a POST of a signed-in person needs. */
export function headersOf(
  { method }: EndpointSpec,
  token: string | null,
  makeKey: () => string,
): Record<string, string> {
  const xsrf = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    Accept: 'application/json',
    ...(token !== null && { Authorization: `Token ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
    ...(method === 'POST' && token !== null && { 'Idempotency-Key': makeKey() }),
  };
}

function searchOf(query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** What the server's problem document says. `token` is the one of the call. When it's refused, the sign-in opens. A refused role asks
 * again who this is. */
export function errorOf(
  { who }: EndpointSpec,
  token: string | null,
  status: number,
  body: unknown,
): ApiError {
  if (status === 401 && who !== 'anyone') {
    sessionRefused(token);
    return signedOut();
  }
  const problem = (body ?? {}) as Partial<Problem>; // each field is checked below
  if (who === 'operator' && problem.code === 'role.required') roleRefused();
  const fields = Object.entries(problem.errors ?? {}).map(
    ([field, [message = '']]) => [field, message] as const,
  );
  return new ApiError(
    (problem.code ?? 'internal') as ErrorCode, // the server's codes are the contract's
    status,
    fields[0]?.[1] || sentenceIn(problem),
    Object.fromEntries(fields),
  );
}

/** The server's own sentence on bad input speaks to programs. */
const sentenceIn = ({ code, detail, title }: Partial<Problem>): string =>
  code === 'input.invalid' ? correctFields : (detail ?? title ?? 'Something went wrong. Try again.');
