// What the documentation tells beyond the routes' schemas: the form of a picture, the headers, the bodies that may be left out.
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { limits } from '@haat/contract';
import type { FastifySchema } from 'fastify';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;
type TransformObject = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>;

const pictureForm = {
  type: 'object',
  required: ['cover'],
  properties: {
    cover: {
      type: 'string',
      format: 'binary',
      description: 'The picture: JPEG, PNG, WebP or AVIF, at most 1 MB.',
    },
    name: { type: 'string', maxLength: limits.name },
    is_primary: { type: 'string', enum: ['true', 'false'] },
  },
  examples: [{ cover: 'tomato.jpg', name: 'tomato.jpg', is_primary: 'true' }],
};

const idempotencyKey = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'A repeat under the same key within 24 hours gets the same answer, and nothing is done twice.',
};

const ifNoneMatch = { type: 'string', description: 'The `ETag` of the answer that is there already.' };

/** Forms and headers are judged by the platform, not by a schema; here it is told what may stand in them. */
export const beyondSchemas: Transform = ({ schema, url, route }) => ({
  schema: { ...schema, ...formOf(schema), ...headersOf(schema, route.method) },
  url,
});

const formOf = (schema: FastifySchema) => ('consumes' in schema ? { body: pictureForm } : {});

function headersOf(schema: FastifySchema, method: string | string[]) {
  const isKeyed = method === 'POST' && 'security' in schema;
  const isTagged = 304 in Object(schema.response);
  if (!isKeyed && !isTagged) return {};
  const properties = {
    ...(isKeyed ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(isTagged ? { 'If-None-Match': ifNoneMatch } : {}),
  };
  return { headers: { type: 'object', properties } };
}

interface Operation {
  readonly requestBody?: {
    required?: boolean;
    content: Record<string, { schema?: { required?: string[] } }>;
  };
  readonly responses?: Record<string, { headers?: object }>;
}

const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'So many seconds.' } };

/** What Fastify's plug-in has no word for. */
export const beyondSpecs: TransformObject = (found) => {
  if (!('openapiObject' in found)) return found.swaggerObject;
  const { openapiObject } = found;
  const operations = Object.values(openapiObject.paths ?? {}).flatMap(
    (path) => Object.values(path ?? {}) as Operation[], // of a path nothing but its operations is told
  );
  for (const { requestBody, responses = {} } of operations) {
    const needed = Object.values(requestBody?.content ?? {}).some(({ schema }) => schema?.required?.length);
    if (requestBody) requestBody.required = needed;
    for (const status of ['429', '503']) {
      const response = responses[status];
      if (response) response.headers = retryAfter;
    }
  }
  return openapiObject;
};
