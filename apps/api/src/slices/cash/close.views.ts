// The close of a day: orders completed on it, by shop and by deliverer. Each city has its own day.
import type { DailyClose } from '@haat/contract/operator/cash';
import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import { csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import { maskedNumber } from '../../platform/masked-number.ts';
import { requireDay } from '../../platform/require-day.ts';
import { dayAfter, instantInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { shownName } from '../accounts/index.ts';
import { orderItems, orders } from '../orders/order.tables.ts';
import { orderEvents } from '../orders/order-event.tables.ts';
import { payments } from '../payments/payment.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { cashHandOvers } from './cash.tables.ts';
import { addSums, type CloseSums, presentSums } from './close-sums.ts';

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
  const parts: Part[] = (
    await Promise.all([
      sumOrders(db, query),
      sumRefused(db, query),
      sumPayments(db, query),
      sumHandOvers(db, query),
    ])
  ).flat();
  const byShop = groupOf(parts, ({ shopId }) => shopId);
  const byDeliverer = groupOf(parts, ({ delivererId }) => delivererId);
  const [shopRows, people] = await Promise.all([
    listShops(db, [...byShop.keys()]),
    listPeople(db, [...byDeliverer.keys()]),
  ]);
  return {
    day: query.day,
    shops: shopRows.map(({ id, name }) => ({ id, name, ...sumsOf(byShop.get(id)) })),
    deliverers: people.map((person) => ({
      id: person.id,
      name: shownName(person).en,
      number: maskedNumber(person.number ?? ''),
      ...sumsOf(byDeliverer.get(person.id)),
    })),
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

const pair = { shopId: orders.shopId, delivererId: orders.delivererId };
const sum = (paise: SQLWrapper, which: SQL = sql`true`) =>
  sql`coalesce(sum(${paise}) filter (where ${which}), 0)`.mapWith(Number);

/** Completed on the day in the order's city. */
const isClosed = ({ day, city }: CloseQuery): SQL | undefined =>
  and(
    sql`${orderEvents.action} = 'completed'`,
    isOn(orderEvents.at, day),
    city === undefined ? undefined : eq(orders.cityId, city),
  );

/** In the time zone of the joined city. The first two conditions, which hold in all zones, can use the index. */
function isOn(at: SQLWrapper, day: string): SQL {
  const begin = instantInZone(day, '00:00', 'Etc/GMT-14').toISOString();
  const end = instantInZone(dayAfter(day, 1), '00:00', 'Etc/GMT+12').toISOString();
  return sql`(${at} >= ${begin}::timestamptz and ${at} < ${end}::timestamptz
    and (${at} at time zone ${cities.timeZone})::date = ${day}::date)`;
}

const amount = sql`(${orders.pricePaise} + ${orders.deliveryCostPaise})`;

/** Older releases kept no payments. Their orders count as cash. */
const isWithoutPayments = sql`${orders.payBy} is null and not ${orders.hasPayments}`;

const sumOrders = (db: Db, query: CloseQuery) =>
  db
    .select({
      ...pair,
      orders: sql`count(*)`.mapWith(Number),
      goods: sum(orders.pricePaise),
      delivery: sum(orders.deliveryCostPaise),
      cash: sum(amount, isWithoutPayments),
    })
    .from(orderEvents)
    .innerJoin(orders, eqId(orders.id, orderEvents.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(isClosed(query))
    .groupBy(orders.shopId, orders.delivererId);

const sumRefused = (db: Db, query: CloseQuery) =>
  db
    .select({
      ...pair,
      refused: sum(sql`(${orderItems.ordered} - ${orderItems.kept}) * ${orderItems.pricePaise}`),
    })
    .from(orderEvents)
    .innerJoin(orders, eqId(orders.id, orderEvents.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .innerJoin(orderItems, eqId(orderItems.orderId, orders.id))
    .where(isClosed(query))
    .groupBy(orders.shopId, orders.delivererId);

function sumPayments(db: Db, query: CloseQuery) {
  const { method, state, toldBy, amountPaise } = payments;
  const isUpi = (which: SQL) => sql`${method} = 'upi' and ${which}`;
  return db
    .select({
      ...pair,
      cash: sum(amountPaise, sql`${method} = 'cash' or (${state} = 'denied' and ${toldBy} = 'deliverer')`),
      upi_confirmed: sum(amountPaise, isUpi(sql`${state} = 'confirmed'`)),
      upi_claimed: sum(amountPaise, isUpi(sql`${state} = 'claimed'`)),
      upi_denied: sum(amountPaise, isUpi(sql`${state} = 'denied' and ${toldBy} = 'customer'`)),
      credit: sum(amountPaise, sql`${method} = 'credit'`),
      rounding: sum(payments.roundingPaise),
    })
    .from(orderEvents)
    .innerJoin(orders, eqId(orders.id, orderEvents.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .innerJoin(payments, eqId(payments.orderId, orders.id))
    .where(and(isClosed(query), isNull(payments.withdrawnAt)))
    .groupBy(orders.shopId, orders.delivererId);
}

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
        isOn(cashHandOvers.answeredAt, day),
        city === undefined ? undefined : eq(cashHandOvers.cityId, city),
      ),
    )
    .groupBy(cashHandOvers.shopId, cashHandOvers.delivererId);

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
] as const;

/** Shops, then deliverers, as CSV. Without phone numbers. */
export async function* closeLines({ day, shops: ofShops, deliverers }: DailyClose): AsyncGenerator<string> {
  yield csvLine(['day', 'who', 'id', 'name', ...columns]);
  for (const row of ofShops) {
    yield csvLine([day, 'shop', row.id, row.name, ...columns.map((name) => row[name])]);
  }
  for (const row of deliverers) {
    yield csvLine([day, 'deliverer', row.id, row.name, ...columns.map((name) => row[name])]);
  }
}
