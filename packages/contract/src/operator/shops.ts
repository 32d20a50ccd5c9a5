import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { FirstQuantity, NotCounted, QuantitiesSet } from '../first-quantities.ts';
import { limits } from '../limits.ts';
import {
  CommissionPercent,
  Cover,
  Id,
  IdParams,
  Instant,
  Latitude,
  LocallyNamedCover,
  Longitude,
  listOf,
  Named,
  requiredName,
  requiredText,
  TimeOfDay,
} from '../schema.ts';
import { CoverInput } from './cover.ts';
import { changeOf, MaskedNumber, searchQuery, versioned } from './record.ts';

/** 'closed': the retailer deleted their account. The shop never opens again. */
export const shopStates = ['unverified', 'verified', 'suspended', 'closed'] as const;
export type ShopState = (typeof shopStates)[number];

export const shopActions = ['verify', 'suspend', 'restore'] as const;
export type ShopAction = (typeof shopActions)[number];

export const ShopStateField = T.Enum(shopStates, { type: 'string' });

const listFields = {
  name: T.String(),
  state: ShopStateField,
  is_verified: T.Boolean(),
  /** What an operator may do with it now. */
  allowed_actions: T.Array(T.Enum(shopActions, { type: 'string' })),
  city: Named,
  address: T.String(),
  latitude: T.Number(),
  longitude: T.Number(),
  is_open: T.Boolean(),
  created_at: Instant,
};

export const ShopInRecords = versioned({
  ...listFields,
  type: Named,
  retailer: T.Object({ id: Id, name: T.String(), number: MaskedNumber }),
});
export type ShopInRecords = T.Static<typeof ShopInRecords>;

export const ShopRecord = versioned({
  ...listFields,
  type: LocallyNamedCover,
  additional_types: T.Array(LocallyNamedCover),
  /** Its own picture, or its main type's. */
  cover: Cover,
  has_own_cover: T.Boolean(),
  suspension_reason: T.Union([T.String(), T.Null()]),
  /** Null: its city's. */
  commission_percent: T.Union([T.Number(), T.Null()]),
  opening_time: TimeOfDay,
  closing_time: TimeOfDay,
  product_types: T.Array(LocallyNamedCover),
  /** `number` is whole only in the answer to GET. It is empty when the account is deleted. */
  retailer: T.Object({ id: Id, name: T.String(), number: T.String() }),
});
export type ShopRecord = T.Static<typeof ShopRecord>;

export const listShops = endpoint({
  method: 'GET',
  path: '/operator/shops/',
  who: 'operator',
  summary: 'List all shops, newest first. `search` looks at the name. A whole phone number finds its shop.',
  query: T.Object({
    state: T.Optional(ShopStateField),
    city: T.Optional(Id),
    /** Main or additional. */
    type: T.Optional(Id),
    ...searchQuery,
  }),
  responses: { 200: listOf(ShopInRecords) },
});

export const getShop = endpoint({
  method: 'GET',
  path: '/operator/shops/{id}/',
  who: 'operator',
  factor: 'fresh',
  summary: "Get a shop with its retailer's whole number. The audit notes this.",
  params: IdParams,
  responses: { 200: ShopRecord },
});

export const updateShop = endpoint({
  method: 'PATCH',
  path: '/operator/shops/{id}/',
  who: 'operator',
  summary:
    'Correct the name, the place, the types, the picture or the commission of a shop. `cover` null: it shows that of its type.',
  params: IdParams,
  body: changeOf({
    name: requiredName(limits.title),
    latitude: Latitude,
    longitude: Longitude,
    type: Id,
    additional_types: T.Array(Id, { maxItems: limits.shopTypesOfOne }),
    cover: CoverInput,
    /** Of orders that are completed from now on. Null: its city's. */
    commission_percent: T.Union([CommissionPercent, T.Null()]),
  }),
  responses: { 200: ShopRecord },
  fails: ['edit.stale'],
});

export const verifyShop = endpoint({
  method: 'POST',
  path: '/operator/shops/{id}/verify/',
  who: 'operator',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary: 'Verify a shop that waits or is suspended. The retailer is notified.',
  params: IdParams,
  responses: { 200: ShopRecord },
});

export const suspendShop = endpoint({
  method: 'POST',
  path: '/operator/shops/{id}/suspend/',
  who: 'operator',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary: 'Suspend a shop. The retailer is notified of the reason.',
  params: IdParams,
  body: T.Object({ reason: requiredText(limits.reason) }),
  responses: { 200: ShopRecord },
});

export const restoreShop = endpoint({
  method: 'POST',
  path: '/operator/shops/{id}/restore/',
  who: 'operator',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary: 'Restore a suspended shop. The retailer is notified.',
  params: IdParams,
  responses: { 200: ShopRecord },
});

export const countNotCounted = endpoint({
  method: 'GET',
  path: '/operator/shops/{id}/quantities/',
  who: 'operator',
  summary: 'Count the products of a shop that are from the catalogue and whose quantity was never set.',
  params: IdParams,
  responses: { 200: NotCounted },
});

export const setFirstQuantities = endpoint({
  method: 'POST',
  path: '/operator/shops/{id}/quantities/',
  who: 'operator',
  tells: 'waiting',
  summary: 'Set the quantity of all of them for the retailer. Quantities that were ever set stay, also 0.',
  params: IdParams,
  body: FirstQuantity,
  responses: { 200: QuantitiesSet },
});
