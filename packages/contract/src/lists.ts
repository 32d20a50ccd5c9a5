// A list of what somebody wants, spoken, photographed or typed. The shop offers goods for it, and the customer agrees.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { StoredFile } from './files.ts';
import { limits } from './limits.ts';
import { rejectReasons } from './order-endings.ts';
import { Fulfilment } from './order-shapes.ts';
import { Order, saleFails } from './orders.ts';
import { soldByFields } from './pack-shapes.ts';
import { PayMethod } from './payment-shapes.ts';
import {
  Amount,
  Id,
  IdParams,
  Instant,
  LocalName,
  listOf,
  Named,
  optionalText,
  pageQuery,
  Rupees,
  Slot,
} from './schema.ts';

const orNull = <Field extends T.TSchema>(field: Field) => T.Union([field, T.Null()]);

export const listStates = ['waiting', 'offered', 'ordered', 'refused', 'cancelled', 'expired'] as const;
export type ListState = (typeof listStates)[number];

const Offer = T.Object({
  items: T.Array(
    T.Object({
      product: Id,
      name: T.String(),
      local_name: LocalName,
      quantity: T.Integer(),
      /** Of one. The order has it too. */
      price: Rupees,
      ...soldByFields,
    }),
  ),
  /** With the delivery cost. */
  amount: Rupees,
  note: T.String(),
  expires_at: Instant,
});

const fields = {
  id: Id,
  state: T.Enum([...listStates], { type: 'string' }),
  shop: Named,
  slot: Slot,
  text: T.String(),
  /** None from 30 days after the end. */
  files: T.Array(StoredFile),
  pay_by: PayMethod,
  fulfilment: Fulfilment,
  created_at: Instant,
  /** Until when the side whose turn it is can answer. */
  expires_at: Instant,
  /** The last one. Null before the first. */
  offer: orNull(Offer),
  /** Why the shop refused it. */
  refused: orNull(
    T.Object({ reason: T.Enum([...rejectReasons], { type: 'string' }), note: orNull(T.String()) }),
  ),
  /** The id of the order that was made of it. */
  order: orNull(Id),
};

export const ShoppingList = T.Object(fields);
export type ShoppingList = T.Static<typeof ShoppingList>;

/** As its shop sees it. */
export const ShopList = T.Object({
  ...fields,
  /** The number is null once it has ended. */
  customer: T.Object({ first_name: T.String(), last_name: T.String(), number: orNull(T.String()) }),
  address: T.Object({ address: T.String(), landmark: orNull(T.String()) }),
});
export type ShopList = T.Static<typeof ShopList>;

const Items = T.Array(
  T.Object({ product: Id, quantity: T.Integer({ minimum: 1, maximum: limits.cartLine }) }),
  {
    minItems: 1,
    maxItems: limits.cartLines,
  },
);

export const sendList = endpoint({
  method: 'POST',
  path: '/customers/lists/',
  who: 'named',
  tells: 'once',
  summary:
    'Send a shop what you want: a text, or pictures and sounds of your own. Without `address`, it comes to the primary one. Nothing is ordered yet.',
  body: T.Object({
    shop: Id,
    address: T.Optional(orNull(Id)),
    slot: Id,
    text: optionalText(limits.longText),
    files: T.Optional(orNull(T.Array(Id, { maxItems: limits.listFiles }))),
    pay_by: T.Optional(PayMethod),
    fulfilment: T.Optional(Fulfilment),
  }),
  responses: { 201: ShoppingList },
  fails: [
    'address.required',
    'not_found',
    'list.too_many',
    'shop.closed',
    'address.out_of_reach',
    'slot.unavailable',
    'pick_up.none',
    'upi.none',
    'credit.none',
    'credit.limit',
  ],
});

export const customerLists = endpoint({
  method: 'GET',
  path: '/customers/lists/',
  who: 'person',
  summary: 'Get the lists that you have sent, newest first.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(ShoppingList) },
});

export const customerList = endpoint({
  method: 'GET',
  path: '/customers/lists/{id}/',
  who: 'person',
  summary: 'Get one of your lists.',
  params: IdParams,
  responses: { 200: ShoppingList },
});

export const agreeToList = endpoint({
  method: 'POST',
  path: '/customers/lists/{id}/agree/',
  who: 'person',
  tells: 'once',
  summary:
    'Agree to the offer. This makes an accepted order at the offered prices, and takes stock and a place in the slot. A repeat answers the same order. `expected_amount` is the amount as the customer saw it.',
  params: IdParams,
  body: T.Object({ expected_amount: T.Optional(Amount) }),
  responses: { 201: Order, 200: Order },
  fails: ['answer.late', ...saleFails],
});

export const cancelList = endpoint({
  method: 'POST',
  path: '/customers/lists/{id}/cancel/',
  who: 'person',
  tells: 'once',
  summary: 'Cancel a list that is not ordered yet.',
  params: IdParams,
  responses: { 200: ShoppingList },
  fails: ['answer.late'],
});

export const shopLists = endpoint({
  method: 'GET',
  path: '/shops/lists/',
  who: 'verifiedRetailer',
  summary: 'List the lists that were sent to your shop: those that wait for it first, then the newest.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(ShopList) },
});

export const shopList = endpoint({
  method: 'GET',
  path: '/shops/lists/{id}/',
  who: 'verifiedRetailer',
  summary: 'Get one of the lists that were sent to your shop.',
  params: IdParams,
  responses: { 200: ShopList },
});

export const offerForList = endpoint({
  method: 'POST',
  path: '/shops/lists/{id}/offer/',
  who: 'verifiedRetailer',
  tells: 'limited',
  summary:
    'Offer goods for a list, at their prices of now. Another offer replaces it. Nothing is taken from stock yet.',
  params: IdParams,
  body: T.Object({ items: Items, note: optionalText(limits.reason) }),
  responses: { 200: ShopList },
  fails: ['answer.late', ...saleFails],
});

export const refuseList = endpoint({
  method: 'POST',
  path: '/shops/lists/{id}/refuse/',
  who: 'verifiedRetailer',
  tells: 'once',
  summary: 'Refuse a list, also after an offer. The customer reads why.',
  params: IdParams,
  body: T.Object({
    reason: T.Enum([...rejectReasons], { type: 'string' }),
    note: optionalText(limits.reason),
  }),
  responses: { 200: ShopList },
  fails: ['answer.late'],
});
