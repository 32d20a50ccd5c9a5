// An endpoint of the API as data. The server registers it, the web calls it, and the documentation lists it.
import type * as T from 'typebox';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `anyone` needs no token · `person` is signed in · `named` is a person with a first name ·
 * `retailer` has a shop, verified or not · `verifiedRetailer` has a verified shop · `deliverer` and `operator` hold that role.
 */
export type Who = 'anyone' | 'person' | 'named' | 'retailer' | 'verifiedRetailer' | 'deliverer' | 'operator';

/**
 * What an operator with a second factor needs for a call. Without this, one that was given in the session. `open`: nothing ·
 * `fresh`: one that was given in the last five minutes · `own`: the same, and a person without one may call too, also
 * where each operator must have one.
 */
export type FactorNeed = 'open' | 'fresh' | 'own';

export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{name}` for parameters and the canonical slash at the end. */
  readonly path: string;
  readonly who: Who;
  readonly factor?: FactorNeed;
  readonly summary: string;
  readonly params?: T.TObject;
  readonly query?: T.TObject;
  readonly body?: T.TObject;
  /** The body is a form with a file: a picture, CSV, or a picture or sound. The slice checks its fields. */
  readonly multipart?: true | 'csv' | 'file';
  /** The answer is a file of CSV instead of JSON. */
  readonly csv?: true;
  /** The answer is a file, whose type the headers say. */
  readonly file?: true;
  /** Calls per person and minute, in addition to the general limit. Checked before the role. */
  readonly perMinute?: number;
  /** Endpoints with the same name here count their calls per minute together. */
  readonly countedAs?: string;
  /**
   * It tells another person of something. `limited`: it counts against `TELLS_PER_HOUR`. `once`: it can be done once for each
   * order or proposal, which have limits of their own. `waiting`: only people who asked to be told once. A shop may pack and weigh many orders for the same deliverer: these
   * are `once` too, and have `perMinute`.
   */
  readonly tells?: 'limited' | 'once' | 'waiting';
  /**
   * An action that may wait on a phone without a connection. The header `Done-Seconds-Ago` gives its age, and the history
   * keeps both times.
   */
  readonly mayComeLate?: true;
  /** Success only, and 304: status → shape, or null for an answer without a body. Refusals are `fails`. */
  readonly responses: Readonly<Record<number, T.TSchema | null>>;
  /** Its own codes. `failuresOf` adds those that follow from the endpoint's shape. */
  readonly fails?: readonly ErrorCode[];
}

export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

type Shape<S> = S extends T.TSchema ? T.Static<S> : undefined;

export type ParamsOf<E extends EndpointSpec> = Shape<E['params']>;
export type QueryOf<E extends EndpointSpec> = Shape<E['query']>;
export type BodyOf<E extends EndpointSpec> = Shape<E['body']>;
/** A part of a call's input: left out where the endpoint takes none, and optional where it may be empty. */
export type InputPart<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<string, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

/** Path parameters as a caller writes them: a number or its digits. */
export type PathValuesOf<E extends EndpointSpec> =
  ParamsOf<E> extends object ? { readonly [K in keyof ParamsOf<E>]: string | number } : undefined;

/** The body of a successful answer. A 304 has none. */
export type AnswerOf<E extends EndpointSpec> = Shape<E['responses'][Exclude<keyof E['responses'], 304>]>;

/** `/customers/orders/{id}/` and `{id: 7}` → `/api/customers/orders/7/`. */
export function pathOf(spec: EndpointSpec, params: Readonly<Record<string, string | number>> = {}): string {
  return `/api${spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;
}
