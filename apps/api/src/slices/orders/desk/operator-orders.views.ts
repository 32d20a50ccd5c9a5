// Orders as operators see them in lists.

import { limits } from '@haat/contract/limits';
import { rupeesOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/operator/orders';
import { allowedOrderActions } from '@haat/contract/order-machine';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inIds, newestFirst, numberIn } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { maskedNumber } from '../../../platform/masked-number.ts';
import { pageOf } from '../../../platform/page.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { cities, users } from '../../accounts/account.tables.ts';
import { shownName } from '../../accounts/index.ts';
import { shops } from '../../shops/shop.tables.ts';
import { failureColumns, presentSlot } from '../display/order-head.views.ts';
import { orders } from '../order.tables.ts';
import { orderEvents } from '../order-event.tables.ts';
import { filteredOrders, type OrderFilter } from './order-filter.views.ts';

const customers = alias(users, 'customers');
const deliverers = alias(users, 'deliverers');

const recordColumns = {
  id: orders.id,
  status: orders.status,
  slotStart: orders.slotStart,
  slotEnd: orders.slotEnd,
  pricePaise: orders.pricePaise,
  deliveryCostPaise: orders.deliveryCostPaise,
  itemCount: orders.itemCount,
  payment: orders.payment,
  createdAt: orders.createdAt,
  ...failureColumns,
  fulfilment: orders.fulfilment,
  cityId: orders.cityId,
  cityName: cities.name,
  timeZone: cities.timeZone,
  shopId: orders.shopId,
  shopName: shops.name,
  retailerId: shops.retailerId,
  customerId: orders.customerId,
  customerFirstName: customers.firstName,
  customerLastName: customers.lastName,
  customerNumber: customers.number,
  delivererId: orders.delivererId,
  delivererFirstName: deliverers.firstName,
  delivererLastName: deliverers.lastName,
  delivererNumber: deliverers.number,
};

export const selectRecords = (db: Db) =>
  db
    .select(recordColumns)
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(deliverers, eq(deliverers.id, orders.delivererId));

export type OrderRecordRow = Awaited<ReturnType<typeof selectRecords>>[number];

/** As an index has it. */
const amountPaise = sql`(${orders.pricePaise} + ${orders.deliveryCostPaise})`;

const sorts: Readonly<Record<wire.OrderSort, readonly SQL[]>> = {
  '-time': [desc(orders.createdAt), newestFirst(orders)],
  time: [asc(orders.createdAt), asc(numberIn(orders))],
  '-amount': [desc(amountPaise), newestFirst(orders)],
  amount: [asc(amountPaise), asc(numberIn(orders))],
};

/** By default newest first. `count` covers all that match the filter, up to a limit. */
export async function viewOrderRecords(
  db: Db,
  query: OrderFilter & Parameters<typeof pageOf>[0] & { readonly sort?: wire.OrderSort },
  { viewerId, now }: { readonly viewerId: number; readonly now: Date },
): Promise<{ count: number; results: wire.OrderRecordInList[] }> {
  const condition = filteredOrders(query, now);
  const { limit, offset } = pageOf(query);
  const [count, rows] = await Promise.all([
    countRecords(db, condition),
    selectRecords(db)
      .where(condition)
      .orderBy(...sorts[query.sort ?? '-time'])
      .limit(limit)
      .offset(offset),
  ]);
  const versions = await readVersions(
    db,
    rows.map(({ id }) => id),
  );
  const results = rows.map((row) => presentInList(row, viewerId, versions.get(row.id) ?? 1));
  return { count, results };
}

/** Counts up to a limit. Without one, a broad filter would read the orders of years. */
async function countRecords(db: Db, condition: SQL | undefined): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(condition)
    // The order of an index, which ends the reading at the limit.
    .orderBy(desc(orders.createdAt), newestFirst(orders))
    .limit(limits.ordersCounted)
    .as('counted');
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(counted);
  return row?.count ?? 0;
}

/** An order's version is the length of its history, because each change writes an event. */
async function readVersions(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderEvents.orderId, events: sql`count(*)`.mapWith(Number) })
    .from(orderEvents)
    .where(inIds(orderEvents.orderId, orderIds))
    .groupBy(orderEvents.orderId);
  return new Map(rows.map(({ orderId, events }) => [orderId, events]));
}

const presentInList = (row: OrderRecordRow, viewerId: number, version: number): wire.OrderRecordInList => {
  const { customer, deliverer, ...head } = presentRecord(row, viewerId);
  return { ...head, customer: masked(customer), deliverer: deliverer && masked(deliverer), version };
};

export const masked = <P extends { readonly number: string | null }>(person: P): P => ({
  ...person,
  number: person.number && maskedNumber(person.number),
});

/** With whole numbers. */
export const presentRecord = (row: OrderRecordRow, viewerId: number) => ({
  id: row.id,
  status: row.status,
  slot: presentSlot(row),
  amount: rupeesOf(row.pricePaise + row.deliveryCostPaise),
  price: rupeesOf(row.pricePaise),
  delivery_cost: rupeesOf(row.deliveryCostPaise),
  item_count: row.itemCount,
  city: { id: row.cityId, name: row.cityName },
  shop: { id: row.shopId, name: row.shopName },
  customer: {
    id: row.customerId,
    name: customerNameOf(row),
    number: row.customerNumber,
  },
  deliverer: presentDeliverer(row),
  created_at: isoInZone(row.createdAt, row.timeZone),
  fulfilment: row.fulfilment,
  allowed_actions: isOwn(row, viewerId)
    ? []
    : allowedOrderActions(row.status, 'operator', {
        hasFailed: row.failureReason !== null,
        fulfilment: row.fulfilment,
      }),
  is_own: isOwn(row, viewerId),
});

const isOwn = ({ customerId, delivererId, retailerId }: OrderRecordRow, viewerId: number): boolean =>
  [customerId, delivererId, retailerId].includes(viewerId);

function presentDeliverer(row: OrderRecordRow): wire.OrderRecordInList['deliverer'] {
  if (row.delivererId === null) return null;
  return { id: row.delivererId, name: delivererNameOf(row), number: row.delivererNumber };
}

export const customerNameOf = (row: OrderRecordRow): string =>
  shownName({
    firstName: row.customerFirstName,
    lastName: row.customerLastName,
    number: row.customerNumber,
  }).en;

export const delivererNameOf = (row: OrderRecordRow): string =>
  shownName({
    firstName: row.delivererFirstName,
    lastName: row.delivererLastName,
    number: row.delivererNumber,
  }).en;
