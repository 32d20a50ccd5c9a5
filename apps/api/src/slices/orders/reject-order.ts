import type { Tx } from '../../platform/database.ts';
import { giveBackAll } from './give-back.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRow } from './order.queries.ts';
import { lockShopOrder } from './own-order.ts';

/** Throws `not_found`, `order.cannot_reject`. */
export async function rejectOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId }: { orderId: number },
): Promise<OrderRow> {
  const order = await lockShopOrder(tx, actor, orderId);
  const rejected = await moveOrder(tx, order, { action: 'reject', role: 'retailer', actorId: actor.userId });
  await giveBackAll(tx, order);
  return rejected;
}
