import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { orders } from '../orders/order.tables.ts';

/** One row per accepted order. Without a deliverer it is an open request. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    orderId: ref('order_id')
      .notNull()
      .references(() => orders.id),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    delivererId: ref('deliverer_id').references(() => users.id),
    /** The order was cancelled. The row stays for the deliverer's list. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('deliveries_order').on(t.orderId),
    index('deliveries_open').on(t.cityId, t.id).where(sql`${t.delivererId} is null and not ${t.isCancelled}`),
    index('deliveries_deliverer').on(t.delivererId, t.id.desc().nullsFirst()),
  ],
);
