import type { Tx } from '../../platform/database.ts';
import { returnStock } from '../products/index.ts';
import type { OrderRow } from './order.queries.ts';
import { lockShopOrder } from './own-order.ts';
import { withdrawProposal } from './proposals/withdraw-proposal.ts';
import { returnPlaceAndStock } from './return-place-and-stock.ts';
import { transitionOrder } from './transition-order.ts';

/**
 * Throws `not_found`, `order.cannot_accept`. It publishes `order.accepted`. Then deliveries opens a request, reminders starts its
 * clock, and notifications tells customer and deliverers.
 */
export async function acceptOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId, doneAt }: { orderId: number; doneAt?: Date | undefined },
): Promise<OrderRow> {
  const { order } = await lockShopOrder(tx, actor, orderId);
  // If the state machine refuses, this is rolled back.
  await returnStock(tx, await withdrawProposal(tx, order));
  return transitionOrder(tx, order, {
    action: 'accept',
    role: 'retailer',
    actorId: actor.userId,
    doneAt,
  });
}

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
