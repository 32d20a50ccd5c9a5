// The close of a day: orders completed on it, by shop and by deliverer. Each city has its own day.
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type { ClosedDay, ClosedSums, DailyClose } from '@haat/contract/operator/cash';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import { csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import { maskedNumber } from '../../platform/masked-number.ts';
import { requireDay } from '../../platform/require-day.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { shownName } from '../accounts/index.ts';
import { orders } from '../orders/order.tables.ts';
import { refunds } from '../payments/refund.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { cashEntries, cashHandOvers, dailyCloses } from './cash.tables.ts';
import { addSums, type CloseSums, presentSums } from './close-sums.ts';
import { isOn, sum, sumOrders, sumPayments, sumRefused } from './closed-orders.views.ts';

interface CloseQuery {
  readonly day: string;
  readonly city?: number;
}

/** The sums of one shop with one deliverer. */
interface Part extends Partial<CloseSums> {
  /** Null: cash for the operator. */
  readonly shopId: number | null;
  readonly delivererId: number | null;
}

/** By name. Throws `input.invalid` on a day that isn't in the calendar. */
export async function viewClose(db: Db, query: CloseQuery): Promise<DailyClose> {
  requireDay('day', query.day);
  const closed = { from: query.day, to: query.day, city: query.city };
  const parts: Part[] = (
    await Promise.all([
      sumOrders(db, closed),
      sumRefused(db, closed),
      sumPayments(db, closed),
      sumHandOvers(db, query),
      sumRefunds(db, query),
    ])
  ).flat();
  const byShop = groupOf(parts, ({ shopId }) => shopId);
  const byDeliverer = groupOf(parts, ({ delivererId }) => delivererId);
  const [shopRows, people, inHand, closing] = await Promise.all([
    listShops(db, [...byShop.keys()]),
    listPeople(db, [...byDeliverer.keys()]),
    sumInHandAt(db, [...byDeliverer.keys()], query),
    readClosing(db, query),
  ]);
  return {
    day: query.day,
    shops: shopRows.map(({ id, name }) => ({ id, name, ...sumsOf(byShop.get(id)) })),
    deliverers: people.map((person) => ({
      id: person.id,
      name: shownName(person).en,
      number: maskedNumber(person.number ?? ''),
      ...sumsOf(byDeliverer.get(person.id)),
      in_hand: rupeesOf(inHand.get(person.id) ?? 0),
    })),
    closed: closing,
  };
}

function groupOf(parts: readonly Part[], idOf: (part: Part) => number | null): Map<number, Part[]> {
  const groups = new Map<number, Part[]>();
  for (const part of parts) {
    const id = idOf(part);
    if (id !== null) groups.set(id, [...(groups.get(id) ?? []), part]);
  }
  return groups;
}

const sumsOf = (parts: readonly Part[] = []) => presentSums(addSums(parts));

const sumHandOvers = (db: Db, { day, city }: CloseQuery) =>
  db
    .select({
      shopId: cashHandOvers.shopId,
      delivererId: cashHandOvers.delivererId,
      handed_over: sum(cashHandOvers.amountPaise),
    })
    .from(cashHandOvers)
    .innerJoin(cities, eq(cities.id, cashHandOvers.cityId))
    .where(
      and(
        sql`${cashHandOvers.state} = 'confirmed'`,
        isOn(cashHandOvers.answeredAt, { from: day, to: day }),
        city === undefined ? undefined : eq(cashHandOvers.cityId, city),
      ),
    )
    .groupBy(cashHandOvers.shopId, cashHandOvers.delivererId);

const sumRefunds = (db: Db, { day, city }: CloseQuery) =>
  db
    .select({
      shopId: orders.shopId,
      delivererId: orders.delivererId,
      refunds: sum(refunds.amountPaise),
    })
    .from(refunds)
    .innerJoin(orders, eqId(orders.id, refunds.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(
      and(
        isNotNull(refunds.paidAt),
        isOn(refunds.paidAt, { from: day, to: day }),
        city === undefined ? undefined : eq(refunds.cityId, city),
      ),
    )
    .groupBy(orders.shopId, orders.delivererId);

/** Of the deliverer's lines until the end of the day in the city of each. */
async function sumInHandAt(
  db: Db,
  ids: readonly number[],
  { day, city }: CloseQuery,
): Promise<ReadonlyMap<number, number>> {
  const { delivererId, amountPaise, at, cityId } = cashEntries;
  const rows = await db
    .select({ delivererId, paise: sum(amountPaise) })
    .from(cashEntries)
    .innerJoin(cities, eq(cities.id, cityId))
    .where(
      and(
        inArray(delivererId, [...ids]),
        sql`(${at} at time zone ${cities.timeZone})::date <= ${day}::date`,
        city === undefined ? undefined : eq(cityId, city),
      ),
    )
    .groupBy(delivererId);
  return new Map(rows.map((row) => [row.delivererId, row.paise]));
}

/** Only of one city. */
async function readClosing(db: Db, { day, city }: CloseQuery): Promise<ClosedDay | null> {
  if (city === undefined) return null;
  const [row] = await db
    .select({
      at: dailyCloses.at,
      note: dailyCloses.note,
      sums: dailyCloses.sums,
      timeZone: cities.timeZone,
      userId: dailyCloses.closedBy,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
    })
    .from(dailyCloses)
    .innerJoin(cities, eq(cities.id, dailyCloses.cityId))
    .innerJoin(users, eq(users.id, dailyCloses.closedBy))
    .where(and(eq(dailyCloses.cityId, city), eq(dailyCloses.day, day)));
  if (!row) return null;
  const { at, note, sums: kept, timeZone, userId, ...person } = row;
  return { at: isoInZone(at, timeZone), by: { id: userId, name: shownName(person).en }, note, sums: kept };
}

/** What is kept when the day is closed. Without names. */
export function keptSums({ shops: ofShops, deliverers }: DailyClose): ClosedSums {
  const all = ofShops.map((row) => columns.map((name) => row[name]));
  const totals = columns.map((name, at) => {
    const values = all.map((row) => row[at] ?? 0);
    return [name, name === 'orders' ? addUp(values) : rupeesOf(addUp(values.map(paiseOf)))] as const;
  });
  return {
    ...(Object.fromEntries(totals) as Omit<ClosedSums, 'shops' | 'deliverers'>), // all columns
    shops: ofShops.map(({ name: _, ...row }) => row),
    deliverers: deliverers.map(({ name: _, number: __, ...row }) => row),
  };
}

const addUp = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const listShops = (db: Db, ids: number[]) =>
  db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(inArray(shops.id, ids))
    .orderBy(shops.name, shops.id);

const listPeople = (db: Db, ids: number[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, number: users.number })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.firstName, users.lastName, users.id);

const columns = [
  'orders',
  'goods',
  'refused',
  'delivery',
  'cash',
  'upi_confirmed',
  'upi_claimed',
  'upi_denied',
  'credit',
  'rounding',
  'open',
  'handed_over',
  'refunds',
  'denied',
] as const;

/** Shops, then deliverers, as CSV. Without phone numbers. */
export async function* closeLines({ day, shops: ofShops, deliverers }: DailyClose): AsyncGenerator<string> {
  yield csvLine(['day', 'who', 'id', 'name', ...columns, 'in_hand']);
  for (const row of ofShops) {
    yield csvLine([day, 'shop', row.id, row.name, ...columns.map((name) => row[name]), '']);
  }
  for (const row of deliverers) {
    yield csvLine([day, 'deliverer', row.id, row.name, ...columns.map((name) => row[name]), row.in_hand]);
  }
}
