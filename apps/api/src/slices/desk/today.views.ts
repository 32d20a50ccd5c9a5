// What needs the operator's hand now, over all cities.
import type { OrderNeed } from '@haat/contract/operator/orders';
import type { Needs, Today } from '@haat/contract/operator/today';
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { dayAfter, dayInZone } from '../../platform/zoned-time.ts';
import { cities } from '../accounts/account.tables.ts';
import { hasNeed } from '../orders/index.ts';
import { orders, slotDays, slotWindows } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { customerRequests } from '../support/support.tables.ts';
import { viewDays } from './day-figures.views.ts';
import { viewNewestNeeds } from './newest-needs.views.ts';
import { type SlotFacts, slotNeeds } from './slot-needs.ts';

export async function viewToday(db: Db, now: Date): Promise<Today> {
  const places = await db
    .select({ id: cities.id, timeZone: cities.timeZone })
    .from(cities)
    .orderBy(asc(cities.id));
  const [waiting, ofOrders, slots, newest, days] = await Promise.all([
    countWaiting(db),
    countOrders(db, now),
    readSlots(db, places, now),
    viewNewestNeeds(db, now),
    viewDays(db, places, now),
  ]);
  return { needs: { ...waiting, ...ofOrders, ...slotNeeds(slots, now) }, newest, days };
}

type Counts<Name extends keyof Needs> = Promise<Pick<Needs, Name>>;

async function countWaiting(db: Db): Counts<'shops_waiting' | 'support_open'> {
  // Literals, so that partial indexes fit.
  const [shops_waiting, support_open] = await Promise.all([
    db.$count(shops, sql`${shops.state} = 'unverified'`),
    db.$count(customerRequests, eq(customerRequests.status, 'open')),
  ]);
  return { shops_waiting, support_open };
}

/** One pass over the active orders, which a partial index holds. */
async function countOrders(db: Db, now: Date): Counts<OrderNeed> {
  const count = (need: OrderNeed) => sql`count(*) filter (where ${hasNeed(need, now)})`.mapWith(Number);
  const [row] = await db
    .select({
      orders_unanswered: count('orders_unanswered'),
      requests_open: count('requests_open'),
      deliveries_late: count('deliveries_late'),
    })
    .from(orders)
    .where(sql`${orders.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`);
  return row ?? { orders_unanswered: 0, requests_open: 0, deliveries_late: 0 };
}

async function readSlots(db: Db, places: SlotFacts['cities'], now: Date): Promise<SlotFacts> {
  // No city is more than a day behind or ahead.
  const yesterday = dayAfter(dayInZone(now, 'UTC'), -1);
  const [windows, taken] = await Promise.all([
    db
      .select()
      .from(slotWindows)
      .where(
        and(isNull(slotWindows.deletedAt), or(isNull(slotWindows.date), gte(slotWindows.date, yesterday))),
      ),
    db
      .select({ windowId: slotDays.windowId, day: slotDays.day, taken: slotDays.taken })
      .from(slotDays)
      .where(gte(slotDays.day, yesterday)),
  ]);
  return { cities: places, windows, taken };
}
