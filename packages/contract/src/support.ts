// Requests for products and features, and the operators' answers.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Id, Instant, listOf, pageQuery, requiredText } from './schema.ts';

export const CustomerRequest = T.Object({
  id: Id,
  body: T.String(),
  status: T.Union([T.Literal('open'), T.Literal('answered'), T.Literal('closed')]),
  created_at: Instant,
});
export type CustomerRequest = T.Static<typeof CustomerRequest>;

export const AnsweredRequest = T.Object({
  ...CustomerRequest.properties,
  /** The last answer that the person was notified of, in full. Empty until there is one. */
  answer: T.String(),
});
export type AnsweredRequest = T.Static<typeof AnsweredRequest>;

export const createRequest = endpoint({
  method: 'POST',
  path: '/customers/request/',
  who: 'person',
  summary: 'Request a product or a feature.',
  body: T.Object({ body: requiredText(limits.longText) }),
  responses: { 201: CustomerRequest },
});

export const listRequests = endpoint({
  method: 'GET',
  path: '/customers/requests/',
  who: 'person',
  summary: 'List your requests with their answers, newest first.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(AnsweredRequest) },
});
