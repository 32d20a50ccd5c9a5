import type { Slice } from '../../platform/slice-context.ts';
import { blankHandOversOf } from './cash.queries.ts';
import { requireCashBelowLimit } from './require-cash-below-limit.ts';
import { requireSettledCash } from './require-settled-cash.ts';
import { moveDeniedPayment } from './settle-cash.ts';

export const cashSubscribers: Slice = ({ events }) => {
  events.on('payment.denied', (tx, payment) => moveDeniedPayment(tx, payment, 'into'));
  events.on('payment.confirmed', async (tx, payment) => {
    if (payment.wasDenied) await moveDeniedPayment(tx, payment, 'out of');
  });
  events.on('request.accepting', requireCashBelowLimit);
  events.on('person.leaving', requireSettledCash);
  events.on('person.deleted', (tx, { userId }) => blankHandOversOf(tx, userId));
};
