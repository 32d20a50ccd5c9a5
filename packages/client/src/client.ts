// One way to call the API for both web apps. The contract gives the types. Throws ApiError.
import {
  type AnswerOf,
  type BodyOf,
  type EndpointSpec,
  type InputPart,
  type PathValuesOf,
  pathOf,
  type QueryOf,
} from '@haat/contract/endpoint';
import type { Language } from '@haat/contract/languages';
import { ApiError, type ApiErrorParts, isUnanswered, noAnswer } from './api-error.ts';
import { callHeaders } from './call-headers.ts';
import { keyAnswered, keyUnanswered, type takeKey } from './idempotency-keys.ts';
import { refusalParts } from './refusal.ts';
import { searchString } from './search-string.ts';
import { noteServerTime } from './server-clock.ts';

export type CallInput<E extends EndpointSpec> = InputPart<'params', PathValuesOf<E>> &
  InputPart<'query', QueryOf<E>> &
  (E extends { multipart: true | 'csv' | 'file' }
    ? { readonly body: FormData; readonly write: string }
    : InputPart<'body', BodyOf<E>> & {
        /** The name of a POST whose body may change between two tries. Its key survives a reload of the page. */
        readonly write?: string;
      }) & {
    readonly signal?: AbortSignal;
    /** Defaults to the signed-in person's token. */
    readonly token?: string;
  };

export interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly write?: string;
  readonly signal?: AbortSignal;
  readonly token?: string;
}

interface CallInit extends RequestInit {
  readonly signal?: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
}

/** The parts that differ between the apps. */
interface AppSide {
  /** The token of a call. Null: none. Throws when the call must not be sent. */
  readonly tokenOf: (spec: EndpointSpec, input: LooseInput) => string | null;
  readonly languageOf?: () => Language;
  /** Sends a request to a path of the server. Rejects when no answer comes. */
  readonly load: (path: string, init: CallInit, spec: EndpointSpec) => Promise<Response>;
  /**
   * Makes the error of a refusal, and does what follows from it, such as ending the session. `token` is the one that
   * was sent.
   */
  readonly refuse: (parts: ApiErrorParts, token: string | null, spec: EndpointSpec) => ApiError;
  /** Where the Idempotency-Key of a POST comes from. */
  readonly keyOf: typeof takeKey;
}

/** Under this name an unanswered write keeps its Idempotency-Key. */
export const writeNameOf = (path: string, body: unknown): string => `${path} ${JSON.stringify(body)}`;

export function createClient(side: AppSide) {
  const request = makeRequest(side);

  /** Calls an endpoint that is only known at run time. */
  async function send(spec: EndpointSpec, input: LooseInput): Promise<unknown> {
    if (spec.method !== 'POST') return read(spec, await request(spec, input));
    const { params, body, write } = input;
    const survivesReload = write !== undefined;
    const key = side.keyOf(write ?? writeNameOf(pathOf(spec, params), body), { survivesReload });
    try {
      const answer = await read(spec, await request(spec, input, { 'Idempotency-Key': key }));
      keyAnswered(key);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && !isUnanswered(error)) keyAnswered(key);
      else keyUnanswered(key);
      throw error;
    }
  }

  /** A typed call of one endpoint. */
  const call = <E extends EndpointSpec>(spec: E, input: CallInput<E>): Promise<AnswerOf<E>> =>
    send(spec, input as LooseInput) as Promise<AnswerOf<E>>; // the server follows the contract

  return { call, request, send };
}

/** Resolves to a successful answer, or a 304. */
const makeRequest =
  ({ tokenOf, languageOf, load, refuse }: AppSide) =>
  async (
    spec: EndpointSpec,
    input: LooseInput,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const { params, query, body, signal } = input;
    const form = body instanceof FormData ? body : undefined;
    const json = body === undefined || form ? undefined : JSON.stringify(body);
    const token = tokenOf(spec, input);
    const language = languageOf?.();
    const headers = {
      ...callHeaders({ token, language, csv: spec.csv, hasJson: json !== undefined }),
      ...extra,
    };
    // callIfChanged sends ETags itself, so bypass the browser's cache.
    const init = { method: spec.method, headers, body: form ?? json, signal, cache: 'no-store' } as const;
    const response = await load(pathOf(spec, params) + searchString(query), init, spec).catch(
      (error: unknown) => {
        throw signal?.aborted ? error : noAnswer();
      },
    );
    noteServerTime(response.headers.get('Date'));
    if (response.ok || response.status === 304) return response;
    const problem: unknown = await response.json().catch(() => undefined);
    throw refuse(refusalParts(response.status, problem, response.headers.get('Retry-After')), token, spec);
  };

/** Undefined for an answer without a body, a Blob for a file. */
export async function read({ csv, file }: EndpointSpec, response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  return (csv || file ? response.blob() : response.json()).catch(() => {
    // The answer is incomplete, or not from our server.
    throw noAnswer();
  });
}
