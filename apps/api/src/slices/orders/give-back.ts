import type { Tx } from '../../platform/database.ts';
import { giveBackStock } from '../products/index.ts';
import { listOrderItems, type OrderRow } from './order.queries.ts';
import { giveBackPlace } from './slot.queries.ts';

/** What an order took that will never be delivered: its place in the slot, then its goods. */
export async function giveBackAll(tx: Tx, order: OrderRow): Promise<void> {
  await giveBackPlace(tx, { windowId: order.windowId, day: order.slotDay });
  const items = await listOrderItems(tx, order.id);
  await giveBackStock(
    tx,
    items.map(({ productId, kept }) => ({ productId, quantity: kept })),
  );
}
