// Events about claimed payments. The cash slice keeps its books by them, in the same transaction.
import type { OrderRole } from '@haat/contract/order-machine';
import type { PaymentReporter } from '@haat/contract/payment-machine';

export interface PaymentEvent {
  readonly orderId: number;
  readonly cityId: number;
  readonly shopId: number;
  readonly customerId: number;
  /** Null before somebody delivers the order. */
  readonly delivererId: number | null;
  readonly paymentId: number;
  readonly amountPaise: number;
  readonly by: PaymentReporter;
  /** Null on the terminal. */
  readonly actorId: number | null;
  readonly actorRole: OrderRole;
  readonly reason?: string;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** The customer or the deliverer says that it was paid by UPI. */
    'payment.claimed': PaymentEvent;
    'payment.confirmed': PaymentEvent & { readonly wasDenied: boolean };
    'payment.denied': PaymentEvent;
  }
}
