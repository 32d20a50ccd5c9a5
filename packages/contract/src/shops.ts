// Shops as customers find them and as their retailers run them.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  Cover,
  Day,
  Id,
  IdParams,
  Latitude,
  LocallyNamedCover,
  Longitude,
  listOf,
  Named,
  NextSlot,
  optionalName,
  PhoneNumber,
  pageQuery,
  requiredName,
  requiredText,
  TimeOfDay,
} from './schema.ts';

export const ShopType = T.Object(LocallyNamedCover.properties);
export type ShopType = T.Static<typeof ShopType>;

export const ProductType = T.Object(LocallyNamedCover.properties);
export type ProductType = T.Static<typeof ProductType>;

const shopFields = {
  id: Id,
  name: T.String(),
  type: ShopType,
  cover: Cover,
  latitude: T.Number(),
  longitude: T.Number(),
  address: T.String(),
  opening_time: TimeOfDay,
  closing_time: TimeOfDay,
  is_open: T.Boolean(),
  shopkeepr_name: T.String(),
  shopkeepr_phone: T.String(),
  product_types: T.Array(LocallyNamedCover),
  /** Whether it is one of the reader's shops. */
  is_favourite: T.Boolean(),
  /** Whether customers may fetch their orders there. */
  offers_pick_up: T.Boolean(),
};

/** 0 is Sunday. */
const ClosedWeekdays = T.Array(T.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7 });
const ClosedDays = T.Array(Day, { maxItems: limits.closedDays });

export const Shop = T.Object({
  ...shopFields,
  closed_weekdays: ClosedWeekdays,
  closed_days: ClosedDays,
  next_slot: NextSlot,
});
export type Shop = T.Static<typeof Shop>;

/** `distance` is in whole km, rounded from the great circle between the address and the shop. */
export const ShopInList = T.Object({ ...shopFields, distance: T.Integer() });
export type ShopInList = T.Static<typeof ShopInList>;

export const RetailerShop = T.Object({
  id: Id,
  name: T.String(),
  type: ShopType,
  additional_types: T.Array(ShopType),
  city: Named,
  address: T.String(),
  latitude: T.Number(),
  longitude: T.Number(),
  is_verified: T.Boolean(),
  opening_time: TimeOfDay,
  closing_time: TimeOfDay,
  is_open: T.Boolean(),
});
export type RetailerShop = T.Static<typeof RetailerShop>;

/** A virtual payment address: `latha@upi`. */
const UpiId = T.String({ pattern: '^[A-Za-z0-9._-]{2,100}@[A-Za-z]{2,64}$' });

export const ShopSettings = T.Object({
  id: Id,
  name: T.String(),
  address: T.String(),
  latitude: T.Number(),
  longitude: T.Number(),
  cover: Cover,
  is_verified: T.Boolean(),
  opening_time: TimeOfDay,
  closing_time: TimeOfDay,
  is_open: T.Boolean(),
  /** Where its customers pay by UPI. Null: it takes no UPI. */
  upi_id: T.Union([T.String(), T.Null()]),
  /** What the payer's app shows. Null: the shop's name. */
  upi_name: T.Union([T.String(), T.Null()]),
  /** On these days no slot of the shop can be taken. */
  closed_weekdays: ClosedWeekdays,
  closed_days: ClosedDays,
  /** How long an order takes before a slot can begin. */
  preparation_minutes: T.Integer(),
  /** Whether customers may fetch their orders. */
  offers_pick_up: T.Boolean(),
  /** Also called when an order isn't answered. */
  second_number: T.Union([T.String(), T.Null()]),
  /** It gets one SMS, with a code. No more until the shop enters the code. */
  is_second_number_confirmed: T.Boolean(),
  /** Only of a suspended shop. */
  suspension_reason: T.Optional(T.String()),
});
export type ShopSettings = T.Static<typeof ShopSettings>;

export const shopTypes = endpoint({
  method: 'GET',
  path: '/shops/shop-types/',
  who: 'person',
  summary: "List the shop types in the operator's order, then by name.",
  query: T.Object(pageQuery),
  responses: { 200: listOf(ShopType) },
});

/** `nearest`, only when no shop is in reach: the town of the nearest one, and how far that is. Null when there is none. */
export const NearbyShops = T.Object({
  ...listOf(ShopInList).properties,
  nearest: T.Optional(T.Union([T.Object({ name: T.String(), km: T.Integer() }), T.Null()])),
});
export type NearbyShops = T.Static<typeof NearbyShops>;

