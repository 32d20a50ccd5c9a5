import { and, eq } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { orders } from '../orders/order.tables.ts';

export async function isWaitingForShop(db: Db, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eqId(orders.id, orderId), eq(orders.status, 'INITIATED')));
  return rows.length > 0;
}
