// A client of the API, to prepare the data of a test and to check its results.
import { type AnswerOf, type BodyOf, type EndpointSpec, pathOf, type QueryOf } from '@haat/contract/endpoint';
import { sharedHaat } from './shared-haat.ts';

interface Input<E extends EndpointSpec> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryOf<E>;
  readonly body?: BodyOf<E>;
}

export type Api = <const E extends EndpointSpec>(spec: E, input?: Input<E>) => Promise<AnswerOf<E>>;

/** Sends requests with or without a token. Throws on a refusal. */
export const apiOf =
  (token?: string): Api =>
  async <const E extends EndpointSpec>(spec: E, { params, query, body }: Input<E> = {}) => {
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]) => [name, `${value}`]),
    );
    const answer = await fetch(`${sharedHaat().url}${pathOf(spec, params)}?${search}`, {
      method: spec.method,
      headers: {
        ...(token && { authorization: `Token ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${spec.method} ${spec.path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as AnswerOf<E>; // the contract's shape
  };
