import { orderNumber } from '@haat/contract/city-ids';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { lockOrder, type OrderEvent } from '../orders/index.ts';
import {
  findOrderWithOpenDenial,
  findOrderWithOwedRefund,
  hasUnansweredPayment,
} from './open-payments.views.ts';
import { deletePaymentsOf, listPayments } from './payment.queries.ts';
import { paymentMessages } from './payments.messages.ts';
import { deleteRefundsOf } from './refund.queries.ts';
import { oweBack } from './refund-order.ts';
import { reviewDenied } from './write-answer.ts';

export const paymentSubscribers: Slice = ({ events }) => {
  events.on('orders.archived', deletePaymentsOf);
  events.on('orders.archived', deleteRefundsOf);
  events.on('order.rejected', clearEnded);
  events.on('order.cancelled', clearEnded);
  events.on('person.leaving', requireSettledPayments);
};

/** Nothing is due any more, and what was paid is owed back. What the shop hasn't answered waits for its answer. */
async function clearEnded(tx: Tx, { orderId, actorId, actorRole }: OrderEvent): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order.hasPayments) return;
  const payments = (await listPayments(tx, [orderId])).get(orderId) ?? [];
  await reviewDenied(tx, order, payments);
  await oweBack(tx, order, { actorId, payments });
  const { cityId, shopId, customerId, delivererId } = order;
  const event = { orderId, cityId, shopId, customerId, delivererId, actorId, actorRole };
  for (const { id: paymentId, amountPaise, by, state } of payments) {
    if (state === 'claimed') await publish(tx, 'payment.left_open', { ...event, paymentId, amountPaise, by });
  }
}

/** As a customer, retailer or deliverer. Throws `account.open_money`. */
async function requireSettledPayments(tx: Tx, { userId }: { readonly userId: number }): Promise<void> {
  if (await hasUnansweredPayment(tx, userId)) {
    throw new AppError('account.open_money', { detail: paymentMessages.unanswered });
  }
  const denied = await findOrderWithOpenDenial(tx, userId, tx.now);
  if (denied !== undefined) {
    throw new AppError('account.open_money', { detail: paymentMessages.open(orderNumber(denied)) });
  }
  const refunded = await findOrderWithOwedRefund(tx, userId);
  if (refunded === undefined) return;
  throw new AppError('account.open_money', { detail: paymentMessages.refundOwed(orderNumber(refunded)) });
}
