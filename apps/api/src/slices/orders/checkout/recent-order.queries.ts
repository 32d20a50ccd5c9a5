import { and, type SQL } from 'drizzle-orm';
import { newestFirst, ofPerson, type PersonScope } from '../../../platform/city-id.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { isActive, isPrevious } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { isRecent, type RecentOrder } from './order-limits.ts';

const selectOrders = (db: Db, customer: PersonScope, which: SQL) =>
  db
    .select({ shopId: orders.shopId, status: orders.status, createdAt: orders.createdAt })
    .from(orders)
    .where(and(ofPerson(orders.customerId, customer), which));

/** A customer's active orders, and the previous ones of the last hour, at most this many of the newest. */
export async function listRecentOrders(
  tx: Tx,
  customer: PersonScope,
  atMost: number,
): Promise<RecentOrder[]> {
  // Citus would send an empty list of cities to all workers.
  if (customer.cityIds.length === 0) return [];
  // Two statements, because each has its own partial index.
  const open = await selectOrders(tx, customer, isActive);
  const previous = (limit: number) =>
    selectOrders(tx, customer, isPrevious).orderBy(newestFirst(orders)).limit(limit);
  const newest = await previous(1);
  // Most customers had none within the hour, and each order is on another page of the disk.
  const hasRecent = newest.some((order) => isRecent(order, tx.now));
  return hasRecent ? [...open, ...(await previous(atMost))] : open;
}
