import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import {
  applyDeliveryAction,
  type DeliveryActionInput,
  findCodeRule,
  lockOrder,
  type OrderRow,
} from '../orders/index.ts';
import { getDeliveryRow } from './delivery.queries.ts';

/** The deliverer picks up, delivers or completes an order. Throws `not_found`, `delivery.cannot_…`, `code.…`, `order.changed`. */
export async function recordDeliveryAction(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, ...mark }: DeliveryActionInput & { deliveryId: number },
): Promise<OrderRow> {
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  const order = await lockOrder(tx, orderId);
  const codeRule = mark.action === 'delivered' ? await findCodeRule(tx, orderId) : undefined;
  if (order.delivererId !== actor.userId) throw new AppError('not_found');
  return applyDeliveryAction(tx, order, actor.userId, { ...mark, codeRule });
}
