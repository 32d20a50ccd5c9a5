import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { newestFirst } from '../../platform/city-id.ts';
import { cityRowId, cityRowIds, instant, ref } from '../../platform/columns.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { orders } from '../orders/order.tables.ts';

export const deliveryIds = cityRowIds('deliveries');

/** One row per accepted order. Without a deliverer it is an open request. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: cityRowId(),
    orderId: ref('order_id').notNull(),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    delivererId: ref('deliverer_id').references(() => users.id),
    /** The order was cancelled. The row stays for the deliverer's list. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    uniqueIndex('deliveries_order').on(t.cityId, t.orderId),
    index('deliveries_open').on(t.cityId, t.id).where(sql`${t.delivererId} is null and not ${t.isCancelled}`),
    index('deliveries_deliverer').on(t.delivererId, newestFirst(t)),
    check('deliveries_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
  ],
);
