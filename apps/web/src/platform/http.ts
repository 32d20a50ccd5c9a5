// All requests to the server, typed by the contract. Throws ApiError. The query client shows the toast.
import { ApiError, sessionOver } from '@haat/client/api-error';
import { type CallInput, createClient, type LooseInput, read } from '@haat/client/client';
import { takeKey } from '@haat/client/idempotency-keys';
import { getToken, noteSession } from '@haat/client/session';
import type { AnswerOf, EndpointSpec } from '@haat/contract/endpoint';
import { dropEarly, takeEarly } from './early/early-answers.ts';
import { getLanguage } from './language.ts';
import { atServer } from './server-url.ts';
import { endSession } from './session.ts';

const client = createClient({
  tokenOf: ({ who }, { token }) => (who === 'anyone' ? null : (token ?? getToken())),
  languageOf: getLanguage,
  load(path, init, { method }) {
    if (method !== 'GET') dropEarly();
    const url = atServer(path);
    const load = (): Promise<Response> => fetch(url, init);
    return takeEarly(url, init.headers, init.signal)?.catch(load) ?? load();
  },
  refuse(parts, token) {
    // A 401 for an older token doesn't end the current session.
    if (parts.status === 401 && token !== null && token === getToken()) endSession('expired');
    return new ApiError(parts);
  },
  keyOf: takeKey,
});

export const call = <E extends EndpointSpec>(spec: E, input: CallInput<E>): Promise<AnswerOf<E>> =>
  inSession(spec, input, () => client.call(spec, input));

interface OutboxWrite {
  readonly method?: 'PATCH' | 'DELETE' | undefined;
  readonly body: unknown;
  readonly key: string;
  /** How long ago the person did it. Undefined: just now. */
  readonly secondsAgo?: number;
  readonly signal?: AbortSignal;
}

/** Sends a write of the outbox, a POST by default. `path` is one that `pathOf` made. */
export function sendOfOutbox(path: string, write: OutboxWrite): Promise<unknown> {
  const { method = 'POST', body, key, secondsAgo, signal } = write;
  const spec: EndpointSpec = {
    method,
    path: path.slice('/api'.length),
    who: 'person',
    summary: '',
    responses: {},
  };
  const late: Record<string, string> =
    secondsAgo === undefined ? {} : { 'Done-Seconds-Ago': String(secondsAgo) };
  return inSession(spec, {}, async () =>
    read(spec, await client.request(spec, { body, signal }, { 'Idempotency-Key': key, ...late })),
  );
}

/** Like `call`, but sends the last answer's ETag. Null when the answer is still the same (304). */
export const callIfChanged = <E extends EndpointSpec>(
  spec: E,
  input: CallInput<E>,
  etag: string | null,
): Promise<{ answer: AnswerOf<E>; etag: string | null } | null> =>
  inSession(spec, input, async () => {
    const response = await client.request(spec, input as LooseInput, etag ? { 'If-None-Match': etag } : {});
    if (response.status === 304) return null;
    const answer = (await read(spec, response)) as AnswerOf<E>; // the server keeps to the contract
    return { answer, etag: response.headers.get('ETag') };
  });

/** Nobody gets an answer meant for the previous person. */
async function inSession<Answer>(
  { who }: EndpointSpec,
  { token }: { readonly token?: string },
  load: () => Promise<Answer>,
): Promise<Answer> {
  const isSame = noteSession();
  const answer = await load();
  if (who !== 'anyone' && token === undefined && !isSame()) throw sessionOver();
  return answer;
}
