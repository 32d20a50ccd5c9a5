// Documentation beyond the routes' schemas: picture forms, headers, optional bodies.
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { ErrorCode } from '@haat/contract/errors';
import { problemData } from '@haat/contract/examples';
import { limits } from '@haat/contract/limits';
import type { FastifySchema } from 'fastify';
import { problemType } from './docs-schema.ts';
import { describe, findSpec, namedSchemas, type Reference, refTo } from './docs-shapes.ts';

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

const fileForm = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: `A picture (JPEG, PNG, WebP or AVIF, at most 1 MB) or a sound (WebM or Ogg with Opus, MP4 with AAC, at most ${limits.soundBytes} bytes).`,
    },
  },
  examples: [{ file: 'directions.webm' }],
};

const csvForm = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: `CSV in UTF-8, at most ${limits.importBytes} bytes and ${limits.importRows} rows.`,
    },
    dry_run: { type: 'string', enum: ['true', 'false'] },
    details: {
      type: 'string',
      enum: ['true', 'false'],
      description: 'Each row of the answer also has its name and what changes.',
    },
  },
  examples: [{ file: 'catalogue.csv', dry_run: 'true' }],
};

const idempotencyKey = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'A repeat under the same key within 24 hours gets the same answer, and nothing is done twice.',
};

const doneSecondsAgo = {
  type: 'string',
  pattern: '^\\d{1,9}$',
  description:
    'How long ago the person did it, on a phone without a connection. Counts as at most a day. The history keeps both times.',
};

const ifNoneMatch = { type: 'string', description: 'The `ETag` of the answer that is there already.' };

/** The platform checks forms and headers without schemas. This documents them. */
export const documentOperation: Transform = ({ schema, url, route }) => ({
  schema: { ...schema, ...formOf(schema), ...headersOf(schema, route.method) },
  url,
});

function formOf(schema: FastifySchema) {
  if (!('consumes' in schema)) return {};
  const form = 'operationId' in schema && findSpec(String(schema.operationId))?.multipart;
  if (form === 'csv') return { body: csvForm };
  return { body: form === 'file' ? fileForm : pictureForm };
}

function headersOf(schema: FastifySchema, method: string | string[]) {
  const mayComeLate = 'operationId' in schema && findSpec(String(schema.operationId))?.mayComeLate;
  const isKeyed = (method === 'POST' || mayComeLate) && 'security' in schema;
  const isTagged = 304 in Object(schema.response);
  if (!isKeyed && !isTagged) return {};
  const properties = {
    ...(isKeyed ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(mayComeLate ? { 'Done-Seconds-Ago': doneSecondsAgo } : {}),
    ...(isTagged ? { 'If-None-Match': ifNoneMatch } : {}),
  };
  return { headers: { type: 'object', properties } };
}

interface Media {
  schema?: unknown;
  examples?: Record<string, unknown>;
}

interface Response {
  headers?: object;
  readonly content?: Record<string, Media>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { required?: boolean; content: Record<string, Media> };
  readonly responses: Record<string, Response | Reference>;
}

const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'So many seconds.' } };

/** Fields that Fastify's plugin can't express. */
export const documentApi: TransformObject = (found) => {
  if (!('openapiObject' in found)) return found.swaggerObject;
  const { openapiObject } = found;
  const operations = Object.values(openapiObject.paths ?? {}).flatMap(
    (path) => Object.values(path ?? {}) as Operation[], // a path has only operations here
  );
  const shared: Shared = { examples: {}, responses: {} };
  for (const operation of operations) {
    const spec = findSpec(operation.operationId);
    if (spec) nameShapes(operation, spec);
    for (const [status, response] of Object.entries(operation.responses)) {
      operation.responses[status] = shareRefusal(status, response, shared);
    }
  }
  // The document's types cover less of JSON Schema than the document may use.
  Object.assign(openapiObject.components ?? {}, { schemas: namedSchemas(), ...shared });
  return openapiObject;
};

function nameShapes({ requestBody, responses }: Operation, spec: EndpointSpec): void {
  if (requestBody) requestBody.required = Boolean(spec.multipart || spec.body?.required?.length);
  const sent = requestBody?.content['application/json'];
  if (sent) sent.schema = describe(spec.body);
  for (const [status, response] of Object.entries(responses)) {
    const answered = 'content' in response && response.content?.['application/json'];
    // A repeat with the same Idempotency-Key gets the first answer.
    if (answered) answered.schema = describe(spec.responses[Number(status)] ?? spec.responses[201]);
  }
}

interface Shared {
  readonly examples: Record<string, unknown>;
  readonly responses: Record<string, unknown>;
}

/** Nearly every call has these, with few combinations of codes. */
const usual = ['401', '403', '413', '415', '429', '500', '503'];

/** A call documents the refusals that carry its own data. */
const isOwn = (status: string, code: string): boolean => status === '409' && code in problemData;

/** Their answers say how long to wait. */
const mustWait: ReadonlySet<string> = new Set([
  'order.too_many',
  'rate.limited',
  'unavailable',
] satisfies ErrorCode[]);

/** Repeating each refusal at each call would make the document three times as long. */
function shareRefusal(status: string, response: Response | Reference, shared: Shared): Response | Reference {
  if ('$ref' in response) return response;
  const media = response.content?.[problemType];
  if (!media) return response;
  const examples = Object.entries(media.examples ?? {});
  Object.assign(shared.examples, media.examples);
  media.schema = refTo('schemas', 'Problem');
  media.examples = Object.fromEntries(
    examples.map(([code, example]) => [code, isOwn(status, code) ? example : refTo('examples', code)]),
  );
  if (examples.some(([code]) => mustWait.has(code))) response.headers = retryAfter;
  if (!usual.includes(status)) return response;
  const name = examples.map(([code]) => code).join('-');
  shared.responses[name] = response;
  return refTo('responses', name);
}
