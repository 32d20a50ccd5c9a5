// What every answer to a claimed payment writes: the payment, the need at the desk, the history, and the event.

import { isEndedWithoutGoods } from '@haat/contract/order-machine';
import type { PaidPart } from '@haat/contract/payment-machine';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import {
  duePaiseOfOrder,
  notePaymentDenied,
  type OrderRow,
  type PaymentOfOrder,
  recordPaymentAnswer,
} from '../orders/index.ts';
import type { PaymentEvent } from './payment.event-types.ts';
import { updateAnswer } from './payment.queries.ts';
import { oweBack } from './refund-order.ts';

export interface Answerer extends Pick<PaymentEvent, 'reason'> {
  readonly actorId: number | null;
  /** A customer denies by withdrawing a claim. */
  readonly actorRole: 'customer' | 'retailer' | 'operator';
}

export interface AnsweredPayment {
  readonly payment: PaymentOfOrder;
  /** Of the order, this one among them. */
  readonly all: readonly PaymentOfOrder[];
  readonly state: 'confirmed' | 'denied';
}

/** The caller has locked the order. */
export async function writeAnswer(
  tx: Tx,
  order: OrderRow,
  { payment, all, state }: AnsweredPayment,
  answerer: Answerer,
): Promise<void> {
  const { id: paymentId, amountPaise, by } = payment;
  const wasDenied = payment.state === 'denied';
  await updateAnswer(tx, paymentId, { state, answeredBy: answerer.actorId });
  const answered = all.map((one) => (one === payment ? { ...one, state } : one));
  await reviewDenied(tx, order, answered);
  if (isEndedWithoutGoods(order.status)) {
    await oweBack(tx, order, { actorId: answerer.actorId, payments: answered });
  }
  if (state === 'denied' || wasDenied) {
    await recordPaymentAnswer(tx, order, { ...answerer, state, amountPaise });
  }
  const { id: orderId, cityId, shopId, customerId, delivererId } = order;
  const event = { orderId, cityId, shopId, customerId, delivererId, paymentId, amountPaise, by, ...answerer };
  if (state === 'denied') await publish(tx, 'payment.denied', event);
  else await publish(tx, 'payment.confirmed', { ...event, wasDenied });
}

export type ReviewedPayment = PaidPart & Pick<PaymentOfOrder, 'settledAt'>;

/** Notes on the order whether something is due because the customer's payment was denied, so that the desk finds it until it settles that. */
export async function reviewDenied(
  tx: Tx,
  order: OrderRow,
  payments: readonly ReviewedPayment[],
): Promise<void> {
  const isDenied = payments.some(
    ({ state, by, settledAt }) => state === 'denied' && by === 'customer' && settledAt === null,
  );
  const isDue = isDenied && duePaiseOfOrder(order, payments) > 0;
  if (isDue === (order.paymentDeniedAt !== null)) return;
  await notePaymentDenied(tx, order.id, isDue ? tx.now : null);
}
