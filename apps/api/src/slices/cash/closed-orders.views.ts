// The sums of completed orders by shop and deliverer, in paise, for the close of a day and for a shop's sales.
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { dayAfter, instantInZone } from '../../platform/zoned-time.ts';
import { cities } from '../accounts/account.tables.ts';
import { refusedPaise } from '../orders/index.ts';
import { orderItems, orders } from '../orders/order.tables.ts';
import { isCompletion, orderEvents } from '../orders/order-event.tables.ts';
import { payments } from '../payments/payment.tables.ts';
import type { Days } from './sales-days.ts';

export interface ClosedQuery extends Days {
  readonly city?: number | undefined;
  readonly shop?: number;
}

const pair = { shopId: orders.shopId, delivererId: orders.delivererId };
export const sum = (paise: SQLWrapper, which: SQL = sql`true`) =>
  sql`coalesce(sum(${paise}) filter (where ${which}), 0)`.mapWith(Number);

/** Completed on these days in the order's city. */
export const isClosed = ({ city, shop, ...days }: ClosedQuery): SQL | undefined =>
  and(
    isCompletion,
    isOn(orderEvents.at, days),
    city === undefined ? undefined : eq(orders.cityId, city),
    shop === undefined ? undefined : eq(orders.shopId, shop),
  );

/** In the time zone of the joined city. The first two conditions, which hold in all zones, can use the index. */
export function isOn(at: SQLWrapper, { from, to }: Days): SQL {
  const begin = instantInZone(from, '00:00', 'Etc/GMT-14').toISOString();
  const end = instantInZone(dayAfter(to, 1), '00:00', 'Etc/GMT+12').toISOString();
  return sql`(${at} >= ${begin}::timestamptz and ${at} < ${end}::timestamptz
    and (${at} at time zone ${cities.timeZone})::date between ${from}::date and ${to}::date)`;
}

const amount = sql`(${orders.pricePaise} + ${orders.deliveryCostPaise})`;

/** Older releases kept no payments. Their orders count as cash. */
const isWithoutPayments = sql`${orders.payBy} is null and not ${orders.hasPayments}`;

export const sumOrders = (db: Db, query: ClosedQuery) =>
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

export const sumRefused = (db: Db, query: ClosedQuery) =>
  db
    .select({
      ...pair,
      refused: sum(refusedPaise),
    })
    .from(orderEvents)
    .innerJoin(orders, eqId(orders.id, orderEvents.orderId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .innerJoin(orderItems, eqId(orderItems.orderId, orders.id))
    .where(isClosed(query))
    .groupBy(orders.shopId, orders.delivererId);

export function sumPayments(db: Db, query: ClosedQuery) {
  const { method, state, toldBy, amountPaise } = payments;
  const isUpi = (which: SQL) => sql`${method} = 'upi' and ${which}`;
  return db
    .select({
      ...pair,
      cash: sum(amountPaise, sql`${method} = 'cash' or (${state} = 'denied' and ${toldBy} = 'deliverer')`),
      denied: sum(amountPaise, sql`${state} = 'denied' and ${toldBy} = 'deliverer'`),
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
