// The figures of the last days.
import { rupeesOf } from '@haat/contract/money';
import type { DayFigures } from '@haat/contract/operator/today';
import { and, eq, gte, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { dayAfter, dayInZone, instantInZone, numberOfDay } from '../../platform/zoned-time.ts';
import { cities } from '../accounts/account.tables.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { orders, personCities } from '../orders/order.tables.ts';

const daysShown = 14;

/**
 * The last row is today. Each order counts on its day in its own city, so the last row has today's orders of every
 * city. The rows' dates are those of the first city.
 */
export async function viewDays(
  db: Db,
  places: readonly { readonly timeZone: string }[],
  now: Date,
): Promise<DayFigures[]> {
  const zones = [...new Set(places.map(({ timeZone }) => timeZone))];
  const home = zones[0] ?? homeTimeZone;
  const since = earliestStart(zones, now);
  const [ofOrders, ofPeople] = await Promise.all([listOrderDays(db, since), listNewCustomers(db, since)]);
  const daysAgo = (day: string, zone: string): number => numberOfDay(dayInZone(now, zone)) - numberOfDay(day);
  const ordersOf = Map.groupBy(ofOrders, ({ day, zone }) => daysAgo(day, zone));
  const peopleOf = Map.groupBy(ofPeople, ({ day, zone }) => daysAgo(day, zone));
  return Array.from({ length: daysShown }, (_, at) => {
    const ago = daysShown - 1 - at;
    const rows = ordersOf.get(ago) ?? [];
    const sum = (name: Exclude<keyof OrderDay, 'zone' | 'day'>) =>
      rows.reduce((total, row) => total + row[name], 0);
    return {
      day: dayAfter(dayInZone(now, home), -ago),
      orders: sum('orders'),
      amount: rupeesOf(sum('completedPaise')),
      open: sum('open'),
      open_amount: rupeesOf(sum('openPaise')),
      cancelled: sum('cancelled'),
      rejected: sum('rejected'),
      new_customers: (peopleOf.get(ago) ?? []).reduce((total, { people }) => total + people, 0),
    };
  });
}

/** When the first day began, in the time zone where it began first. */
function earliestStart(zones: readonly string[], now: Date): Date {
  const starts = zones.map((zone) =>
    instantInZone(dayAfter(dayInZone(now, zone), 1 - daysShown), '00:00', zone).getTime(),
  );
  return new Date(Math.min(now.getTime(), ...starts));
}

const localDay = (at: SQLWrapper, zone: SQLWrapper | string): SQL<string> =>
  sql<string>`((${at} at time zone ${zone})::date)::text`;

const count = (which: SQL) => sql`count(*) filter (where ${which})`.mapWith(Number);

type OrderDay = Awaited<ReturnType<typeof listOrderDays>>[number];

function listOrderDays(db: Db, since: Date) {
  const day = localDay(orders.createdAt, cities.timeZone);
  const amount = sql`sum(${orders.pricePaise} + ${orders.deliveryCostPaise})`;
  const amountOf = (which: SQL) => sql`coalesce(${amount} filter (where ${which}), 0)`.mapWith(Number);
  const isOpen = sql`${orders.status} not in ('COMPLETED', 'CANCELLED', 'REJECTED')`;
  return db
    .select({
      zone: cities.timeZone,
      day,
      orders: sql`count(*)`.mapWith(Number),
      completedPaise: amountOf(sql`${orders.status} = 'COMPLETED'`),
      open: count(isOpen),
      openPaise: amountOf(isOpen),
      cancelled: count(sql`${orders.status} = 'CANCELLED'`),
      rejected: count(sql`${orders.status} = 'REJECTED'`),
    })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(gte(orders.createdAt, since))
    .groupBy(sql`1`, sql`2`);
}

const { userId, cityId, firstOrderAt } = personCities;
const earlier = alias(personCities, 'earlier');

/** People whose first order was placed since then, by the order's day in its city. */
function listNewCustomers(db: Db, since: Date) {
  const before = sql`(${earlier.firstOrderAt}, ${earlier.cityId}) < (${firstOrderAt}, ${cityId})`;
  const ordersBefore = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(and(eq(earlier.userId, userId), before));
  return db
    .select({
      zone: cities.timeZone,
      day: localDay(firstOrderAt, cities.timeZone),
      people: sql`count(*)`.mapWith(Number),
    })
    .from(personCities)
    .innerJoin(cities, eq(cities.id, cityId))
    .where(and(gte(firstOrderAt, since), notExists(ordersBefore)))
    .groupBy(sql`1`, sql`2`);
}
