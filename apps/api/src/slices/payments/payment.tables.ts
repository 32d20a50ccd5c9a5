import { payMethods, paymentReporters, paymentStates } from '@haat/contract/payment-machine';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cityRowId, cityRowIds, instant, paise, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';
import { orders } from '../orders/order.tables.ts';

export const paymentIds = cityRowIds('payments');

/** What was paid for orders. A claim that its customer withdrew or replaced stays, but nobody sees it any more. */
export const payments = pgTable(
  'payments',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    orderId: ref('order_id').notNull(),
    method: text('method', { enum: payMethods }).notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** The cash given. Null when nobody said it. */
    receivedPaise: paise('received_paise'),
    /** What rounding the cash left out. Negative: the customer gave more. */
    roundingPaise: paise('rounding_paise').notNull().default(0),
    /** The last characters of the bank's reference. */
    reference: text('reference'),
    state: text('state', { enum: paymentStates }).notNull(),
    toldBy: text('told_by', { enum: paymentReporters }).notNull(),
    at: instant('at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** Null: nobody answered, or cash and credit. */
    answeredBy: ref('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    /** An operator decided that it stays denied. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    index('payments_order').on(t.cityId, t.orderId, t.id),
    index('payments_answered_by').on(t.answeredBy),
    index('payments_unanswered')
      .on(t.cityId, t.orderId)
      .where(sql`${t.state} = 'claimed' and ${t.withdrawnAt} is null`),
    // A customer has one unanswered claim for an order.
    uniqueIndex('payments_one_claim')
      .on(t.cityId, t.orderId)
      .where(sql`${t.state} = 'claimed' and ${t.toldBy} = 'customer' and ${t.withdrawnAt} is null`),
    check('payments_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('payments_amount', sql`${t.amountPaise} > 0 and ${t.receivedPaise} >= ${t.amountPaise}`),
    check('payments_rounding', sql`${t.roundingPaise} = 0 or ${t.method} = 'cash'`),
    check('payments_rounding_small', sql`abs(${t.roundingPaise}) < 100`),
    check('payments_state', sql`${t.method} = 'upi' or ${t.state} = 'confirmed'`),
  ],
);
