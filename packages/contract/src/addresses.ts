import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  Id,
  IdParams,
  Latitude,
  Longitude,
  listOf,
  Named,
  optionalName,
  PhoneNumber,
  pageQuery,
  requiredName,
  requiredText,
} from './schema.ts';

export const Address = T.Object({
  id: Id,
  name: T.String(),
  /** The three lines joined by newlines. */
  address: T.String(),
  receiver: T.String(),
  number: T.String(),
  latitude: T.Number(),
  longitude: T.Number(),
  city: Named,
  is_primary: T.Boolean(),
});
export type Address = T.Static<typeof Address>;

export const createCustomer = endpoint({
  method: 'POST',
  path: '/customers/create/',
  who: 'person',
  summary: 'Set the primary address. A second call updates it (200).',
  body: T.Object({
    primary_address: T.Object({
      latitude: Latitude,
      longitude: Longitude,
      address: requiredText(limits.address),
      name: optionalName(limits.name),
      city: Id,
    }),
  }),
  responses: { 201: Address, 200: Address },
});

export const listAddresses = endpoint({
  method: 'GET',
  path: '/customers/addresses/',
  who: 'person',
  summary: 'List your addresses, the primary one first.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(Address) },
});

export const addAddress = endpoint({
  method: 'POST',
  path: '/customers/addresses/',
  who: 'person',
  summary: 'Add an address.',
  body: T.Object({
    latitude: Latitude,
    longitude: Longitude,
    address: requiredText(limits.address),
    name: requiredName(limits.name),
    receiver: requiredName(limits.name),
    number: PhoneNumber,
    city: Id,
  }),
  responses: { 201: Address },
  fails: ['address.too_many'],
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/customers/addresses/{id}/',
  who: 'person',
  summary: 'Delete an address. The last one can’t be deleted.',
  params: IdParams,
  responses: { 204: null },
  fails: ['address.last'],
});
