import type { Tx } from '../../platform/database.ts';
import { returnStock } from '../products/index.ts';
import { listOrderItems, type OrderRow } from './order.queries.ts';
import { returnPlace } from './slot.queries.ts';

/** What an order took that will never be delivered: its place in the slot, then its goods. */
export async function returnPlaceAndStock(tx: Tx, order: OrderRow): Promise<void> {
  await returnPlace(tx, { windowId: order.windowId, day: order.slotDay });
  const items = await listOrderItems(tx, order.id);
  await returnStock(
    tx,
    items.map(({ productId, kept }) => ({ productId, quantity: kept })),
  );
}
