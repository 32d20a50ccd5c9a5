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
  optionalText,
  PhoneNumber,
  pageQuery,
  requiredName,
  requiredText,
} from './schema.ts';

/** The id of a file, or null for none. Not in `files.ts`, whose calls the first screens don't need. */
const FileOrNull = T.Union([Id, T.Null()]);

/** What helps to find the house. */
export const houseFields = {
  landmark: T.Union([T.String(), T.Null()]),
  photo: FileOrNull,
  /** Directions to the house, spoken. */
  voice_note: FileOrNull,
} as const;

const houseInput = {
  landmark: optionalText(limits.landmark),
  photo: T.Optional(FileOrNull),
  voice_note: T.Optional(FileOrNull),
};

/** False for an address that a shop entered on the telephone without a pin. Its place is then the shop's. */
export const HasPin = T.Boolean();

export const Address = T.Object({
  id: Id,
  name: T.String(),
  /** The three lines joined by newlines. */
  address: T.String(),
  receiver: T.String(),
  number: T.String(),
  latitude: T.Number(),
  longitude: T.Number(),
  has_pin: HasPin,
  city: Named,
  is_primary: T.Boolean(),
  ...houseFields,
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
      ...houseInput,
    }),
  }),
  responses: { 201: Address, 200: Address },
  fails: ['not_found'],
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
    ...houseInput,
  }),
  responses: { 201: Address },
  fails: ['not_found', 'address.too_many'],
});

export const updateAddress = endpoint({
  method: 'PATCH',
  path: '/customers/addresses/{id}/',
  who: 'person',
  summary: 'Change an address. Orders keep the one that they were placed with.',
  params: IdParams,
  body: T.Object({
    latitude: T.Optional(Latitude),
    longitude: T.Optional(Longitude),
    name: T.Optional(requiredName(limits.name)),
    receiver: T.Optional(requiredName(limits.name)),
    number: T.Optional(PhoneNumber),
    ...houseInput,
  }),
  responses: { 200: Address },
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
