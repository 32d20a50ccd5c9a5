import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ref } from '../../platform/columns.ts';
import { orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';

/** One row for each order that waits for its shop or for a deliverer and has steps left. Its job takes the next one. */
export const orderClocks = pgTable(
  'order_clocks',
  {
    cityId: ref('city_id').notNull(),
    orderId: ref('order_id').notNull(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    /** Before `countingSince`. */
    countedSeconds: integer('counted_seconds').notNull(),
    /** Null while it stands still. */
    countingSince: instant('counting_since'),
    /** The shop's hours since `countingSince`. Null: all seconds count. */
    openingTime: text('opening_time'),
    closingTime: text('closing_time'),
    /** The shop's closed days since `countingSince`. 0 is Sunday. */
    closedWeekdays: integer('closed_weekdays').array().notNull().default([]),
    closedDays: text('closed_days').array().notNull().default([]),
    /** The steps that this clock has taken. */
    taken: text('taken').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.orderId] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    index('order_clocks_shop').on(t.shopId),
    check('order_clocks_counted', sql`${t.countedSeconds} >= 0`),
    check('order_clocks_hours', sql`(${t.openingTime} is null) = (${t.closingTime} is null)`),
  ],
);

/** How many SMS the last day's reminders of a shop asked for. */
export const shopSmsDays = pgTable(
  'shop_sms_days',
  {
    cityId: ref('city_id').notNull(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    /** In the time zone of the city. */
    day: date('day', { mode: 'string' }).notNull(),
    asked: integer('asked').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.shopId] }),
    index('shop_sms_days_shop').on(t.shopId),
    check('shop_sms_days_asked', sql`${t.asked} >= 0`),
  ],
);
