// Payments as orders and deliveries show them, and as the deliverer tells them.
import * as T from 'typebox';
import { payMethods, paymentReporters, paymentStates, refusalReasons } from './payment-machine.ts';
import { refundSources, refundStates, refundWays } from './refund-kinds.ts';
import { Id, Instant, PositiveAmount, Rupees } from './schema.ts';
import { upiReferencePattern } from './upi-reference.ts';

export const PayMethod = T.Enum(payMethods, { type: 'string' });
export const RefusalReason = T.Enum(refusalReasons, { type: 'string' });

const orNull = <Shape extends T.TSchema>(shape: Shape) => T.Union([shape, T.Null()]);

export const Payment = T.Object({
  id: Id,
  method: PayMethod,
  amount: Rupees,
  /** The cash given, and what went back. Null when nobody said it. */
  received: orNull(Rupees),
  change: orNull(Rupees),
  /** The last characters of the bank's reference, of UPI. */
  reference: orNull(T.String()),
  state: T.Enum(paymentStates, { type: 'string' }),
  by: T.Enum(paymentReporters, { type: 'string' }),
  at: Instant,
});
export type Payment = T.Static<typeof Payment>;

/** Money that is given back. `from` says who gives it. */
export const Refund = T.Object({
  id: Id,
  amount: Rupees,
  from: T.Enum(refundSources, { type: 'string' }),
  how: T.Enum(refundWays, { type: 'string' }),
  state: T.Enum(refundStates, { type: 'string' }),
  /** When it was decided. */
  at: Instant,
});
export type Refund = T.Static<typeof Refund>;

/** Where to pay what is due. */
export const Upi = T.Object({ id: T.String(), name: T.String(), amount: Rupees, link: T.String() });

/** What orders and deliveries say about money. */
export const paymentFields = {
  /** What the customer chose. Null for an order that was completed before Haat asked. */
  pay_by: orNull(PayMethod),
  payments: T.Array(Payment),
  /** The amount less the payments that count and the rounding. */
  due: Rupees,
  rounding: Rupees,
  /** From DELIVERED on, of an order to fetch from ACCEPTED on, while something is due and the shop has a UPI id. */
  upi: orNull(Upi),
} as const;

const UpiReference = T.String({ minLength: 4, maxLength: 12, pattern: upiReferencePattern });

export { UpiReference };

/** Money that wasn't claimed before. `reference` is required for UPI. */
export const ReportedPayment = T.Object({
  method: PayMethod,
  amount: PositiveAmount,
  received: T.Optional(orNull(PositiveAmount)),
  reference: T.Optional(orNull(UpiReference)),
});
