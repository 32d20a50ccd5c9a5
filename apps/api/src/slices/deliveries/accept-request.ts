import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { accessMessages } from '../../platform/http/access.messages.ts';
import { lockUser } from '../accounts/index.ts';
import { assignOrder, lockOrder, type OrderRow } from '../orders/index.ts';
import { getDeliveryRow } from './delivery.queries.ts';

/**
 * The first deliverer wins and may repeat the call. Throws `not_found` for a request in another city, a cancelled one, or
 * one's own order, and `delivery.taken` for one that somebody else accepted. Subscribers may throw, too.
 */
export async function acceptRequest(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, doneAt }: { deliveryId: number; doneAt?: Date | undefined },
): Promise<OrderRow> {
  const deliverer = await getWorkingDeliverer(tx, actor.userId);
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  const order = await lockOrder(tx, orderId);
  const isOpenToThem = order.cityId === deliverer.delivererCityId && order.customerId !== deliverer.id;
  if (!isOpenToThem || order.status === 'CANCELLED') throw new AppError('not_found');
  if (order.status === 'ACCEPTED')
    await publish(tx, 'request.accepting', { delivererId: deliverer.id, cityId: order.cityId });
  await assignOrder(tx, order, { delivererId: deliverer.id, doneAt });
  return order;
}

/** Lock the deliverer, so that a dismissal sees this delivery or prevents it. */
async function getWorkingDeliverer(tx: Tx, userId: number) {
  const person = await lockUser(tx, userId);
  if (!person.isDeliverer) throw new AppError('role.required', { detail: accessMessages.deliverersOnly });
  return person;
}
