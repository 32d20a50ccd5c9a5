// Turns a contract endpoint into Fastify's schema for the OpenAPI document.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { statusOf, titleOf } from '@haat/contract/errors';
import { failuresOf } from '@haat/contract/failures';
import type { FastifySchema } from 'fastify';
import { answersOf, schemaOf } from '../route-schema.ts';
import { problemExample, withExamples } from './route-examples.ts';

type Responses = Record<number, object>;
type ProblemMedia = { readonly schema: object; readonly examples: Readonly<Record<string, object>> };

export const problemType = 'application/problem+json';

export function documentedSchemaOf(endpoint: EndpointSpec): FastifySchema {
  const spec = withExamples(endpoint);
  return {
    ...schemaOf(spec),
    response: { ...successes(spec), ...refusals(spec) },
    operationId: operationIdOf(spec),
    summary: spec.summary,
    tags: [spec.path.split('/')[1] ?? ''],
    ...(spec.who === 'anyone' ? {} : { security: [{ token: [] }] }),
    ...(spec.multipart ? { consumes: ['multipart/form-data'] } : {}),
  };
}

/** `POST /shops/orders/{id}/accept/` → `postShopsOrdersIdAccept`: the name in generated clients. */
export const operationIdOf = ({ method, path }: EndpointSpec): string =>
  method.toLowerCase() +
  path.replace(/[^a-z]+(.)?/gi, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');

function successes(spec: EndpointSpec): Responses {
  const responses: Responses = {};
  for (const [status, shape] of Object.entries(answersOf(spec))) {
    const description = descriptionOf(spec, Number(status));
    const type = spec.csv ? 'text/csv' : spec.file && '*/*';
    responses[Number(status)] = type
      ? { description, content: { [type]: mediaOf(shape) } }
      : { ...shape, description };
  }
  return responses;
}

/** Fastify's plugin moves examples out of JSON schemas only. */
function mediaOf({ examples: [example] = [], ...schema }: { readonly examples?: readonly unknown[] }) {
  return { schema, example };
}

function descriptionOf(spec: EndpointSpec, status: number): string {
  if (status === 304) return 'Nothing is new.';
  return status in spec.responses ? 'Done.' : 'A repeat by Idempotency-Key.';
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
      // The document names `Problem` here.
      content: { [problemType]: { schema: {}, examples } },
    };
  }
  return responses;
}
