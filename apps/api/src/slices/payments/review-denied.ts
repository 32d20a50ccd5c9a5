import type { PaidPart } from '@haat/contract/payment-machine';
import type { Tx } from '../../platform/database.ts';
import { duePaiseOfOrder, notePaymentDenied, type OrderRow } from '../orders/index.ts';

/** Notes on the order whether something is due because the customer's payment was denied, so that the desk finds it. */
export async function reviewDenied(tx: Tx, order: OrderRow, payments: readonly PaidPart[]): Promise<void> {
  const isDenied = payments.some(({ state, by }) => state === 'denied' && by === 'customer');
  const isDue = isDenied && duePaiseOfOrder(order, payments) > 0;
  if (isDue === (order.paymentDeniedAt !== null)) return;
  await notePaymentDenied(tx, order.id, isDue ? tx.now : null);
}
