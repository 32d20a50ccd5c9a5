import { and, eq, type SQL, sql } from 'drizzle-orm';
import { inCities, newestFirst } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { isActive, isPrevious, type PersonInCities } from './order.queries.ts';
import { orders } from './order.tables.ts';
import type { RecentOrder } from './order-limits.ts';

const selectOrders = (db: Db, which: SQL) =>
  db
    .select({ shopId: orders.shopId, status: orders.status, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        inCities(orders, sql.placeholder('cityIds')),
        eq(orders.customerId, sql.placeholder('customerId')),
        which,
      ),
    );

// Two statements, because each has its own partial index.
const active = preparedOnce('recent_orders_active', (db: Db) => selectOrders(db, isActive));
const previous = preparedOnce('recent_orders_previous', (db: Db) =>
  selectOrders(db, isPrevious).orderBy(newestFirst(orders)).limit(sql.placeholder('atMost')),
);

/** A customer's active orders, and at most this many of the newest previous ones. */
export async function listRecentOrders(
  tx: Tx,
  { userId, cityIds }: PersonInCities,
  atMost: number,
): Promise<RecentOrder[]> {
  // Citus would send an empty list of cities to all workers.
  if (cityIds.length === 0) return [];
  const values = { customerId: userId, cityIds };
  const rows = await Promise.all([active(tx, values), previous(tx, { ...values, atMost })]);
  return rows.flat();
}
