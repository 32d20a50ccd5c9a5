// What a deliverer did on each of the last days.
import type { DaySummary, DeliverySummary } from '@haat/contract/cash';
import { rupeesOf } from '@haat/contract/money';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, inIds } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { dayAfter, dayInZone, instantInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { oneDecimal, wayKm } from '../deliveries/index.ts';
import { findOwnRows } from '../orders/index.ts';
import { orders } from '../orders/order.tables.ts';
import { orderEvents } from '../orders/order-event.tables.ts';
import { payments } from '../payments/payment.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { cashEntries } from './cash.tables.ts';

const daysShown = 7;

/** Today first. Throws `not_found` for a person who isn't a deliverer. */
export async function viewSummary(db: Db, delivererId: number, now: Date): Promise<DeliverySummary> {
  const timeZone = await getTimeZone(db, delivererId);
  const today = dayInZone(now, timeZone);
  const days = Array.from({ length: daysShown }, (_, ago) => dayAfter(today, -ago));
  const since = instantInZone(dayAfter(today, 1 - daysShown), '00:00', timeZone);
  const completed = await listCompleted(db, delivererId, since);
  return { days: sumByDay(days, completed, timeZone) };
}

async function getTimeZone(db: Db, delivererId: number): Promise<string> {
  const [row] = await db
    .select({ timeZone: cities.timeZone })
    .from(users)
    .innerJoin(cities, eq(cities.id, users.delivererCityId))
    .where(and(eq(users.id, delivererId), sql`${users.isDeliverer}`));
  if (!row) throw new AppError('not_found');
  return row.timeZone;
}

/** The deliverer of an order is who completed it. */
async function listCompleted(db: Db, delivererId: number, since: Date): Promise<Completed[]> {
  const isTheirs = await findOwnRows(db, delivererId);
  const rows = await db
    .select({
      orderId: orders.id,
      at: orderEvents.at,
      deliveryCostPaise: orders.deliveryCostPaise,
      amountPaise: sql`(${orders.pricePaise} + ${orders.deliveryCostPaise})`.mapWith(Number),
      // Older releases kept no payments. Their orders count as cash.
      isWithoutPayments: sql<boolean>`${orders.payBy} is null and not ${orders.hasPayments}`,
      latitude: orders.latitude,
      longitude: orders.longitude,
      shopLatitude: shops.latitude,
      shopLongitude: shops.longitude,
    })
    .from(orderEvents)
    .innerJoin(orders, eqId(orders.id, orderEvents.orderId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(
      and(
        isTheirs(orderEvents.actorId, orders),
        sql`${orderEvents.action} = 'completed'`,
        gte(orderEvents.at, since),
      ),
    );
  const ids = rows.map(({ orderId }) => orderId);
  const [cashOf, feeOf] = await Promise.all([sumCash(db, ids), sumFees(db, ids)]);
  return rows.map((row) => ({
    at: row.at,
    earnedPaise: row.deliveryCostPaise - (feeOf.get(row.orderId) ?? 0),
    cashPaise: row.isWithoutPayments ? row.amountPaise : (cashOf.get(row.orderId) ?? 0),
    km: wayKm(row),
  }));
}

async function sumCash(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ orderId: payments.orderId, paise: sql`sum(${payments.amountPaise})`.mapWith(Number) })
    .from(payments)
    .where(and(inIds(payments.orderId, orderIds), eq(payments.method, 'cash'), isNull(payments.withdrawnAt)))
    .groupBy(payments.orderId);
  return new Map(rows.map(({ orderId, paise }) => [orderId, paise]));
}

/** What of the delivery costs goes to the operator. */
async function sumFees(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .select({ orderId: cashEntries.orderId, paise: cashEntries.amountPaise })
    .from(cashEntries)
    .where(
      and(
        inIds(cashEntries.orderId, orderIds),
        isNull(cashEntries.shopId),
        // A literal, so that the index fits.
        sql`${cashEntries.kind} = 'order'`,
      ),
    );
  return new Map(rows.map(({ orderId, paise }) => [orderId, paise]));
}

/** An order that a deliverer completed. */
export interface Completed {
  readonly at: Date;
  readonly earnedPaise: number;
  readonly cashPaise: number;
  readonly km: number;
}

export function sumByDay(
  days: readonly string[],
  completed: readonly Completed[],
  timeZone: string,
): DaySummary[] {
  const byDay = Map.groupBy(completed, ({ at }) => dayInZone(at, timeZone));
  return days.map((day) => {
    const orders = byDay.get(day) ?? [];
    const sum = (amountOf: (order: Completed) => number) =>
      orders.reduce((all, one) => all + amountOf(one), 0);
    return {
      day,
      deliveries: orders.length,
      earned: rupeesOf(sum(({ earnedPaise }) => earnedPaise)),
      cash: rupeesOf(sum(({ cashPaise }) => cashPaise)),
      km: oneDecimal(sum(({ km }) => km)),
    };
  });
}
