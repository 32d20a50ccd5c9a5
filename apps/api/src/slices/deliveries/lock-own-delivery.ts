import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockOrder, type OrderRow } from '../orders/index.ts';
import { getDeliveryRow } from './delivery.queries.ts';

/** Locks the order of one's own delivery. Throws `not_found`. */
export async function lockOwnDelivery(
  tx: Tx,
  actor: { userId: number },
  deliveryId: number,
): Promise<OrderRow> {
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  const order = await lockOrder(tx, orderId);
  if (order.delivererId !== actor.userId) throw new AppError('not_found');
  return order;
}
