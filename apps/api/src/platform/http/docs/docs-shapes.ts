// The documentation's schemas, from the contract. Each shape appears once, under its name.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { examples } from '@haat/contract/examples';
import { documentedAs, formats, shapes } from '@haat/contract/shapes';
import { operationIdOf } from './docs-schema.ts';

const names = new Map<unknown, string>(Object.entries(shapes).map(([name, schema]) => [schema, name]));

/** An optional shape is a copy in the contract, so it is recognised by its text. */
const namesByText = new Map(Object.entries(shapes).map(([name, schema]) => [JSON.stringify(schema), name]));
const longEnoughToBeUnique = 150;

const specs = new Map(examples.map(({ spec }) => [operationIdOf(spec), spec]));

export const findSpec = (operationId: string): EndpointSpec | undefined => specs.get(operationId);

export interface Reference {
  readonly $ref: string;
}

export const refTo = (kind: 'schemas' | 'examples' | 'responses', name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

/** A schema of the contract, with references in place of the shapes that have a name. */
export function describe(schema: unknown): unknown {
  const name = nameOf(schema);
  return name === undefined ? describeInside(schema) : refTo('schemas', name);
}

function nameOf(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const own = names.get(schema);
  if (own !== undefined) return own;
  const text = JSON.stringify(schema);
  return text.length < longEnoughToBeUnique ? undefined : namesByText.get(text);
}

function describeInside(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(describe);
  if (typeof schema !== 'object' || schema === null) return schema;
  const format = formats.get(schema);
  const parts = Object.entries(schema).map(([key, value]) => describePart(key, value));
  return { ...Object.fromEntries(parts), ...(format === undefined ? {} : { format }) };
}

/** Records use patterns in the contract, which client generators don't understand. */
function describePart(key: string, value: unknown): [string, unknown] {
  if (key !== 'patternProperties') return [key, describe(value)];
  const [[, item] = []] = Object.entries(Object(value));
  return ['additionalProperties', describe(item)];
}

/** All shapes by name: `components.schemas`. */
export const namedSchemas = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, schema]) => [
      name,
      describeInside(documentedAs.get(schema) ?? schema),
    ]),
  );
