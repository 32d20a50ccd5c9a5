import type { ProposedChange } from '@haat/contract/proposal-effect';
import { proposalStates } from '@haat/contract/proposal-machine';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cityRowId, cityRowIds, instant, paise, ref } from '../../../platform/columns.ts';
import { users } from '../../accounts/account.tables.ts';
import { shops } from '../../shops/shop.tables.ts';
import { orders } from '../order.tables.ts';

export const proposalIds = cityRowIds('order_proposals');

/** A shop's changes to an order that it hasn't accepted. An order has at most one open proposal. */
export const orderProposals = pgTable(
  'order_proposals',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    orderId: ref('order_id').notNull(),
    /** The shop's. */
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    state: text('state', { enum: proposalStates }).notNull(),
    changes: json('changes').$type<readonly ProposedChange[]>().notNull(),
    note: text('note').notNull(),
    /** The order's amounts, with its delivery cost. */
    oldAmountPaise: paise('old_amount_paise').notNull(),
    newAmountPaise: paise('new_amount_paise').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null as long as it is open, and when nobody answered. */
    answeredBy: ref('answered_by').references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    foreignKey({ columns: [t.cityId, t.orderId], foreignColumns: [orders.cityId, orders.id] }),
    index('order_proposals_order').on(t.cityId, t.orderId, t.id),
    index('order_proposals_shop').on(t.shopId),
    index('order_proposals_answered_by').on(t.answeredBy),
    uniqueIndex('order_proposals_one_open').on(t.cityId, t.orderId).where(sql`${t.state} = 'open'`),
    check('order_proposals_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('order_proposals_amounts', sql`${t.oldAmountPaise} >= 0 and ${t.newAmountPaise} >= 0`),
  ],
);
