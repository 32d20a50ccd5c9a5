import { and, type SQL, sql } from 'drizzle-orm';
import { newestFirst, ofPerson, type PersonScope } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { isActive, isPrevious } from './order.queries.ts';
import { orders } from './order.tables.ts';
import { isRecent, type RecentOrder } from './order-limits.ts';

const selectOrders = (db: Db, which: SQL) =>
  db
    .select({ shopId: orders.shopId, status: orders.status, createdAt: orders.createdAt })
    .from(orders)
    .where(and(ofPerson(orders.customerId, sql.placeholder('customer')), which));

// Two statements, because each has its own partial index.
const active = preparedOnce('recent_orders_active', (db: Db) => selectOrders(db, isActive));
const previous = preparedOnce('recent_orders_previous', (db: Db) =>
  selectOrders(db, isPrevious).orderBy(newestFirst(orders)).limit(sql.placeholder('atMost')),
);

/** A customer's active orders, and the previous ones of the last hour, at most this many of the newest. */
export async function listRecentOrders(
  tx: Tx,
  customer: PersonScope,
  atMost: number,
): Promise<RecentOrder[]> {
  // Citus would send an empty list of cities to all workers.
  if (customer.cityIds.length === 0) return [];
  const [open, newest] = await Promise.all([active(tx, { customer }), previous(tx, { customer, atMost: 1 })]);
  // Most customers had none within the hour, and each order is on another page of the disk.
  const hasRecent = newest.some((order) => isRecent(order, tx.now));
  return hasRecent ? [...open, ...(await previous(tx, { customer, atMost }))] : open;
}
