// Events about payments. Credit and cash keep their books by them, in the same transaction.
import type { OrderRole } from '@haat/contract/order-machine';
import type { PaidPart, PaymentTeller } from '@haat/contract/payment-machine';

interface PaymentsOfOrder {
  readonly orderId: number;
  readonly cityId: number;
  readonly shopId: number;
  readonly customerId: number;
}

export interface PaymentsSettled extends PaymentsOfOrder {
  readonly delivererId: number;
  /** After refusals, without the delivery cost. */
  readonly pricePaise: number;
  readonly deliveryCostPaise: number;
  /** All that count, also those claimed before. */
  readonly payments: readonly PaidPart[];
}

export interface PaymentEvent extends PaymentsOfOrder {
  /** Null before somebody delivers the order. */
  readonly delivererId: number | null;
  readonly paymentId: number;
  readonly amountPaise: number;
  readonly by: PaymentTeller;
  /** Null on the terminal. */
  readonly actorId: number | null;
  readonly actorRole: OrderRole;
  readonly reason?: string;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** Once for each order, when it is completed. */
    'payment.settled': PaymentsSettled;
    /** The customer says that they paid by UPI. */
    'payment.claimed': PaymentEvent;
    'payment.confirmed': PaymentEvent & { readonly wasDenied: boolean };
    'payment.denied': PaymentEvent;
  }
}
