import type { Tx } from '../../platform/database.ts';
import {
  lockCustomerOrder,
  lockOrderWithItems,
  type OrderWithItems,
  requireNotOwnOrder,
} from './own-order.ts';
import { withdrawProposal } from './proposals/withdraw-proposal.ts';
import { returnPlaceAndStock } from './return-place-and-stock.ts';
import { isRepeat, type OrderMove, transitionOrder } from './transition-order.ts';

/** Cancels the customer's own order. A repeat changes nothing. Throws `not_found`, `order.cannot_cancel`. */
export async function cancelOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId }: { orderId: number },
): Promise<void> {
  const locked = await lockCustomerOrder(tx, actor, orderId);
  await cancel(tx, locked, { action: 'cancel', role: 'customer', actorId: actor.userId });
}

/** Throws `not_found`, `operator.own`, `order.cannot_cancel`. */
export async function cancelByOperator(
  tx: Tx,
  actorId: number | null,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<void> {
  const locked = await lockOrderWithItems(tx, orderId);
  await requireNotOwnOrder(tx, actorId, locked.order);
  await cancel(tx, locked, { action: 'cancel', role: 'operator', actorId, details: { reason } });
}

async function cancel(tx: Tx, { order, items }: OrderWithItems, move: OrderMove): Promise<void> {
  if (order.status === 'CANCELLED' && (await isRepeat(tx, order, move))) return;
  const held = await withdrawProposal(tx, order);
  await transitionOrder(tx, order, {
    ...move,
    alongside: () => returnPlaceAndStock(tx, order, items, held),
  });
}
