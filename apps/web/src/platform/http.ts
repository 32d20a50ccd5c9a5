// All requests to the server. The contract gives the types. Throws ApiError. The query client shows the toast.
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
import { ApiError, isUnanswered, sessionOver } from './api-error.ts';
import { callHeaders } from './call-headers.ts';
import { dropEarly, takeEarly } from './early/early-answers.ts';
import { getLanguage } from './language.ts';
import { atServer } from './server-url.ts';
import { endSession, getToken, noteSession } from './session.ts';
import { keyAnswered, keyUnanswered, takeKey } from './unanswered-writes.ts';

export type CallInput<E extends EndpointSpec> = InputPart<'params', PathValuesOf<E>> &
  InputPart<'query', QueryOf<E>> &
  (E extends { multipart: true }
    ? { readonly body: FormData; readonly write: string }
    : InputPart<'body', BodyOf<E>> & {
        /** The name of a POST whose body may change between two tries. Its key survives a reload of the page. */
        readonly write?: string;
      }) & {
    readonly signal?: AbortSignal;
    /** Defaults to the signed-in person's token. */
    readonly token?: string;
  };

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly write?: string;
  readonly signal?: AbortSignal;
  readonly token?: string;
}

export async function call<E extends EndpointSpec>(spec: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  const loose = input as LooseInput;
  if (spec.method !== 'POST') return inSession(spec, loose, async () => read<E>(await send(spec, loose)));
  const name = loose.write ?? writeNameOf(pathOf(spec, loose.params), loose.body);
  const key = takeKey(name, { survivesReload: loose.write !== undefined });
  try {
    const answer = await inSession(spec, loose, async () =>
      read<E>(await send(spec, loose, { 'Idempotency-Key': key })),
    );
    keyAnswered(key);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && !isUnanswered(error)) keyAnswered(key);
    else keyUnanswered(key);
    throw error;
  }
}

/** Under this name an unanswered write keeps its Idempotency-Key. */
export const writeNameOf = (path: string, body: unknown): string => `${path} ${JSON.stringify(body)}`;

interface OutboxWrite {
  readonly body: unknown;
  readonly key: string;
  /** How long ago the person did it. Undefined: just now. */
  readonly secondsAgo?: number;
  readonly signal?: AbortSignal;
}

/** Sends a POST of the outbox. `path` is one that `pathOf` made. */
export async function sendOfOutbox(path: string, write: OutboxWrite): Promise<unknown> {
  const { body, key, secondsAgo, signal } = write;
  const spec: EndpointSpec = {
    method: 'POST',
    path: path.replace(/^\/api/, ''),
    who: 'person',
    summary: '',
    responses: {},
  };
  const late: Record<string, string> =
    secondsAgo === undefined ? {} : { 'Done-Seconds-Ago': String(secondsAgo) };
  return inSession(spec, {}, async () =>
    read<EndpointSpec>(await send(spec, { body, signal }, { 'Idempotency-Key': key, ...late })),
  );
}

/** Nobody gets an answer to the person before them. */
async function inSession<Answer>(
  { who }: EndpointSpec,
  { token }: LooseInput,
  load: () => Promise<Answer>,
): Promise<Answer> {
  const isSame = noteSession();
  const answer = await load();
  if (who !== 'anyone' && token === undefined && !isSame()) throw sessionOver();
  return answer;
}

async function read<E extends EndpointSpec>(response: Response): Promise<AnswerOf<E>> {
  return (response.status === 204 ? undefined : await readJson(response)) as AnswerOf<E>; // the server keeps to the contract
}

/** Like `call`, but sends the last answer's ETag. Null when the answer is still the same (304). */
export async function callIfChanged<E extends EndpointSpec>(
  spec: E,
  input: CallInput<E>,
  etag: string | null,
): Promise<{ answer: AnswerOf<E>; etag: string | null } | null> {
  const loose = input as LooseInput;
  return inSession(spec, loose, async () => {
    const response = await send(spec, loose, etag ? { 'If-None-Match': etag } : {});
    if (response.status === 304) return null;
    return { answer: (await readJson(response)) as AnswerOf<E>, etag: response.headers.get('ETag') };
  });
}

async function send(
  spec: EndpointSpec,
  { params, query, body, signal, ...input }: LooseInput,
  extra: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = body instanceof FormData ? body : undefined;
  const json = body === undefined || form ? undefined : JSON.stringify(body);
  const token = spec.who === 'anyone' ? null : (input.token ?? getToken());
  const url = atServer(pathOf(spec, params)) + searchOf(query);
  const headers = { ...callHeaders(token, getLanguage(), json !== undefined), ...extra };
  if (spec.method !== 'GET') dropEarly();
  const load = (): Promise<Response> =>
    // callIfChanged sends ETags itself, so the browser's cache isn't used.
    fetch(url, { method: spec.method, headers, body: form ?? json, signal, cache: 'no-store' });
  const response = await (takeEarly(url, headers, signal)?.catch(load) ?? load()).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError({ code: 'network', status: 0 });
  });
  if (response.ok || response.status === 304) return response;
  // A 401 for an older token doesn't end the current session.
  if (response.status === 401 && token !== null && token === getToken()) endSession('expired');
  throw await errorOf(response);
}

function searchOf(query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => {
    // Incomplete, or not from our server: counts as no answer.
    throw new ApiError({ code: 'network', status: 0 });
  });
}

async function errorOf(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>; // a proxy may answer without JSON
  const errors = Object.entries(problem.errors ?? {});
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError({
    code: (problem.code ?? 'internal') as ErrorCode, // the server's codes are the contract's
    status: response.status,
    detail: problem.detail,
    fields: Object.fromEntries(errors.map(([field, messages]) => [field, messages[0] ?? ''])),
    items: problem.items,
    cart: problem.cart,
    quantity: problem.quantity,
    amount: problem.amount,
    deliverer: problem.deliverer,
    atShop: problem.at_shop,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
