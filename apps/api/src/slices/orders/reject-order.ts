import type { Tx } from '../../platform/database.ts';
import type { OrderRow } from './order.queries.ts';
import { lockShopOrder } from './own-order.ts';
import { returnPlaceAndStock } from './return-place-and-stock.ts';
import { transitionOrder } from './transition-order.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

/** Throws `not_found`, `order.cannot_reject`. */
export async function rejectOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId, doneAt }: { orderId: number; doneAt?: Date | undefined },
): Promise<OrderRow> {
  const { order, items } = await lockShopOrder(tx, actor, orderId);
  const held = await withdrawProposal(tx, order);
  return transitionOrder(tx, order, {
    action: 'reject',
    role: 'retailer',
    actorId: actor.userId,
    doneAt,
    alongside: () => returnPlaceAndStock(tx, order, items, held),
  });
}
