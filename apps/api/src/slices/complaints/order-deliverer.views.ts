import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { orders } from '../orders/order.tables.ts';

/** Null while nobody has taken the order. */
export async function findDelivererId(db: Db, orderId: number): Promise<number | null> {
  const [row] = await db
    .select({ delivererId: orders.delivererId })
    .from(orders)
    .where(eqId(orders.id, orderId));
  return row?.delivererId ?? null;
}
