// Copies of an order that is at the door, so that tests with thousands of them needn't walk the way there.

import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSequence, PgTable } from 'drizzle-orm/pg-core';
import { eqId } from '../platform/city-id.ts';
import type { Tx } from '../platform/database.ts';
import { deliveries, deliveryIds } from '../slices/deliveries/delivery.tables.ts';
import { orderIds, orderItemIds, orderItems, orders } from '../slices/orders/order.tables.ts';
import { orderEventIds, orderEvents } from '../slices/orders/order-event.tables.ts';

export interface DoorOrder {
  readonly orderId: number;
  readonly deliveryId: number;
}

/** Copies a delivered order with its items, its history and its delivery. */
export async function copyDoorOrder(tx: Tx, { orderId }: DoorOrder): Promise<DoorOrder> {
  const copied = await copyOrder(tx, orderId);
  const where = eqId(deliveries.orderId, orderId);
  const copy = { table: deliveries, ids: deliveryIds, where, orderId: copied };
  return { orderId: copied, deliveryId: await copyRows(tx, copy) };
}

/** Copies an order with its items and its history, such as one to fetch. Returns its id. */
export async function copyOrder(tx: Tx, orderId: number): Promise<number> {
  const copied = await copyRows(tx, { table: orders, ids: orderIds, where: eqId(orders.id, orderId) });
  const copy = (table: PgTable & { readonly orderId: AnyPgColumn }, ids: PgSequence) =>
    copyRows(tx, { table, ids, where: eqId(table.orderId, orderId), orderId: copied });
  await copy(orderItems, orderItemIds);
  await copy(orderEvents, orderEventIds);
  return copied;
}

interface Copy {
  readonly table: PgTable;
  readonly ids: PgSequence;
  readonly where: SQL;
  /** To which order the copies belong. */
  readonly orderId?: number;
}

/** Returns the id of the first copy. */
async function copyRows(tx: Tx, { table, ids, where, orderId }: Copy): Promise<number> {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const values = names.map((name) => {
    if (name === 'id') return sql.raw(`((city_id - 1) << 36) + nextval('${ids.seqName}')`);
    return name === 'order_id' && orderId !== undefined ? sql`${orderId}::bigint` : sql.identifier(name);
  });
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into ${sql.identifier(getTableName(table))} (${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )})
      select ${sql.join(values, sql`, `)} from ${sql.identifier(getTableName(table))} where ${where} order by id returning id`,
  );
  return Number(rows[0]?.id);
}
