// How many orders there are in each state, for the metrics.

import { orderStatuses } from '@haat/contract/order-machine';
import { count, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { Reading } from '../../platform/meters/meters.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { isActive } from './order.queries.ts';
import { orders } from './order.tables.ts';

/** Counting the ended orders takes a second when there are a million. */
const endedKeepSeconds = 300;

/** Orders by state. */
export const orderMeters: Slice = ({ meters, database: { db } }) => {
  meters.gauge({
    name: 'haat_orders_active',
    help: 'Orders that have not ended, by state.',
    labels: ['status'],
    read: () => countActiveOrders(db),
  });
  meters.gauge({
    name: 'haat_orders_ended',
    help: 'Orders that have ended and are not archived, by state.',
    labels: ['status'],
    read: () => countEndedOrders(db),
    keepSeconds: endedKeepSeconds,
  });
};

type Status = (typeof orderStatuses)[number];

const ended: readonly Status[] = ['COMPLETED', 'REJECTED', 'CANCELLED'];

/** A partial index has all active orders. */
async function countActiveOrders(db: Db): Promise<Reading[]> {
  const rows = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(isActive)
    .groupBy(orders.status);
  const active = orderStatuses.filter((status) => !ended.includes(status));
  return readingsOf(active, rows);
}

/** Those that aren't archived yet. It reads all of them. */
async function countEndedOrders(db: Db): Promise<Reading[]> {
  const rows = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(sql`${orders.status} in ('COMPLETED', 'REJECTED', 'CANCELLED')`)
    .groupBy(orders.status);
  return readingsOf(ended, rows);
}

/** Each of the states, also those with no order. */
const readingsOf = (states: readonly Status[], rows: readonly { status: Status; orders: number }[]) =>
  states.map((status) => ({
    labels: { status },
    value: rows.find((row) => row.status === status)?.orders ?? 0,
  }));
