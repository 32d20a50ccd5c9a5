// What a completed order makes its deliverer owe. All amounts are paise.
import type { FeeReceiver } from './fee-receivers.ts';
import { countsAsPaid, type PaidPart, roundingPaiseOf } from './payment-machine.ts';

/** The price less UPI, credit and rounding. Negative: the shop owes the deliverer. */
export function owedToShop(pricePaise: number, payments: readonly PaidPart[]): number {
  const paidElsewhere = payments
    .filter((payment) => payment.method !== 'cash' && countsAsPaid(payment))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return pricePaise - paidElsewhere - roundingPaiseOf(payments);
}

/** The delivery cost, unless the deliverer keeps it. */
export const owedToOperator = (deliveryCostPaise: number, feeGoesTo: FeeReceiver): number =>
  feeGoesTo === 'operator' ? deliveryCostPaise : 0;
