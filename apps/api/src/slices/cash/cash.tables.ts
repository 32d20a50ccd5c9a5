import { cashKinds, handOverStates } from '@haat/contract/cash';
import type { ClosedSums } from '@haat/contract/operator/cash';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { newestFirst } from '../../platform/city-id.ts';
import { cityRowId, cityRowIds, instant, paise, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';
import { shops } from '../shops/shop.tables.ts';

export const cashBalanceIds = cityRowIds('cash_balances');

/** What a deliverer owes to a shop or to the operator: the sum of the lines. Negative: the shop owes it to the deliverer. */
export const cashBalances = pgTable(
  'cash_balances',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    delivererId: ref('deliverer_id')
      .notNull()
      .references(() => users.id),
    /** Null: the operator. */
    shopId: ref('shop_id').references(() => shops.id),
    balancePaise: paise('balance_paise').notNull(),
    /** The sum of the hand-overs that wait for an answer. */
    waitingPaise: paise('waiting_paise').notNull(),
    /** Since when the balance isn't 0. */
    since: instant('since'),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    uniqueIndex('cash_balances_shop').on(t.cityId, t.delivererId, t.shopId),
    uniqueIndex('cash_balances_operator').on(t.cityId, t.delivererId).where(sql`${t.shopId} is null`),
    index('cash_balances_deliverer').on(t.delivererId),
    index('cash_balances_of_shop').on(t.shopId),
    check('cash_balances_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('cash_balances_since', sql`(${t.since} is null) = (${t.balancePaise} = 0)`),
  ],
);

export const handOverIds = cityRowIds('cash_hand_overs');

/** Cash that a deliverer gave to a shop or to the operator. Negative: that the shop gave to the deliverer. */
export const cashHandOvers = pgTable(
  'cash_hand_overs',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    delivererId: ref('deliverer_id')
      .notNull()
      .references(() => users.id),
    /** Null: the operator. */
    shopId: ref('shop_id').references(() => shops.id),
    amountPaise: paise('amount_paise').notNull(),
    note: text('note').notNull(),
    state: text('state', { enum: handOverStates }).notNull(),
    createdAt: instant('created_at').notNull(),
    answeredBy: ref('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    /** Why it was disputed. */
    reason: text('reason'),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    index('cash_hand_overs_deliverer').on(t.delivererId, newestFirst(t)),
    index('cash_hand_overs_shop').on(t.shopId, newestFirst(t)),
    index('cash_hand_overs_newest').on(newestFirst(t)),
    index('cash_hand_overs_waiting').on(t.createdAt).where(sql`${t.state} = 'waiting'`),
    index('cash_hand_overs_confirmed').on(t.answeredAt).where(sql`${t.state} = 'confirmed'`),
    index('cash_hand_overs_answered_by').on(t.answeredBy),
    check('cash_hand_overs_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('cash_hand_overs_amount', sql`${t.amountPaise} <> 0`),
    check('cash_hand_overs_answered', sql`(${t.state} = 'waiting') = (${t.answeredAt} is null)`),
  ],
);

export const cashEntryIds = cityRowIds('cash_entries');

/**
 * The lines. Append-only: a trigger refuses updates and deletions. They outlive archived orders, so the order's id is no
 * foreign key.
 */
export const cashEntries = pgTable(
  'cash_entries',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    at: instant('at').notNull(),
    delivererId: ref('deliverer_id')
      .notNull()
      .references(() => users.id),
    /** Null: the operator. */
    shopId: ref('shop_id').references(() => shops.id),
    kind: text('kind', { enum: cashKinds }).notNull(),
    orderId: ref('order_id'),
    /** Positive: owed by the deliverer. */
    amountPaise: paise('amount_paise').notNull(),
    /** With this party, after this line. */
    balancePaise: paise('balance_paise').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    index('cash_entries_deliverer').on(t.delivererId, newestFirst(t)),
    index('cash_entries_shop').on(t.shopId),
    uniqueIndex('cash_entries_once_per_order')
      .on(t.cityId, t.orderId, t.shopId)
      .where(sql`${t.kind} = 'order'`),
    check('cash_entries_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('cash_entries_amount', sql`${t.amountPaise} <> 0`),
    check('cash_entries_order', sql`(${t.orderId} is null) = (${t.kind} in ('hand_over', 'correction'))`),
  ],
);

/** Days that operators closed, with the sums of then. */
export const dailyCloses = pgTable(
  'daily_closes',
  {
    cityId: ref('city_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
    closedBy: ref('closed_by')
      .notNull()
      .references(() => users.id),
    note: text('note').notNull(),
    sums: jsonb('sums').$type<ClosedSums>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cityId, t.day] }), index('daily_closes_closed_by').on(t.closedBy)],
);
