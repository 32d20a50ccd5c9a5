// Turns a contract endpoint into schemas for Fastify's validators, serialisers and the OpenAPI document.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { statusOf, titleOf } from '@haat/contract/errors';
import { failuresOf } from '@haat/contract/failures';
import type { FastifySchema } from 'fastify';
import { problemExample, withExamples } from './route-examples.ts';

type Responses = Record<number, object>;
type ProblemMedia = { readonly schema: object; readonly examples: Readonly<Record<string, object>> };

export const problemType = 'application/problem+json';

export function schemaOf(endpoint: EndpointSpec): FastifySchema {
  const spec = withExamples(endpoint);
  const schema: FastifySchema & { operationId: string; summary: string; tags: string[] } = {
    operationId: operationIdOf(spec),
    summary: spec.summary,
    tags: [spec.path.split('/')[1] ?? ''],
    response: { ...successes(spec), ...refusals(spec) },
    ...(spec.who === 'anyone' ? {} : { security: [{ token: [] }] }),
  };
  if (spec.params) schema.params = spec.params;
  if (spec.query) schema.querystring = spec.query;
  if (spec.body) schema.body = spec.body;
  if (spec.multipart) Object.assign(schema, { consumes: ['multipart/form-data'] });
  return schema;
}

/** `POST /shops/orders/{id}/accept/` → `postShopsOrdersIdAccept`: the name in generated clients. */
export const operationIdOf = ({ method, path }: EndpointSpec): string =>
  method.toLowerCase() +
  path.replace(/[^a-z]+(.)?/gi, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');

function successes(spec: EndpointSpec): Responses {
  const responses: Responses = {};
  for (const [status, shape] of Object.entries(spec.responses)) {
    const description = status === '304' ? 'Nothing is new.' : 'Done.';
    responses[Number(status)] = { ...(shape ?? { type: 'null' }), description };
  }
  const created = spec.responses[201];
  if (created && !responses[200])
    responses[200] = { ...created, description: 'A repeat by Idempotency-Key.' };
  return responses;
}

function refusals(spec: EndpointSpec): Responses {
  const responses: Record<number, { description: string; content: Record<string, ProblemMedia> }> = {};
  for (const code of failuresOf(spec)) {
    const status = statusOf(code);
    const line = `\`${code}\`: ${titleOf(code)}.`;
    const before = responses[status];
    const examples = { ...before?.content[problemType]?.examples, ...problemExample(code) };
    responses[status] = {
      description: before ? `${before.description} ${line}` : line,
      // The document names `Problem` here. Its serialiser would be compiled some 700 times and never used.
      content: { [problemType]: { schema: {}, examples } },
    };
  }
  return responses;
}
