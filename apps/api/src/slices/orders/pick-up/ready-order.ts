import type { Tx } from '../../../platform/database.ts';
import type { OrderRow } from '../order.queries.ts';
import { lockShopOrder } from '../own-order.ts';
import { transitionOrder } from '../transition-order.ts';

interface Readiness {
  readonly orderId: number;
  /** When a phone without a connection did it. */
  readonly doneAt?: Date | undefined;
}

/**
 * The customer may fetch it. The first time stays, and publishes `order.ready`. Throws `not_found`, `order.cannot_hand_out`.
 */
export async function readyOrder(
  tx: Tx,
  { userId: actorId }: { userId: number },
  { orderId, doneAt }: Readiness,
): Promise<OrderRow> {
  const { order } = await lockShopOrder(tx, { userId: actorId }, orderId);
  if (order.status === 'ACCEPTED' && order.readyAt !== null) return order;
  return transitionOrder(tx, order, {
    action: 'ready',
    role: 'retailer',
    actorId,
    change: { readyAt: doneAt ?? tx.now },
    doneAt,
  });
}
