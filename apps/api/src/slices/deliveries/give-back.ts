import type { Tx } from '../../platform/database.ts';
import { type GiveBack, giveBackOrder, lockOrder, type OrderRow } from '../orders/index.ts';
import { getDeliveryRow } from './delivery.queries.ts';

/** Returns the order as it is then. Throws `not_found`, `input.invalid`, `delivery.cannot_give_back`. */
export async function giveBack(
  tx: Tx,
  actor: { userId: number },
  { deliveryId, ...input }: GiveBack & { deliveryId: number },
): Promise<OrderRow> {
  const { orderId } = await getDeliveryRow(tx, deliveryId);
  return giveBackOrder(tx, await lockOrder(tx, orderId), actor.userId, input);
}
