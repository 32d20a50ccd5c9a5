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
import { setServerTime } from './server-clock.ts';
import { getToken } from './session.ts';

/** A refusal of the server, or no answer (`status` 0). Forms of react-admin show `body.errors` at their fields. */
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
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

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
  const response = await fetch(pathOf(spec, params) + searchOf(query), {
    method: spec.method,
    headers: headersOf(spec, json !== undefined),
    body: form ?? json,
    signal,
    cache: 'no-store',
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw noAnswer();
  });
  setServerTime(response.headers.get('Date'));
  if (!response.ok) {
    // A proxy may answer without JSON.
    throw errorOf(response.status, await response.json().catch(() => ({})));
  }
  if (response.status === 204) return undefined;
  if (response.headers.get('Content-Type')?.startsWith('text/csv')) return response.blob();
  return response.json().catch(() => {
    throw noAnswer();
  });
}

export const noAnswer = (): ApiError =>
  new ApiError('network', 0, 'No answer from the server. Check your connection and try again.', {});

export function headersOf(spec: EndpointSpec, hasJson: boolean): Record<string, string> {
  const token = spec.who === 'anyone' ? null : getToken();
  const xsrf = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    Accept: 'application/json',
    ...(hasJson && { 'Content-Type': 'application/json' }),
    ...(token !== null && { Authorization: `Token ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
    ...(spec.method === 'POST' && token !== null && { 'Idempotency-Key': randomKey() }),
  };
}

/** `crypto.randomUUID` exists only on https and localhost. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function searchOf(query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** What the server's problem document says. */
export function errorOf(status: number, body: unknown): ApiError {
  const problem = (body ?? {}) as Partial<Problem>; // each field is checked below
  const fields = Object.entries(problem.errors ?? {}).map(
    ([field, [message = '']]) => [field, message] as const,
  );
  return new ApiError(
    (problem.code ?? 'internal') as ErrorCode, // the server's codes are the contract's
    status,
    // The sentence of a field says more than 'Look at the fields'.
    fields[0]?.[1] || (problem.detail ?? problem.title ?? 'Something went wrong. Try again.'),
    Object.fromEntries(fields),
  );
}