export const nearbyShops = endpoint({
  method: 'GET',
  path: '/shops/nearby/',
  who: 'person',
  summary: 'List the verified shops in reach of an address, nearest first, including closed ones.',
  query: T.Object({
    address_id: T.Optional(Id),
    shop_type: T.Optional(Id),
    favourite: T.Optional(T.Enum(['1'], { type: 'string' })),
    ...pageQuery,
  }),
  responses: { 200: NearbyShops },
  fails: ['address.required', 'not_found'],
});

export const getShop = endpoint({
  method: 'GET',
  path: '/shops/{id}/',
  who: 'person',
  summary: 'Get a verified shop.',
  params: IdParams,
  responses: { 200: Shop },
});

const favourite = {
  path: '/shops/{id}/favourite/',
  who: 'person',
  params: IdParams,
  responses: { 204: null },
} as const;

export const addFavourite = endpoint({
  ...favourite,
  method: 'PUT',
  summary: 'Make a shop one of your shops. A repeat changes nothing.',
});

export const removeFavourite = endpoint({
  ...favourite,
  method: 'DELETE',
  summary: 'Take a shop out of your shops. A repeat changes nothing.',
});

/** Both payloads (SHOP-25, SHOP-26): `location {lat, lng}` with three lines, or flat with one `address`. */
export const ShopRegistration = T.Object({
  name: requiredName(limits.title),
  type: Id,
  additional_types: T.Optional(T.Array(Id, { maxItems: 100 })),
  city: Id,
  location: T.Optional(T.Object({ lat: Latitude, lng: Longitude })),
  addressLineOne: T.Optional(requiredText(limits.address)),
  addressLineTwo: T.Optional(requiredText(limits.address)),
  addressLineThree: T.Optional(requiredText(limits.address)),
  latitude: T.Optional(Latitude),
  longitude: T.Optional(Longitude),
  address: T.Optional(requiredText(limits.address)),
});
export type ShopRegistration = T.Static<typeof ShopRegistration>;

export const createShop = endpoint({
  method: 'POST',
  path: '/shops/create/',
  who: 'person',
  summary: 'Register your shop. It then waits for verification.',
  body: ShopRegistration,
  responses: { 201: RetailerShop },
  fails: ['shop.exists'],
});

export const shopSettings = endpoint({
  method: 'GET',
  path: '/shops/update/',
  who: 'retailer',
  summary:
    'Get hours and open switch of your shop, also while it is unverified, and the reason while it is suspended.',
  responses: { 200: ShopSettings },
});

export const updateShop = endpoint({
  method: 'PATCH',
  path: '/shops/update/',
  who: 'verifiedRetailer',
  summary:
    'Change name, place, picture, hours, open switch, closed days, preparation time and payment of your shop. Operators are told of another name or place.',
  tells: 'limited',
  body: T.Object({
    name: T.Optional(requiredName(limits.title)),
    /** Three lines. */
    address: T.Optional(requiredText(limits.address)),
    latitude: T.Optional(Latitude),
    longitude: T.Optional(Longitude),
    /** One of your pictures. Null: that of its type. */
    cover: T.Optional(T.Union([Id, T.Null()])),
    opening_time: T.Optional(TimeOfDay),
    closing_time: T.Optional(TimeOfDay),
    is_open: T.Optional(T.Boolean()),
    upi_id: T.Optional(T.Union([UpiId, T.Null()])),
    upi_name: optionalName(limits.name),
    closed_weekdays: T.Optional(ClosedWeekdays),
    closed_days: T.Optional(ClosedDays),
    preparation_minutes: T.Optional(T.Integer({ minimum: 0, maximum: limits.preparationMinutes })),
    offers_pick_up: T.Optional(T.Boolean()),
    second_number: T.Optional(T.Union([PhoneNumber, T.Null()])),
  }),
  responses: { 200: ShopSettings },
  fails: ['shop.too_far'],
});

export const sendSecondNumberCode = endpoint({
  method: 'POST',
  path: '/shops/update/second_number/code/',
  who: 'verifiedRetailer',
  summary: 'Send a new code to the second number of your shop. Sends nothing to a confirmed one.',
  responses: { 200: ShopSettings },
  fails: ['not_found'],
});

export const confirmSecondNumber = endpoint({
  method: 'POST',
  path: '/shops/update/second_number/',
  who: 'verifiedRetailer',
  summary:
    'Confirm the second number of your shop with the code of its SMS. A changed number needs a new one.',
  body: T.Object({ code: T.String({ pattern: `^[0-9]{${limits.toldCodeDigits}}$` }) }),
  responses: { 200: ShopSettings },
  fails: ['not_found', 'code.wrong', 'code.over'],
});
