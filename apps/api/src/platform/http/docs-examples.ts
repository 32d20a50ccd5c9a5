// The contract's examples beside the schemas, where the OpenAPI document wants them; the server itself never reads them.
import type { EndpointSpec, ErrorCode } from '@haat/contract';
import { type Example, examples } from '@haat/contract/examples';
import { AppError } from '../app-error.ts';
import { problemOf } from './problems.ts';

const keyOf = (method: string, url: string): string => `${method} ${url}`;
const urlOf = ({ path }: EndpointSpec): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const byCall = new Map(examples.map((one) => [keyOf(one.spec.method, urlOf(one.spec)), one]));

interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, object>>;
}

/** As Fastify keeps it with a route. */
export interface RouteSchema {
  readonly params?: Schema;
  readonly querystring?: Schema;
  readonly body?: Schema;
  readonly response?: Readonly<Record<string, Schema>>;
}

export function withExamples<S extends RouteSchema>(schema: S, method: string, url: string): S {
  const example = byCall.get(keyOf(method, url));
  return example ? { ...schema, ...partsOf(schema, example) } : schema;
}

function partsOf(schema: RouteSchema, { params, query, body, answer }: Example): RouteSchema {
  return {
    ...(schema.params && { params: withEach(schema.params, params) }),
    ...(schema.querystring && { querystring: withEach(schema.querystring, query) }),
    ...(schema.body && { body: { ...schema.body, examples: [body] } }),
    ...(schema.response && { response: withAnswer(schema.response, answer) }),
  };
}

/** Parameters have an example each. */
function withEach(schema: Schema, values: Readonly<Record<string, unknown>> = {}): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    name in values ? { ...property, examples: [values[name]] } : property,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function withAnswer(
  response: NonNullable<RouteSchema['response']>,
  answer: unknown,
): NonNullable<RouteSchema['response']> {
  const shapes = Object.entries(response).map(([status, shape]) =>
    status.startsWith('2') && shape.type !== 'null'
      ? [status, { ...shape, examples: [answer] }]
      : [status, shape],
  );
  return Object.fromEntries(shapes);
}

/** One refusal of each code, by its name. */
export const problemExample = (code: ErrorCode): Record<string, { value: object }> => ({
  [code]: { value: problemOf(new AppError(code)) },
});
