// The board on which an operator gives the open requests of each slot to deliverers.
import * as T from 'typebox';
import { HasPin } from '../addresses.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { PayMethod } from '../payment-shapes.ts';
import { Id, Instant, Rupees } from '../schema.ts';

/** An open request. */
export const DispatchRequest = T.Object({
  /** The request's. */
  id: Id,
  /** The order's id. */
  order: Id,
  shop: T.Object({ id: Id, name: T.String(), latitude: T.Number(), longitude: T.Number() }),
  /** The last line of the address. */
  area: T.String(),
  latitude: T.Number(),
  longitude: T.Number(),
  has_pin: HasPin,
  /** The sum of the quantities. */
  pieces: T.Integer(),
  delivery_cost: Rupees,
  pay_by: PayMethod,
  packed_at: T.Union([Instant, T.Null()]),
  /** When the request opened, the last time. */
  since: Instant,
});
export type DispatchRequest = T.Static<typeof DispatchRequest>;

export const DispatchDeliverer = T.Object({
  id: Id,
  name: T.String(),
  is_on_duty: T.Boolean(),
  /** How many orders they carry now. */
  active: T.Integer(),
  /** Cash of shops and of the operator in their hand. */
  held: Rupees,
});
export type DispatchDeliverer = T.Static<typeof DispatchDeliverer>;

/** Where a deliverer goes next, by their trip. Nobody's phone tells where it is. */
export const NextStop = T.Object({
  /** The deliverer's id. */
  deliverer: Id,
  kind: T.Enum(['pick_up', 'drop'], { type: 'string' }),
  /** The shop's name, or the last line of the address. */
  name: T.String(),
  latitude: T.Number(),
  longitude: T.Number(),
});
export type NextStop = T.Static<typeof NextStop>;

export const Dispatch = T.Object({
  /** Soonest first. */
  slots: T.Array(T.Object({ start: Instant, end: Instant, requests: T.Array(DispatchRequest) })),
  /** Those on duty first. */
  deliverers: T.Array(DispatchDeliverer),
  /** None of those who have nothing to carry. */
  next_stops: T.Array(NextStop),
});
export type Dispatch = T.Static<typeof Dispatch>;

export const getDispatch = endpoint({
  method: 'GET',
  path: '/operator/dispatch/',
  who: 'operator',
  summary: 'Get the open requests by slot, the deliverers, and where each goes next. Without `city`: of all.',
  query: T.Object({ city: T.Optional(Id) }),
  responses: { 200: Dispatch },
});

export const assignOrders = endpoint({
  method: 'POST',
  path: '/operator/orders/assign/',
  who: 'operator',
  tells: 'once',
  perMinute: limits.ringsPerMinute,
  summary:
    'Give several accepted orders to a deliverer of their city. Who has one already counts as assigned, and nobody is told. One that is refused keeps no other. The audit has each.',
  body: T.Object({
    orders: T.Array(Id, { minItems: 1, maxItems: limits.ordersAssigned }),
    deliverer: Id,
  }),
  responses: {
    200: T.Object({
      assigned: T.Array(Id),
      refused: T.Array(T.Object({ id: Id, code: T.String() })),
    }),
  },
});
