import { orderNumber } from '@haat/contract/city-ids';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Slice } from '../../platform/slice-context.ts';
import {
  findOrderWithOpenDenial,
  findOrderWithOwedRefund,
  hasUnansweredPayment,
} from './open-payments.views.ts';
import { deletePaymentsOf } from './payment.queries.ts';
import { paymentMessages } from './payments.messages.ts';
import { deleteRefundsOf } from './refund.queries.ts';

export const paymentSubscribers: Slice = ({ events }) => {
  events.on('orders.archived', deletePaymentsOf);
  events.on('orders.archived', deleteRefundsOf);
  events.on('person.leaving', requireSettledPayments);
};

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
