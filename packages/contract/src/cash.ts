// The cash that deliverers hold for shops and for the operator, and its hand-overs.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  Day,
  Id,
  IdParams,
  Instant,
  listOf,
  optionalText,
  pageQuery,
  Rupees,
  requiredText,
} from './schema.ts';

/** To whom a deliverer owes cash. The operator has no id. */
export const cashParties = ['shop', 'operator'] as const;

export const CashParty = T.Object({
  kind: T.Enum(cashParties, { type: 'string' }),
  id: T.Union([Id, T.Null()]),
  /** The shop's. For the operator a word in the reader's language. */
  name: T.String(),
});
export type CashParty = T.Static<typeof CashParty>;

/** `waiting`: the other side hasn't answered. Only `confirmed` ones count. `disputed` ones are over. */
export const handOverStates = ['waiting', 'confirmed', 'disputed'] as const;
export type HandOverState = (typeof handOverStates)[number];

/** `amount` is negative when the shop paid the deliverer. */
export const HandOver = T.Object({
  id: Id,
  party: CashParty,
  amount: Rupees,
  note: T.String(),
  state: T.Enum(handOverStates, { type: 'string' }),
  /** Why it was disputed, else null. */
  reason: T.Union([T.String(), T.Null()]),
  created_at: Instant,
});
export type HandOver = T.Static<typeof HandOver>;

/** Why a balance changed. `denied`: UPI that only the deliverer told, and that never came to the shop. */
export const cashKinds = ['order', 'hand_over', 'denied', 'correction'] as const;
export type CashKind = (typeof cashKinds)[number];

/** A line of the book. A positive amount is owed by the deliverer. `balance` is the one with this party after it. */
export const CashEntry = T.Object({
  id: Id,
  at: Instant,
  kind: T.Enum(cashKinds, { type: 'string' }),
  /** The order's id, of orders and denied payments. */
  order: T.Union([Id, T.Null()]),
  party: CashParty,
  amount: Rupees,
  balance: Rupees,
});
export type CashEntry = T.Static<typeof CashEntry>;

/** `waiting` is the sum of hand-overs that wait for an answer. Their cash is still in hand. */
export const CashBalance = T.Object({ party: CashParty, balance: Rupees, waiting: Rupees });
export type CashBalance = T.Static<typeof CashBalance>;

export const CashInHand = T.Object({
  /** `held` is the sum of what is above 0, `owed` what shops owe to the deliverer, `in_hand` their difference. */
  in_hand: Rupees,
  held: Rupees,
  owed: Rupees,
  parties: T.Array(CashBalance),
  /** Those that wait, and the last answered ones, newest first. */
  hand_overs: T.Array(HandOver),
});
export type CashInHand = T.Static<typeof CashInHand>;

export const getCash = endpoint({
  method: 'GET',
  path: '/deliveries/cash/',
  who: 'person',
  summary: 'Get the cash that you hold, by shop. Also for somebody who was a deliverer.',
  responses: { 200: CashInHand },
  fails: ['role.required'],
});

export const listCashEntries = endpoint({
  method: 'GET',
  path: '/deliveries/cash/entries/',
  who: 'person',
  summary: 'List the lines of your cash, newest first.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(CashEntry) },
  fails: ['role.required'],
});

/** A sum in either direction. The server refuses 0. */
export const SignedAmount = T.Number({
  minimum: -limits.priceRupees,
  maximum: limits.priceRupees,
  decimals: 2,
});

/** The orders that a deliverer completed on a day, in the time zone of the deliverer's city. */
export const DaySummary = T.Object({
  day: Day,
  /** How many. */
  deliveries: T.Integer(),
  /** Delivery costs that the deliverer keeps. */
  earned: Rupees,
  /** What was paid in cash. */
  cash: Rupees,
  /** From the shops to the addresses, with one decimal. */
  km: T.Number(),
});
export type DaySummary = T.Static<typeof DaySummary>;

/** Today first, then the six days before. */
export const DeliverySummary = T.Object({ days: T.Array(DaySummary) });
export type DeliverySummary = T.Static<typeof DeliverySummary>;

export const getSummary = endpoint({
  method: 'GET',
  path: '/deliveries/summary/',
  who: 'deliverer',
  summary: 'Sum up your completed deliveries of today and the six days before.',
  responses: { 200: DeliverySummary },
});

export const handOverCash = endpoint({
  method: 'POST',
  path: '/deliveries/cash/hand_overs/',
  who: 'person',
  tells: 'limited',
  perMinute: limits.ringsPerMinute,
  mayComeLate: true,
  summary:
    'Say that you gave cash to a shop, or without `shop` to the operator. A negative amount: the shop paid you. It counts when the other side confirms it.',
  body: T.Object({
    shop: T.Optional(T.Union([Id, T.Null()])),
    amount: SignedAmount,
    note: optionalText(limits.reason),
  }),
  responses: { 201: HandOver },
  fails: ['role.required', 'not_found', 'cash.too_much'],
});

/** A hand-over as its shop sees it. */
export const ShopHandOver = T.Object({
  ...HandOver.properties,
  deliverer: T.Object({ id: Id, name: T.String(), number: T.String() }),
});
export type ShopHandOver = T.Static<typeof ShopHandOver>;

export const ShopCash = T.Object({
  /** The sum of the balances. */
  to_come: Rupees,
  deliverers: T.Array(
    T.Object({ id: Id, name: T.String(), number: T.String(), balance: Rupees, waiting: Rupees }),
  ),
  /** Those that wait, and the last answered ones, newest first. */
  hand_overs: T.Array(ShopHandOver),
});
export type ShopCash = T.Static<typeof ShopCash>;

export const getShopCash = endpoint({
  method: 'GET',
  path: '/shops/cash/',
  who: 'retailer',
  summary: 'Get what each deliverer owes to your shop, and the hand-overs. Also while the shop is suspended.',
  responses: { 200: ShopCash },
  fails: ['shop.not_verified'],
});

export const confirmHandOver = endpoint({
  method: 'POST',
  path: '/shops/cash/hand_overs/{id}/confirm/',
  who: 'retailer',
  tells: 'limited',
  mayComeLate: true,
  summary: 'You received the cash. Also while the shop is suspended.',
  params: IdParams,
  responses: { 200: ShopHandOver },
  fails: ['shop.not_verified', 'answer.late'],
});

/** Why somebody didn't receive the cash. */
export const DisputeReason = T.Object({ reason: requiredText(limits.reason) });

export const disputeHandOver = endpoint({
  method: 'POST',
  path: '/shops/cash/hand_overs/{id}/dispute/',
  who: 'retailer',
  tells: 'limited',
  mayComeLate: true,
  summary: "You didn't receive the cash. It stays in the deliverer's hand. Also while the shop is suspended.",
  params: IdParams,
  body: DisputeReason,
  responses: { 200: ShopHandOver },
  fails: ['shop.not_verified', 'answer.late'],
});
