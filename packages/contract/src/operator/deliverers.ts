// The deliverers of each city. Their ids are those of users.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Id, IdParams, listOf, Named, PhoneNumber } from '../schema.ts';
import { changeOf, MaskedNumber, searchQuery, versioned } from './record.ts';

/** `number` is whole in the answer to GET of one deliverer only, because the audit keeps who saw it. */
export const DelivererRecord = versioned({
  first_name: T.String(),
  last_name: T.String(),
  number: MaskedNumber,
  city: Named,
  is_blocked: T.Boolean(),
  /** Accepted and not yet completed or cancelled. */
  active_deliveries: T.Integer(),
});
export type DelivererRecord = T.Static<typeof DelivererRecord>;

export const listDeliverers = endpoint({
  method: 'GET',
  path: '/operator/deliverers/',
  who: 'operator',
  summary: 'List deliverers, newest person first. `search` is that of people.',
  query: T.Object({ ...searchQuery, city: T.Optional(Id) }),
  responses: { 200: listOf(DelivererRecord) },
});

export const getDeliverer = endpoint({
  method: 'GET',
  path: '/operator/deliverers/{id}/',
  who: 'operator',
  factor: 'fresh',
  summary: "Get a deliverer with their whole number. The audit gets a row 'user.view_number'.",
  params: IdParams,
  responses: { 200: DelivererRecord },
});

export const hireDeliverer = endpoint({
  method: 'POST',
  path: '/operator/deliverers/',
  who: 'operator',
  factor: 'fresh',
  summary:
    'Take on a deliverer for a city. The person needs no account yet. A deliverer of another city moves.',
  body: T.Object({ number: PhoneNumber, city: Id }),
  responses: { 201: DelivererRecord },
});

export const updateDeliverer = endpoint({
  method: 'PATCH',
  path: '/operator/deliverers/{id}/',
  who: 'operator',
  factor: 'fresh',
  summary: 'Move a deliverer to another city.',
  params: IdParams,
  body: changeOf({ city: Id }),
  responses: { 200: DelivererRecord },
  fails: ['edit.stale'],
});

export const dismissDeliverer = endpoint({
  method: 'DELETE',
  path: '/operator/deliverers/{id}/',
  who: 'operator',
  tells: 'limited',
  factor: 'fresh',
  perMinute: limits.ringsPerMinute,
  summary: 'Dismiss a deliverer. Deliveries that are not picked up become open requests again.',
  params: IdParams,
  responses: { 204: null },
  fails: ['operator.own'],
});
