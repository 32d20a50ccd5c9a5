// Orders that come again on chosen weekdays without anybody placing them.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Fulfilment } from './order-shapes.ts';
import { soldByFields } from './pack-shapes.ts';
import { GoodsToPack } from './packing.ts';
import { PayMethod } from './payment-shapes.ts';
import { Day, Id, IdParams, LocalName, listOf, Named, pageQuery, Rupees, TimeOfDay } from './schema.ts';

const orNull = <Field extends T.TSchema>(field: Field) => T.Union([field, T.Null()]);

export const standingStates = ['active', 'paused', 'ended'] as const;
export type StandingState = (typeof standingStates)[number];

const Items = T.Array(
  T.Object({ product: Id, quantity: T.Integer({ minimum: 1, maximum: limits.cartLine }) }),
  {
    minItems: 1,
    maxItems: limits.cartLines,
  },
);

/** 0 is Sunday. */
const Weekdays = T.Array(T.Integer({ minimum: 0, maximum: 6 }), { minItems: 1, maxItems: 7 });

const Skips = T.Array(Day, { maxItems: limits.standingSkips });

export const StandingOrder = T.Object({
  id: Id,
  state: T.Enum([...standingStates], { type: 'string' }),
  shop: Named,
  /** Null: it was deleted. */
  address: orNull(Id),
  items: T.Array(
    T.Object({
      product: Id,
      name: T.String(),
      local_name: LocalName,
      quantity: T.Integer(),
      /** Of one, today. */
      price: Rupees,
      ...soldByFields,
    }),
  ),
  weekdays: T.Array(T.Integer()),
  /** When its slot begins. */
  time: TimeOfDay,
  pay_by: PayMethod,
  fulfilment: Fulfilment,
  /** The last day. Null: no end. */
  until: orNull(Day),
  /** The day on which it comes again. */
  paused_until: orNull(Day),
  /** Days on which it doesn't come. */
  skips: T.Array(Day),
  /** The first day for which nothing was placed or refused yet, with what it costs at today's prices. */
  next: orNull(T.Object({ day: Day, amount: Rupees })),
  last_refusal: orNull(T.Object({ day: Day, code: T.String() })),
});
export type StandingOrder = T.Static<typeof StandingOrder>;

export const createStanding = endpoint({
  method: 'POST',
  path: '/customers/standing/',
  who: 'named',
  mayComeLate: true,
  summary:
    'Have goods of a shop come on chosen weekdays. The order of a day is placed at 18:00 of the day before, in the time of the city. `time` is the start of one of its weekly slots on each of these weekdays. Without `address`, it comes to the primary one.',
  body: T.Object({
    shop: Id,
    address: T.Optional(orNull(Id)),
    items: Items,
    weekdays: Weekdays,
    time: TimeOfDay,
    pay_by: PayMethod,
    fulfilment: T.Optional(Fulfilment),
    until: T.Optional(orNull(Day)),
  }),
  responses: { 201: StandingOrder },
  fails: ['address.required', 'not_found', 'standing.too_many'],
});

export const listStanding = endpoint({
  method: 'GET',
  path: '/customers/standing/',
  who: 'person',
  summary: 'List your standing orders, newest first.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(StandingOrder) },
});

export const getStanding = endpoint({
  method: 'GET',
  path: '/customers/standing/{id}/',
  who: 'person',
  summary: 'Get one of your standing orders.',
  params: IdParams,
  responses: { 200: StandingOrder },
});

export const changeStanding = endpoint({
  method: 'PATCH',
  path: '/customers/standing/{id}/',
  who: 'person',
  mayComeLate: true,
  summary:
    'Change a standing order. What was placed for a day stays. `paused_until` is the day on which it comes again, `skips` are all days on which it does not come.',
  params: IdParams,
  body: T.Object({
    items: T.Optional(Items),
    weekdays: T.Optional(Weekdays),
    time: T.Optional(TimeOfDay),
    pay_by: T.Optional(PayMethod),
    until: T.Optional(orNull(Day)),
    paused_until: T.Optional(orNull(Day)),
    skips: T.Optional(Skips),
  }),
  responses: { 200: StandingOrder },
  fails: ['standing.too_many'],
});

export const endStanding = endpoint({
  method: 'DELETE',
  path: '/customers/standing/{id}/',
  who: 'person',
  mayComeLate: true,
  summary: 'End a standing order. Orders that it has placed stay.',
  params: IdParams,
  responses: { 204: null },
});

export const acceptStanding = endpoint({
  method: 'POST',
  path: '/shops/orders/accept_standing/',
  who: 'verifiedRetailer',
  tells: 'once',
  summary: 'Accept all orders of standing orders that wait for your shop.',
  mayComeLate: true,
  responses: {
    200: T.Object({
      accepted: T.Array(Id),
      refused: T.Array(T.Object({ id: Id, code: T.String() })),
    }),
  },
});

export const StandingNeeds = T.Object({
  day: Day,
  /** How many orders come on this day. */
  orders: T.Integer(),
  /** How many placed orders of any day wait for the shop. */
  waiting: T.Integer(),
  goods: T.Array(GoodsToPack),
});
export type StandingNeeds = T.Static<typeof StandingNeeds>;

export const standingNeeds = endpoint({
  method: 'GET',
  path: '/shops/standing/',
  who: 'retailer',
  summary:
    'Get what the standing orders at your shop need tomorrow, whether they are placed yet or not, and how many orders of them wait. Also while the shop is suspended.',
  responses: { 200: StandingNeeds },
  fails: ['shop.not_verified'],
});
