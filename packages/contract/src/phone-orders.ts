// Orders that a shop enters for somebody on the telephone, who then tells the shop the code of an SMS.
import * as T from 'typebox';
import { HasPin } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Fulfilment } from './order-shapes.ts';
import { Order, saleFails } from './orders.ts';
import { soldByFields } from './pack-shapes.ts';
import { PayMethod } from './payment-shapes.ts';
import {
  Id,
  IdParams,
  Instant,
  Latitude,
  LocalName,
  Longitude,
  listOf,
  optionalText,
  PhoneNumber,
  pageQuery,
  Rupees,
  requiredName,
  requiredText,
  Slot,
} from './schema.ts';

const started = {
  id: Id,
  state: T.Literal('waiting'),
  /** With the delivery cost. The order will have it too. */
  amount: Rupees,
  expires_at: Instant,
};

export const StartedPhoneOrder = T.Object(started);
export type StartedPhoneOrder = T.Static<typeof StartedPhoneOrder>;

export const PhoneOrder = T.Object({
  ...started,
  number: PhoneNumber,
  name: T.String(),
  slot: Slot,
  pay_by: PayMethod,
  fulfilment: Fulfilment,
  items: T.Array(
    T.Object({
      product: Id,
      name: T.String(),
      local_name: LocalName,
      quantity: T.Integer(),
      price: Rupees,
      ...soldByFields,
    }),
  ),
});
export type PhoneOrder = T.Static<typeof PhoneOrder>;

/** As in their last order at the shop. */
export const PhoneCustomer = T.Object({
  name: T.String(),
  address: T.Object({
    address: T.String(),
    landmark: T.Union([T.String(), T.Null()]),
    latitude: T.Number(),
    longitude: T.Number(),
    has_pin: HasPin,
  }),
});
export type PhoneCustomer = T.Static<typeof PhoneCustomer>;

export const startPhoneOrder = endpoint({
  method: 'POST',
  path: '/shops/phone-orders/',
  who: 'verifiedRetailer',
  summary:
    'Enter an order for somebody on the telephone. They get an SMS with the amount and a code, which the shop needs to confirm the order. Nothing is taken from stock yet.',
  body: T.Object({
    number: PhoneNumber,
    name: requiredName(limits.name),
    /** Only an order to fetch needs none. */
    address: T.Optional(
      T.Object({
        address: requiredText(limits.address),
        landmark: optionalText(limits.landmark),
        latitude: Latitude,
        longitude: Longitude,
        /** False: nobody knows the place. Send the shop's, from which the delivery cost is computed. Left out: true. */
        has_pin: T.Optional(HasPin),
      }),
    ),
    items: T.Array(T.Object({ product: Id, quantity: T.Integer({ minimum: 1, maximum: limits.cartLine }) }), {
      minItems: 1,
      maxItems: limits.cartLines,
    }),
    slot: Id,
    additional_details: optionalText(limits.longText),
    pay_by: T.Optional(PayMethod),
    fulfilment: T.Optional(Fulfilment),
  }),
  responses: { 201: StartedPhoneOrder },
  fails: [...saleFails],
});

export const findPhoneCustomer = endpoint({
  method: 'GET',
  path: '/shops/phone-orders/customer/',
  who: 'verifiedRetailer',
  summary:
    'Get the name and address of the last order that somebody with this number placed at your shop. 404 if there is none.',
  query: T.Object({ number: PhoneNumber }),
  responses: { 200: PhoneCustomer },
  fails: ['not_found'],
});

export const listPhoneOrders = endpoint({
  method: 'GET',
  path: '/shops/phone-orders/',
  who: 'verifiedRetailer',
  summary: 'List the telephone orders that wait for their code, newest first.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(PhoneOrder) },
});

export const confirmPhoneOrder = endpoint({
  method: 'POST',
  path: '/shops/phone-orders/{id}/confirm/',
  who: 'verifiedRetailer',
  tells: 'once',
  summary:
    'Confirm a telephone order with the code of the SMS. Takes stock and a place in the slot, and accepts the order. The same code again answers the same order.',
  params: IdParams,
  body: T.Object({ code: T.String({ pattern: `^[0-9]{${limits.toldCodeDigits}}$` }) }),
  responses: { 201: Order, 200: Order },
  fails: ['code.wrong', 'code.over', 'address.too_many', ...saleFails],
});
