// Events about claimed payments. The cash slice keeps its books by them, in the same transaction.
import type { OrderRole } from '@haat/contract/order-machine';
import type { PaymentReporter } from '@haat/contract/payment-machine';
import type { RefundSource, RefundWay } from '@haat/contract/refund-kinds';

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

export interface RefundPaid {
  readonly orderId: number;
  readonly cityId: number;
  readonly shopId: number;
  readonly customerId: number;
  readonly delivererId: number | null;
  readonly amountPaise: number;
  readonly source: RefundSource;
  readonly way: RefundWay;
  readonly actorId: number;
}

type RefundOwed = Omit<RefundPaid, 'actorId'> & Pick<PaymentEvent, 'actorId'>;

declare module '../../platform/events.ts' {
  interface EventMap {
    /** The customer or the deliverer says that it was paid by UPI. */
    'payment.claimed': PaymentEvent;
    'payment.confirmed': PaymentEvent & { readonly wasDenied: boolean };
    'payment.denied': PaymentEvent;
    /** Its order ended without its goods before the shop answered. */
    'payment.left_open': PaymentEvent;
    /** The order ended without its goods, and its shop has the money. */
    'refund.owed': RefundOwed;
    /** Somebody gave it back. Not of one on credit, which is never owed. */
    'refund.paid': RefundPaid;
  }
}
