// Calls the API as one person.
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { watchFailures } from './watch-failures.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer; the contract's shapes are checked by the server's serialiser
type Json = any;

export interface TestAnswer {
  readonly status: number;
  readonly body: Json;
  readonly text: string;
  readonly headers: Record<string, string | number | string[] | undefined>;
}

type Headers = Record<string, string>;

export interface Client {
  readonly token: string | undefined;
  readonly number: string;
  readonly userId: number;
  /** Paths are relative to `/api`. */
  get(path: string, headers?: Headers): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer>;
  patch(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer>;
  delete(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer>;
  /** Sends a raw body with the given headers. */
  send(method: string, path: string, payload: string | Buffer, headers: Headers): Promise<TestAnswer>;
}

function answerOf({ statusCode, body, headers }: LightMyRequestResponse): TestAnswer {
  const isJson = /json/.test(String(headers['content-type'] ?? ''));
  return { status: statusCode, body: isJson && body ? JSON.parse(body) : undefined, text: body, headers };
}

export function makeClient(
  app: FastifyInstance,
  token: string | undefined,
  number: string,
  userId = 0,
): Client {
  watchFailures(app);
  const send = async (
    method: string,
    path: string,
    payload: string | Buffer | undefined,
    headers: Headers,
  ) => {
    const answer = await app.inject({
      method: method as 'GET', // whatever a test sends
      url: `/api${path}`,
      headers: { ...(token ? { authorization: `Token ${token}` } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return answerOf(answer);
  };
  const json =
    (method: string) =>
    (path: string, body?: unknown, headers: Headers = {}) =>
      body === undefined
        ? send(method, path, undefined, headers)
        : send(method, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  return {
    token,
    number,
    userId,
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    post: json('POST'),
    patch: json('PATCH'),
    delete: json('DELETE'),
    send,
  };
}
