import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockUser } from '../accounts/index.ts';
import { assignOrder, lockOrder } from '../orders/index.ts';
import { getDeliveryRow } from './delivery.queries.ts';

/**
 * One wins, and may ask again. Throws `not_found` for a request of another city, cancelled, or for an order of one's
 * own; `delivery.taken` for one that somebody has taken.
 */
export async function acceptRequest(
  tx: Tx,
  actor: { userId: number },
  { deliveryId }: { deliveryId: number },
): Promise<void> {
  const deliverer = await getWorkingDeliverer(tx, actor.userId);
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  const order = await lockOrder(tx, orderId);
  const isOpenToThem = order.cityId === deliverer.delivererCityId && order.customerId !== deliverer.id;
  if (!isOpenToThem || order.status === 'CANCELLED') throw new AppError('not_found');
  await assignOrder(tx, order, deliverer.id);
}

/** Held until the end, so that a dismissal finds either no delivery of theirs or this one. */
async function getWorkingDeliverer(tx: Tx, userId: number) {
  const person = await lockUser(tx, userId);
  if (!person.isDeliverer) throw new AppError('role.required', { detail: 'This is for deliverers.' });
  return person;
}
