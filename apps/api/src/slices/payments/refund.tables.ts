import { refundSources, refundWays } from '@haat/contract/refund-kinds';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cityRowId, cityRowIds, instant, paise, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';
import { orders } from '../orders/order.tables.ts';

export const refundIds = cityRowIds('refunds');

/** What is given back to the customers of orders. */
export const refunds = pgTable(
  'refunds',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    orderId: ref('order_id').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    source: text('source', { enum: refundSources }).notNull(),
    way: text('way', { enum: refundWays }).notNull(),
    at: instant('at').notNull(),
    /** Null: it is owed. */
    paidAt: instant('paid_at'),
    paidBy: ref('paid_by').references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    index('refunds_order').on(t.cityId, t.orderId, t.id),
    index('refunds_paid').on(t.paidAt).where(sql`${t.paidAt} is not null`),
    index('refunds_paid_by').on(t.paidBy),
    check('refunds_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('refunds_amount', sql`${t.amountPaise} > 0`),
    check('refunds_paid', sql`(${t.paidAt} is null) = (${t.paidBy} is null)`),
    check(
      'refunds_on_credit',
      sql`${t.way} <> 'credit' or (${t.source} = 'shop' and ${t.paidAt} is not null)`,
    ),
  ],
);
