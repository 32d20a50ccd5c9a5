import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockOrder, type MarkInput, markOrder } from '../orders/index.ts';
import { getDeliveryRow } from './delivery.queries.ts';

/** Picked up, delivered, completed, by the one who carries it. Throws `not_found`, `delivery.cannot_…`. */
export async function markDelivery(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, ...mark }: MarkInput & { deliveryId: number },
): Promise<void> {
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  const order = await lockOrder(tx, orderId);
  if (order.delivererId !== actor.userId) throw new AppError('not_found');
  await markOrder(tx, order, actor.userId, mark);
}
