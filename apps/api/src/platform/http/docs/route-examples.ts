// Adds the contract's examples to the schemas, for the documentation. Validators and serialisers ignore them.
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { ErrorCode } from '@haat/contract/errors';
import { examples, problemData } from '@haat/contract/examples';
import { AppError } from '../../app-error.ts';
import { problemOf, usualDetailOf } from '../problems.ts';

const bySpec = new Map(examples.map((example) => [example.spec, example]));

/** The endpoint with its example call in its schemas. */
export function withExamples(spec: EndpointSpec): EndpointSpec {
  const example = bySpec.get(spec);
  if (!example) return spec;
  const { params = {}, query = {}, body, answer } = example;
  return {
    ...spec,
    ...(spec.params && { params: withEach(spec.params, params) }),
    ...(spec.query && { query: withEach(spec.query, query) }),
    ...(spec.body && { body: withOne(spec.body, body) }),
    responses: mapValues(spec.responses, (shape) => shape && withOne(shape, answer)),
  };
}

const withOne = <S extends object>(schema: S, value: unknown): S => ({ ...schema, examples: [value] });

/** Each parameter of the example call gets its example. */
const withEach = <S extends { properties: Readonly<Record<string, object>> }>(
  schema: S,
  values: Readonly<Record<string, unknown>>,
): S => ({
  ...schema,
  properties: mapValues(schema.properties, (property, name) =>
    name in values ? withOne(property, values[name]) : property,
  ),
});

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** One refusal of a code, under its name. */
export const problemExample = (code: ErrorCode): Record<string, { value: object }> => ({
  [code]: {
    value: { ...problemOf(new AppError(code, { detail: usualDetailOf(code) })), ...problemData[code] },
  },
});
