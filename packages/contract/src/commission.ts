// What the service costs a shop: the commission of each completed order, and what the shop paid to the operator.
import * as T from 'typebox';
import { commissionKinds } from './commission-kinds.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Month, Rupees } from './schema.ts';

const orNull = <Shape extends T.TSchema>(shape: Shape) => T.Union([shape, T.Null()]);

/** A line of the shop's account with the operator. A negative amount is owed by the shop, a positive one was paid. */
export const CommissionEntry = T.Object({
  id: Id,
  at: Instant,
  kind: T.Enum(commissionKinds, { type: 'string' }),
  /** The order's id, what its goods cost, and the percent of then. Null for a payment. */
  order: orNull(Id),
  goods: orNull(Rupees),
  percent: orNull(T.Number()),
  amount: Rupees,
  note: T.String(),
  /** After this line. */
  balance: Rupees,
});
export type CommissionEntry = T.Static<typeof CommissionEntry>;

/** A month of the account, by day of completion in the shop's city. `opening` less `commission` and with `paid` is `closing`. */
export const CommissionStatement = T.Object({
  month: Month,
  /** The balance before the month. Negative: the shop owes it. */
  opening: Rupees,
  /** How many were completed, also those without commission, and what their goods cost. */
  orders: T.Integer(),
  goods: Rupees,
  commission: Rupees,
  paid: Rupees,
  closing: Rupees,
  /** Oldest first. */
  entries: T.Array(CommissionEntry),
});
export type CommissionStatement = T.Static<typeof CommissionStatement>;

export const getStatement = endpoint({
  method: 'GET',
  path: '/shops/statement/',
  who: 'retailer',
  summary:
    'Get what the service cost your shop in a month, this month without `month`. With `Accept: text/csv` a file. Also while your shop is suspended.',
  query: T.Object({ month: T.Optional(Month) }),
  responses: { 200: CommissionStatement },
  fails: ['shop.not_verified'],
});
