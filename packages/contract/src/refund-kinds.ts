// Money that is given back to a customer, without schemas. All amounts are paise.
import type { PaidPart } from './payment-machine.ts';

/** Who gives it back. */
export const refundSources = ['shop', 'operator'] as const;
export type RefundSource = (typeof refundSources)[number];

/** `credit`: it comes off what the customer owes to the shop, at once. */
export const refundWays = ['cash', 'upi', 'credit'] as const;
export type RefundWay = (typeof refundWays)[number];

export const refundStates = ['owed', 'paid'] as const;
export type RefundState = (typeof refundStates)[number];

/** After so many days, a refund that is still owed needs an operator. */
export const refundOwedDays = 7;

/**
 * What was paid for an order in any way, also on credit. What only the customer says doesn't count. What the deliverer says
 * is either confirmed or cash in the deliverer's hand.
 */
export const paidPaiseOf = (payments: readonly PaidPart[]): number =>
  payments
    .filter(({ state, by }) => state === 'confirmed' || by !== 'customer')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
