import { orderNumber } from '@haat/contract/city-ids';
import { isStillAtShop } from '@haat/contract/order-machine';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { notePacked, type OrderRow } from '../order.queries.ts';
import { lockShopOrder } from '../own-order.ts';
import { orderEventOf } from '../transition-order.ts';
import { packingMessages } from './packing.messages.ts';

export interface Packing {
  readonly orderId: number;
  readonly isPacked: boolean;
  /** When a phone without a connection did it. */
  readonly doneAt?: Date | undefined;
}

/**
 * The first time stays. When it is packed, it publishes `order.packed`, and notifications tells the deliverer. Throws
 * `not_found`, `order.cannot_pack`.
 */
export async function packOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId, isPacked, doneAt = tx.now }: Packing,
): Promise<OrderRow> {
  const { order } = await lockShopOrder(tx, actor, orderId);
  if (!isStillAtShop(order.status)) {
    throw new AppError('order.cannot_pack', { detail: packingMessages.cannotPack(orderNumber(orderId)) });
  }
  if (isPacked === (order.packedAt !== null)) return order;
  const packedAt = isPacked ? doneAt : null;
  await notePacked(tx, orderId, packedAt);
  if (isPacked) {
    await publish(tx, 'order.packed', orderEventOf(order, { actorId: actor.userId, role: 'retailer' }));
  }
  return { ...order, packedAt };
}
