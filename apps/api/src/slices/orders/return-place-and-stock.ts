import type { Tx } from '../../platform/database.ts';
import { returnStock } from '../products/index.ts';
import { listOrderItems, type OrderRow } from './order.queries.ts';
import { returnPlace } from './slot.queries.ts';

/** Returns the stock and the slot place of an order that won't be delivered. Locks the products before the slot. */
export async function returnPlaceAndStock(tx: Tx, order: OrderRow): Promise<void> {
  const items = await listOrderItems(tx, order.id);
  await Promise.all([
    returnStock(
      tx,
      items.map(({ productId, kept }) => ({ productId, quantity: kept })),
    ),
    returnPlace(tx, { cityId: order.cityId, windowId: order.windowId, day: order.slotDay }),
  ]);
}
