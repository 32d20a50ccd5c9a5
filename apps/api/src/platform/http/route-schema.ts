// Turns a contract endpoint into schemas for Fastify's validators and serialisers.
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { FastifySchema } from 'fastify';

/** Problem documents have a serialiser of their own. */
export function schemaOf(spec: EndpointSpec): FastifySchema {
  const schema: FastifySchema = { response: answersOf(spec) };
  if (spec.params) schema.params = spec.params;
  if (spec.query) schema.querystring = spec.query;
  if (spec.body) schema.body = spec.body;
  return schema;
}

/** Schemas by status. An endpoint that creates something answers a repeat by Idempotency-Key with 200. */
export function answersOf(spec: EndpointSpec): Record<number, object> {
  const answers = Object.fromEntries(
    Object.entries(spec.responses).map(([status, shape]) => [status, shape ?? { type: 'null' }]),
  );
  const created = spec.responses[201];
  return created ? { 200: created, ...answers } : answers;
}
