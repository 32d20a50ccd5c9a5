import type { Slice } from '../../platform/slice-context.ts';
import { deletePaymentsOf } from './payment.queries.ts';
import { requireSettledPayments } from './require-settled-payments.ts';

export const paymentSubscribers: Slice = ({ events }) => {
  events.on('orders.archived', deletePaymentsOf);
  events.on('person.leaving', requireSettledPayments);
};
