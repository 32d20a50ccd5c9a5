// The figures of the last days.
import { rupeesOf } from '@haat/contract/money';
import type { DayFigures } from '@haat/contract/operator/today';
import { and, eq, gte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { dayAfter, dayInZone, instantInZone, numberOfDay } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { orders } from '../orders/order.tables.ts';

const daysShown = 14;

/**
 * Today is the last. Each order counts on its day in its city, so that every city's today is in the last row. The days are
 * named as in the first of the cities.
 */
export async function viewDays(
  db: Db,
  places: readonly { readonly timeZone: string }[],
  now: Date,
): Promise<DayFigures[]> {
  const zones = [...new Set(places.map(({ timeZone }) => timeZone))];
  const home = zones[0] ?? homeTimeZone;
  const [ofOrders, arrived] = await Promise.all([
    listOrderDays(db, earliestStart(zones, now)),
    listArrivals(db, home, earliestStart([home], now)),
  ]);
  const daysAgo = (day: string, zone: string): number => numberOfDay(dayInZone(now, zone)) - numberOfDay(day);
  const ordersOf = Map.groupBy(ofOrders, ({ day, zone }) => daysAgo(day, zone));
  const arrivedOf = new Map(arrived.map(({ day, people }) => [daysAgo(day, home), people]));
  return Array.from({ length: daysShown }, (_, at) => {
    const ago = daysShown - 1 - at;
    const rows = ordersOf.get(ago) ?? [];
    const sum = (name: 'orders' | 'amountPaise' | 'cancelled' | 'rejected') =>
      rows.reduce((total, row) => total + row[name], 0);
    return {
      day: dayAfter(dayInZone(now, home), -ago),
      orders: sum('orders'),
      amount: rupeesOf(sum('amountPaise')),
      cancelled: sum('cancelled'),
      rejected: sum('rejected'),
      new_customers: arrivedOf.get(ago) ?? 0,
    };
  });
}

/** When the first of the days began, in the zone where it began first. */
function earliestStart(zones: readonly string[], now: Date): Date {
  const starts = zones.map((zone) =>
    instantInZone(dayAfter(dayInZone(now, zone), 1 - daysShown), '00:00', zone).getTime(),
  );
  return new Date(Math.min(now.getTime(), ...starts));
}

const localDay = (at: SQLWrapper, zone: SQLWrapper | string): SQL<string> =>
  sql<string>`((${at} at time zone ${zone})::date)::text`;

const count = (which: SQL) => sql`count(*) filter (where ${which})`.mapWith(Number);

function listOrderDays(db: Db, since: Date) {
  const day = localDay(orders.createdAt, cities.timeZone);
  const amount = sql`sum(${orders.pricePaise} + ${orders.deliveryCostPaise})`;
  return db
    .select({
      zone: cities.timeZone,
      day,
      orders: sql`count(*)`.mapWith(Number),
      amountPaise:
        sql`coalesce(${amount} filter (where ${orders.status} not in ('CANCELLED', 'REJECTED')), 0)`.mapWith(
          Number,
        ),
      cancelled: count(sql`${orders.status} = 'CANCELLED'`),
      rejected: count(sql`${orders.status} = 'REJECTED'`),
    })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(gte(orders.createdAt, since))
    .groupBy(sql`1`, sql`2`);
}

/** People with an address, by the day on which they first signed in. */
function listArrivals(db: Db, zone: string, since: Date) {
  return db
    .select({ day: localDay(users.createdAt, zone), people: sql`count(*)`.mapWith(Number) })
    .from(users)
    .where(and(gte(users.createdAt, since), users.isCustomerSetupDone))
    .groupBy(sql`1`);
}
