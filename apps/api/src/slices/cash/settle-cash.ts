import { cashLinesOf } from '@haat/contract/cash-lines';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { getCity } from '../accounts/index.ts';
import type { PaymentEvent, PaymentsSettled } from '../payments/index.ts';
import { addCashLine } from './add-cash-line.ts';

/** The lines of a completed order. */
export async function settleCash(tx: Tx, settled: PaymentsSettled): Promise<void> {
  const { orderId, cityId, shopId, delivererId } = settled;
  const { shopPaise } = cashLinesOf({ ...settled, feeGoesTo: 'deliverer' });
  const line = { kind: 'order', orderId, cityId, delivererId } as const;
  const { feeGoesTo } = await getCity(tx, cityId);
  await addCashLine(tx, { ...line, shopId, amountPaise: shopPaise });
  const { operatorPaise } = cashLinesOf({ ...settled, feeGoesTo });
  await addCashLine(tx, { ...line, shopId: null, amountPaise: operatorPaise });
}

/**
 * UPI that only the deliverer told is cash in their hand when the shop denies it, and no more when it came late. What the
 * customer claimed is between the shop and the customer.
 */
export async function moveDeniedPayment(
  tx: Tx,
  payment: PaymentEvent,
  direction: 'into' | 'out of',
): Promise<void> {
  const { delivererId, orderId, cityId, shopId, actorId, by } = payment;
  if (by !== 'deliverer' || delivererId === null) return;
  const amountPaise = direction === 'into' ? payment.amountPaise : -payment.amountPaise;
  await addCashLine(tx, { kind: 'denied', orderId, cityId, delivererId, shopId, amountPaise });
  await publish(tx, 'cash.denied', { delivererId, shopId, orderId, amountPaise, actorId });
}
