import type { Tx } from '../../platform/database.ts';
import { type ProductQuantity, returnStock } from '../products/index.ts';
import type { OrderRow } from './order.queries.ts';
import type { OrderItemRow } from './order-item.queries.ts';
import { returnPlace } from './slots/slot.queries.ts';

/** Returns the stock and the slot place of an order that won't be delivered. Locks the products before the slot. */
export async function returnPlaceAndStock(
  tx: Tx,
  { cityId, windowId, slotDay: day }: OrderRow,
  items: readonly OrderItemRow[],
  /** Held for a proposal. */
  held: readonly ProductQuantity[] = [],
): Promise<void> {
  const kept = items.map(({ productId, kept: quantity }) => ({ productId, quantity }));
  await returnStock(tx, [...kept, ...held]);
  await returnPlace(tx, { cityId, windowId, day });
}
