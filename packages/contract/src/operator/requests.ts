// Requests for products and features, as the operator answers them.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Id, IdParams, listOf } from '../schema.ts';
import { CustomerRequest } from '../support.ts';
import { changeOf, searchQuery, versioned } from './record.ts';

const { status, body, created_at } = CustomerRequest.properties;

/**
 * `user.number` is masked (`MaskedNumber`), except in the answer to GET of one request. `note` is the operator's
 * answer.
 */
export const RequestRecord = versioned({
  user: T.Object({ id: Id, name: T.String(), number: T.String() }),
  body,
  status,
  note: T.String(),
  created_at,
});
export type RequestRecord = T.Static<typeof RequestRecord>;

export const listRequests = endpoint({
  method: 'GET',
  path: '/operator/requests/',
  who: 'operator',
  summary:
    "List the requests, oldest first. `search` looks at the text, and at the person's name and number.",
  query: T.Object({ status: T.Optional(status), user: T.Optional(Id), ...searchQuery }),
  responses: { 200: listOf(RequestRecord) },
});

export const getRequest = endpoint({
  method: 'GET',
  path: '/operator/requests/{id}/',
  who: 'operator',
  factor: 'fresh',
  summary: "Get a request with the person's whole number. The audit notes this view.",
  params: IdParams,
  responses: { 200: RequestRecord },
});

export const updateRequest = endpoint({
  method: 'PATCH',
  path: '/operator/requests/{id}/',
  who: 'operator',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary: 'Answer or close a request. The person is notified of each new answer.',
  params: IdParams,
  body: changeOf({ status, note: T.String({ maxLength: limits.longText }) }),
  responses: { 200: RequestRecord },
  fails: ['edit.stale'],
});
