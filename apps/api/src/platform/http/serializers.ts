// Compiles the contract's shapes to serialisers. Endpoints with the same shape share one.
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = (answer: unknown) => string;

/** Ajv validates the shapes of a union. Optimizing such a validator takes longer than it saves. */
const ajv = { code: { optimize: false } } as const;

const compiled = new WeakMap<object, Serializer>();

/** Compiles at the first answer, so that a start doesn't wait for shapes that nobody asks for yet. */
export const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer) =>
    serializerOf(schema)(answer);

function serializerOf(schema: object): Serializer {
  const known = compiled.get(schema);
  if (known) return known;
  const made: Serializer = fastJsonStringify(schema, { ajv });
  compiled.set(schema, made);
  return made;
}
