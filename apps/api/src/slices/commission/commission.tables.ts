import { commissionKinds } from '@haat/contract/commission-kinds';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cityRowId, cityRowIds, instant, paise, ref } from '../../platform/columns.ts';
import { shops } from '../shops/shop.tables.ts';

export const commissionEntryIds = cityRowIds('commission_entries');

/**
 * The lines of each shop's account with the operator. Append-only: a trigger refuses updates and deletions. They outlive archived
 * orders, so the order's id is no foreign key.
 */
export const commissionEntries = pgTable(
  'commission_entries',
  {
    id: cityRowId(),
    cityId: ref('city_id').notNull(),
    at: instant('at').notNull(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    kind: text('kind', { enum: commissionKinds }).notNull(),
    orderId: ref('order_id'),
    /** What the order's goods cost, and the commission of then in hundredths of a percent. */
    goodsPaise: paise('goods_paise'),
    basisPoints: integer('basis_points'),
    /** Negative: owed by the shop. Positive: paid. */
    amountPaise: paise('amount_paise').notNull(),
    note: text('note').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    index('commission_entries_shop').on(t.shopId, t.at),
    uniqueIndex('commission_entries_order').on(t.cityId, t.orderId).where(sql`${t.orderId} is not null`),
    check('commission_entries_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check(
      'commission_entries_kind',
      sql`case ${t.kind} when 'order' then ${t.orderId} is not null
        and (${t.amountPaise} < 0 and ${t.amountPaise} = -((${t.goodsPaise} * ${t.basisPoints} + 5000) / 10000)) is true
        else ${t.amountPaise} > 0 and coalesce(${t.orderId}, ${t.goodsPaise}, ${t.basisPoints}) is null end`,
    ),
  ],
);
