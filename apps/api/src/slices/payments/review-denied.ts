import type { PaidPart } from '@haat/contract/payment-machine';
import type { Tx } from '../../platform/database.ts';
import { duePaiseOfOrder, notePaymentDenied, type OrderRow, type PaymentOfOrder } from '../orders/index.ts';

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
