// People, as operators find, block and unblock them.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { IdParams, Instant, listOf, Named } from '../schema.ts';
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
  summary: 'List people, newest first. `search` looks at names and at three or more digits of numbers.',
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
  summary: "Get a person with their whole number. The audit gets a row 'user.view_number'.",
  params: IdParams,
  responses: { 200: UserRecord },
});

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/operator/users/{id}/',
  who: 'operator',
  summary: 'Block a person, which ends all their sessions, or unblock them.',
  params: IdParams,
  body: changeOf({ is_blocked: T.Boolean() }),
  responses: { 200: UserRecord },
  fails: ['edit.stale'],
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/operator/users/{id}/end_sessions/',
  who: 'operator',
  summary: 'Sign a person out on all devices. They can sign in again.',
  params: IdParams,
  responses: { 200: UserRecord },
});
