// What a completed order makes its deliverer owe. Server, web and desk use this function. All amounts are paise.
import type { FeeReceiver } from './fee-receivers.ts';
import { counts, type PaidPart, roundingPaiseOf } from './payment-machine.ts';

interface CompletedOrder {
  readonly pricePaise: number;
  readonly deliveryCostPaise: number;
  readonly payments: readonly PaidPart[];
  readonly feeGoesTo: FeeReceiver;
}

/**
 * To the shop the price less UPI, credit and rounding: negative when the shop owes the deliverer. To the operator the
 * delivery cost, unless the deliverer keeps it.
 */
export function cashLinesOf({ pricePaise, deliveryCostPaise, payments, feeGoesTo }: CompletedOrder): {
  readonly shopPaise: number;
  readonly operatorPaise: number;
} {
  const paidElsewhere = payments
    .filter((payment) => payment.method !== 'cash' && counts(payment))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return {
    shopPaise: pricePaise - paidElsewhere - roundingPaiseOf(payments),
    operatorPaise: feeGoesTo === 'operator' ? deliveryCostPaise : 0,
  };
}
