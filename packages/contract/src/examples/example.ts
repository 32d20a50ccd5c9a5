// An example call in the demo village. Its types come from the contract.
import type { AnswerOf, BodyOf, EndpointSpec, ParamsOf, QueryOf } from '../endpoint.ts';

export interface Example {
  readonly spec: EndpointSpec;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Of an answer without a body: nothing. */
  readonly answer?: unknown;
}

/** A part of the contract: its files, by the names with which tests call them, and an example of each of their endpoints. */
export interface Documented {
  readonly files: Readonly<Record<string, object>>;
  readonly examples: readonly Example[];
}

type Sent<Name extends string, Shape> = [Shape] extends [undefined]
  ? { readonly [N in Name]?: never }
  : { readonly [N in Name]: Shape };

type Parts<E extends EndpointSpec> = Sent<'params', ParamsOf<E>> &
  Sent<'query', QueryOf<E>> &
  Sent<'body', BodyOf<E>> &
  ([AnswerOf<E>] extends [undefined]
    ? { readonly answer?: never }
    : { readonly answer: Exclude<AnswerOf<E>, undefined> });

export const example = <E extends EndpointSpec>(spec: E, parts: Parts<E>): Example => ({ spec, ...parts });
