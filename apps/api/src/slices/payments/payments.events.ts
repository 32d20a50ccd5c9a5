import type { Slice } from '../../platform/slice-context.ts';
import { deletePaymentsOf } from './payment.queries.ts';
import { requireSettledPayments } from './require-settled-payments.ts';
import { settleOrder } from './settle-order.ts';

export const paymentSubscribers: Slice = ({ events }) => {
  events.on('door.settled', settleOrder);
  events.on('orders.archived', deletePaymentsOf);
  events.on('person.leaving', requireSettledPayments);
};
