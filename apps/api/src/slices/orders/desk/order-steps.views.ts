// The steps of a new village with slots and orders.
import { sql } from 'drizzle-orm';
import { existsInSql } from '../../../platform/exists-in-sql.ts';
import { orders } from '../order.tables.ts';
import { slotWindows } from '../slots/slot.tables.ts';
import { orderArchives } from './order-archive.tables.ts';

export const orderSteps = () => ({
  slots: existsInSql(
    sql`${slotWindows} where ${slotWindows.deletedAt} is null and ${slotWindows.capacity} > 0`,
  ),
  // Completed orders go into archives after a year.
  first_order: sql<boolean>`(${existsInSql(sql`${orders} where ${orders.status} = 'COMPLETED'`)}
    or ${existsInSql(sql`${orderArchives}`)})`,
});
