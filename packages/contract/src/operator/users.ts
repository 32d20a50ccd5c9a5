// People, as operators find, block and unblock them.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { IdParams, Instant, listOf, Named, requiredName, requiredText } from '../schema.ts';
import { changeOf, MaskedNumber, QueryFlag, searchQuery, versioned } from './record.ts';

const fields = {
  /** Empty until setup, as is `last_name`. */
  first_name: T.String(),
  last_name: T.String(),
  number: MaskedNumber,
  is_blocked: T.Boolean(),
  is_operator: T.Boolean(),
  is_deliverer: T.Boolean(),
  /** Where a deliverer works. */
  city: T.Union([Named, T.Null()]),
  has_shop: T.Boolean(),
  created_at: Instant,
};

export const UserInList = versioned(fields);
export type UserInList = T.Static<typeof UserInList>;

/** `number` is whole in the answer to GET only, because the audit keeps who saw it. */
export const UserRecord = versioned({
  ...fields,
  email: T.String(),
  sessions: T.Array(T.Object({ device: T.String(), created_at: Instant, last_used_at: Instant })),
});
export type UserRecord = T.Static<typeof UserRecord>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/operator/users/',
  who: 'operator',
  summary:
    'List people, newest first. `search` takes names, the last four digits of a number, or all of it, which the audit notes.',
  query: T.Object({
    ...searchQuery,
    is_blocked: T.Optional(QueryFlag),
    is_operator: T.Optional(QueryFlag),
    is_deliverer: T.Optional(QueryFlag),
  }),
  responses: { 200: listOf(UserInList) },
});

export const getUser = endpoint({
  method: 'GET',
  path: '/operator/users/{id}/',
  who: 'operator',
  factor: 'fresh',
  summary: "Get a person with their whole number. The audit gets a row 'user.view_number'.",
  params: IdParams,
  responses: { 200: UserRecord },
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/operator/users/{id}/',
  who: 'operator',
  summary:
    'Name a person, block them, which ends all their sessions, or unblock them. Operators can’t be blocked. The audit keeps the `reason` of a block.',
  params: IdParams,
  body: changeOf({
    is_blocked: T.Boolean(),
    reason: requiredText(limits.reason),
    first_name: requiredName(limits.name),
    last_name: requiredName(limits.name),
  }),
  responses: { 200: UserRecord },
  fails: ['edit.stale', 'operator.cannot_block', 'factor.again'],
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/operator/users/{id}/end_sessions/',
  who: 'operator',
  summary: 'Sign a person out on all devices. They can sign in again.',
  params: IdParams,
  responses: { 200: UserRecord },
});

export const makeOperator = endpoint({
  method: 'POST',
  path: '/operator/users/{id}/operator/',
  who: 'operator',
  factor: 'fresh',
  summary:
    'Make a person an operator. Their sessions end, so they sign in again. Repeating it changes nothing.',
  params: IdParams,
  responses: { 200: UserRecord },
  fails: ['operator.cannot_block'],
});

export const unmakeOperator = endpoint({
  method: 'DELETE',
  path: '/operator/users/{id}/operator/',
  who: 'operator',
  factor: 'fresh',
  summary: 'Take the operator role away, also from oneself. One operator always stays.',
  params: IdParams,
  responses: { 204: null },
  fails: ['operator.last'],
});
