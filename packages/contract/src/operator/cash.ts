// Cash of deliverers at the desk: who holds how much, hand-overs, corrections, and the close of a day.
import * as T from 'typebox';
import {
  CashBalance,
  cashParties,
  DeliverySummary,
  DisputeReason,
  HandOver,
  handOverStates,
  SignedAmount,
} from '../cash.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Day, Id, IdParams, Instant, listOf, Named, optionalText, Rupees, requiredText } from '../schema.ts';
import { MaskedNumber, searchQuery } from './record.ts';

const orNull = <Shape extends T.TSchema>(shape: Shape) => T.Union([shape, T.Null()]);

/** Since when a balance isn't 0. */
const since = orNull(Instant);

export const CashRecord = T.Object({
  /** The deliverer's. */
  id: Id,
  name: T.String(),
  number: MaskedNumber,
  is_dismissed: T.Boolean(),
  /** `held` and `owed` as in `CashInHand`. */
  in_hand: Rupees,
  held: Rupees,
  owed: Rupees,
  since,
  parties: T.Array(T.Object({ ...CashBalance.properties, since })),
});
export type CashRecord = T.Static<typeof CashRecord>;

export const listCash = endpoint({
  method: 'GET',
  path: '/operator/cash/',
  who: 'operator',
  summary:
    'List the deliverers with a balance or a waiting hand-over, most in hand first. `search` is that of people.',
  query: T.Object({ ...searchQuery, city: T.Optional(Id) }),
  responses: { 200: listOf(CashRecord) },
});

export const correctCash = endpoint({
  method: 'POST',
  path: '/operator/cash/{id}/correct/',
  who: 'operator',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  summary:
    "Add a line to a deliverer's cash. A positive amount is owed by the deliverer. Deliverer and shop are told.",
  params: IdParams,
  body: T.Object({
    party: T.Object({
      kind: T.Enum(cashParties, { type: 'string' }),
      /** The shop's. */
      id: T.Optional(orNull(Id)),
    }),
    amount: SignedAmount,
    reason: requiredText(limits.reason),
  }),
  responses: { 200: CashRecord },
  fails: ['operator.own'],
});

export const getDelivererSummary = endpoint({
  method: 'GET',
  path: '/operator/deliverers/{id}/summary/',
  who: 'operator',
  summary: "Sum up a deliverer's completed deliveries of today and the six days before.",
  params: IdParams,
  responses: { 200: DeliverySummary },
});

export const HandOverRecord = T.Object({
  ...HandOver.properties,
  deliverer: T.Object({ id: Id, name: T.String(), number: MaskedNumber }),
  answered_at: orNull(Instant),
});
export type HandOverRecord = T.Static<typeof HandOverRecord>;

export const listHandOvers = endpoint({
  method: 'GET',
  path: '/operator/hand-overs/',
  who: 'operator',
  summary:
    "List the hand-overs of cash, newest first. `search` is that of people, for the deliverer's. `count` is at most 10,000.",
  query: T.Object({
    ...searchQuery,
    state: T.Optional(T.Enum(handOverStates, { type: 'string' })),
    city: T.Optional(Id),
    deliverer: T.Optional(Id),
    shop: T.Optional(Id),
  }),
  responses: { 200: listOf(HandOverRecord) },
});

const answer = {
  method: 'POST',
  perMinute: limits.ringsPerMinute,
  params: IdParams,
  responses: { 200: HandOverRecord },
  fails: ['answer.late', 'operator.own'],
} as const;

export const confirmHandOver = endpoint({
  ...answer,
  who: 'operator',
  tells: 'limited',
  path: '/operator/hand-overs/{id}/confirm/',
  summary: 'The cash was received. Deliverer and shop are told.',
});

export const disputeHandOver = endpoint({
  ...answer,
  who: 'operator',
  tells: 'limited',
  path: '/operator/hand-overs/{id}/dispute/',
  summary: "The cash wasn't received. Deliverer and shop are told.",
  body: DisputeReason,
});

/**
 * Of the orders completed on the day, in rupees. Goods and delivery together are cash, UPI confirmed and claimed, credit,
 * rounding and what is open.
 */
const sums = {
  /** How many. */
  orders: T.Integer(),
  /** Without what was refused. */
  goods: Rupees,
  refused: Rupees,
  delivery: Rupees,
  /** With UPI that only a deliverer told and the shop denied, and with orders of older releases, which kept no payments. */
  cash: Rupees,
  /** The part of `cash` that a deliverer only told as UPI, and that the shop denied. */
  denied: Rupees,
  upi_confirmed: Rupees,
  upi_claimed: Rupees,
  /** What customers claimed and shops denied. */
  upi_denied: Rupees,
  credit: Rupees,
  rounding: Rupees,
  /** What is due. */
  open: Rupees,
  /** Confirmed on the day. */
  handed_over: Rupees,
  /** Paid on the day by whoever gave them, for the row's orders of any day. */
  refunds: Rupees,
};

/** What they had in hand at the end of the day, so what is still out. */
const stillOut = { in_hand: Rupees };

/** The sums as they were: of all shops, and each row. */
export const ClosedSums = T.Object({
  ...sums,
  shops: T.Array(T.Object({ id: Id, ...sums })),
  deliverers: T.Array(T.Object({ id: Id, ...sums, ...stillOut })),
});
export type ClosedSums = T.Static<typeof ClosedSums>;

export const ClosedDay = T.Object({ at: Instant, by: Named, note: T.String(), sums: ClosedSums });
export type ClosedDay = T.Static<typeof ClosedDay>;

export const DailyClose = T.Object({
  day: Day,
  shops: T.Array(T.Object({ id: Id, name: T.String(), ...sums })),
  deliverers: T.Array(T.Object({ id: Id, name: T.String(), number: MaskedNumber, ...sums, ...stillOut })),
  /** When an operator closed the day of the city. Null: nobody has, or no `city` was asked for. */
  closed: orNull(ClosedDay),
});
export type DailyClose = T.Static<typeof DailyClose>;

export const getClose = endpoint({
  method: 'GET',
  path: '/operator/close/',
  who: 'operator',
  summary:
    'Close a day: what its completed orders came to, by shop and by deliverer, in the time zone of each city. Without `city`: all. With `Accept: text/csv` a file, which the audit notes.',
  query: T.Object({ day: Day, city: T.Optional(Id) }),
  responses: { 200: DailyClose },
  fails: ['factor.again'],
});

export const closeDay = endpoint({
  method: 'POST',
  path: '/operator/close/',
  who: 'operator',
  summary: 'Close a day of a city: its sums are kept as they are now. Once. The audit has it.',
  body: T.Object({ day: Day, city: Id, note: optionalText(limits.reason) }),
  responses: { 201: DailyClose },
  fails: ['close.done'],
});
