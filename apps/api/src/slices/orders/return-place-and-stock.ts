import type { Tx } from '../../platform/database.ts';
import { returnStock } from '../products/index.ts';
import { listOrderItems, type OrderRow } from './order.queries.ts';
import { returnPlace } from './slot.queries.ts';

/** Returns the slot place and the stock of an order that won't be delivered. */
export async function returnPlaceAndStock(tx: Tx, order: OrderRow): Promise<void> {
  await returnPlace(tx, { windowId: order.windowId, day: order.slotDay });
  const items = await listOrderItems(tx, order.id);
  await returnStock(
    tx,
    items.map(({ productId, kept }) => ({ productId, quantity: kept })),
  );
}
