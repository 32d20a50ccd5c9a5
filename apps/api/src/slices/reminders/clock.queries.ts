import { and, asc, eq, sql } from 'drizzle-orm';
import { eqId, inIds } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { OrderClock } from './order-clock.ts';
import { orderClocks, shopSmsDays } from './reminder.tables.ts';

/** The only clock of its order. */
export async function writeClock(tx: Tx, clock: OrderClock): Promise<void> {
  await tx
    .insert(orderClocks)
    .values({
      ...clock,
      closedWeekdays: [...clock.closedWeekdays],
      closedDays: [...clock.closedDays],
      taken: [...clock.taken],
    })
    .onConflictDoUpdate({
      target: [orderClocks.cityId, orderClocks.orderId],
      set: {
        countedSeconds: sql`excluded.counted_seconds`,
        countingSince: sql`excluded.counting_since`,
        openingTime: sql`excluded.opening_time`,
        closingTime: sql`excluded.closing_time`,
        closedWeekdays: sql`excluded.closed_weekdays`,
        closedDays: sql`excluded.closed_days`,
        taken: sql`excluded.taken`,
      },
    });
}

/** If there is one. */
export async function deleteClock(tx: Tx, orderId: number): Promise<void> {
  await tx.delete(orderClocks).where(eqId(orderClocks.orderId, orderId));
}

export async function deleteClocksOfOrders(
  tx: Tx,
  { orderIds }: { readonly orderIds: readonly number[] },
): Promise<void> {
  await tx.delete(orderClocks).where(inIds(orderClocks.orderId, orderIds));
}

export async function hasClock(db: Db, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ orderId: orderClocks.orderId })
    .from(orderClocks)
    .where(eqId(orderClocks.orderId, orderId));
  return rows.length > 0;
}

/** The caller has locked the order. */
export async function lockClock(tx: Tx, orderId: number): Promise<OrderClock | undefined> {
  const [row] = await tx.select().from(orderClocks).where(eqId(orderClocks.orderId, orderId)).for('update');
  return row;
}

/** Of a city, or of one of its shops, in the order of locking. */
export const lockClocksOf = (
  tx: Tx,
  { cityId, shopId }: { readonly cityId: number; readonly shopId?: number },
): Promise<OrderClock[]> =>
  tx
    .select()
    .from(orderClocks)
    .where(
      and(eq(orderClocks.cityId, cityId), shopId === undefined ? undefined : eq(orderClocks.shopId, shopId)),
    )
    .orderBy(asc(orderClocks.orderId))
    .for('update');

/** Returns how many SMS the reminders of this shop asked for on this day, these included. */
export async function countShopSms(
  tx: Tx,
  {
    wanted,
    ...of
  }: { readonly cityId: number; readonly shopId: number; readonly day: string; readonly wanted: number },
): Promise<number> {
  const isSameDay = sql`${shopSmsDays.day} = excluded.day`;
  const [row] = await tx
    .insert(shopSmsDays)
    .values({ ...of, asked: wanted })
    .onConflictDoUpdate({
      target: [shopSmsDays.cityId, shopSmsDays.shopId],
      set: {
        day: sql`excluded.day`,
        asked: sql`excluded.asked + case when ${isSameDay} then ${shopSmsDays.asked} else 0 end`,
      },
    })
    .returning({ asked: shopSmsDays.asked });
  if (!row) throw new Error('the SMS of the shop were not counted');
  return row.asked;
}
