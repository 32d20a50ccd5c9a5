// Requests for products and features.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Id, Instant, requiredText } from './schema.ts';

export const CustomerRequest = T.Object({
  id: Id,
  body: T.String(),
  status: T.Union([T.Literal('open'), T.Literal('answered'), T.Literal('closed')]),
  created_at: Instant,
});
export type CustomerRequest = T.Static<typeof CustomerRequest>;

export const createRequest = endpoint({
  method: 'POST',
  path: '/customers/request/',
  who: 'person',
  summary: 'Request a product or a feature.',
  body: T.Object({ body: requiredText(limits.longText) }),
  responses: { 201: CustomerRequest },
});
