import { fulfilments } from '@haat/contract/order-machine';
import { payMethods } from '@haat/contract/payment-machine';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { addresses } from '../addresses/address.tables.ts';
import { shops } from '../shops/shop.tables.ts';

interface WantedItem {
  readonly productId: number;
  readonly quantity: number;
}

/** Goods that a person has come on some weekdays. A row that its person ends is deleted. */
export const standingOrders = pgTable(
  'standing_orders',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    /** Of the shop. */
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    addressId: ref('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    items: json('items').$type<readonly WantedItem[]>().notNull(),
    /** 0 is Sunday. */
    weekdays: integer('weekdays').array().notNull(),
    /** When the slot begins. */
    time: text('time').notNull(),
    payBy: text('pay_by', { enum: payMethods }).notNull(),
    fulfilment: text('fulfilment', { enum: fulfilments }).notNull().default('delivery'),
    /** The last day. */
    until: date('until', { mode: 'string' }),
    /** The day on which it comes again. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    /** Days on which it doesn't come. */
    skips: text('skips').array().notNull().default([]),
    /** The last day for which an order was placed or refused. */
    handledDay: date('handled_day', { mode: 'string' }),
    refusedDay: date('refused_day', { mode: 'string' }),
    refusalCode: text('refusal_code'),
    /** Its person knows that nothing comes while the shop is suspended, or while they are blocked. */
    isStopTold: boolean('is_stop_told').notNull().default(false),
    /** Since when its shop is suspended. */
    shopSuspendedAt: instant('shop_suspended_at'),
    /** When its shop was gone for too long. */
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('standing_orders_user').on(t.userId, t.id),
    index('standing_orders_shop').on(t.shopId),
    index('standing_orders_city').on(t.cityId, t.id),
    index('standing_orders_address').on(t.addressId),
    index('standing_orders_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    check('standing_orders_weekdays', sql`${t.weekdays} <@ array[0, 1, 2, 3, 4, 5, 6]`),
    check('standing_orders_refusal', sql`(${t.refusedDay} is null) = (${t.refusalCode} is null)`),
  ],
);
