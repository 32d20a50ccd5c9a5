// Ajv with `allErrors` checks every item of an array, even when there are too many. So arrays are cut before it runs.
import type { ErrorObject } from 'ajv';

/** The part of JSON Schema that says how long an array may be. */
export interface Shape {
  readonly type?: unknown;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** Cuts each array in `value` to its `maxItems`, in place. Returns one Ajv error for each array that was longer. */
export function cutLongArrays(schema: Shape, value: unknown): ErrorObject[] {
  const errors: ErrorObject[] = [];
  cut(alternativesOf(schema), value, '', errors);
  return errors;
}

export function hasArray(schema: Shape): boolean {
  return alternativesOf(schema).some(
    ({ type, properties = {} }) => type === 'array' || Object.values(properties).some(hasArray),
  );
}

function cut(shapes: readonly Shape[], value: unknown, path: string, errors: ErrorObject[]): void {
  if (Array.isArray(value)) cutArray(shapes, value, path, errors);
  else if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>; // any object has fields of some kind
    for (const name of new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))) {
      if (!Object.hasOwn(fields, name)) continue;
      const inside = shapes.flatMap(({ properties }) => alternativesOf(properties?.[name]));
      cut(inside, fields[name], `${path}/${name}`, errors);
    }
  }
}

function cutArray(shapes: readonly Shape[], value: unknown[], path: string, errors: ErrorObject[]): void {
  const arrays = shapes.filter(({ type }) => type === 'array');
  // Where no array is allowed, Ajv reports the wrong type once and doesn't look inside.
  if (arrays.length === 0) return;
  const limit = Math.max(...arrays.map(({ maxItems = Number.POSITIVE_INFINITY }) => maxItems));
  if (value.length > limit) {
    value.length = limit;
    errors.push({ instancePath: path, schemaPath: '', keyword: 'maxItems', params: { limit } });
  }
  const inside = arrays.flatMap(({ items }) => alternativesOf(items));
  if (!inside.some(hasArray)) return;
  for (const [index, item] of value.entries()) cut(inside, item, `${path}/${index}`, errors);
}

function alternativesOf(schema: Shape | undefined): Shape[] {
  if (!schema) return [];
  const { anyOf = [], oneOf = [], allOf = [] } = schema;
  return [schema, ...[...anyOf, ...oneOf, ...allOf].flatMap(alternativesOf)];
}
