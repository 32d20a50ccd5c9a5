import { type OrderStatus, previousOrderStatuses } from '@haat/contract/order-machine';
import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { orderEvents, orderItems, orders } from './order.tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type EventDetails = OrderEventRow['details'];

/** Lock order: a deliverer's user row, then the order, then its slot and products. Throws `not_found`. */
export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function insertOrder(tx: Tx, order: typeof orders.$inferInsert): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('the order was not written');
  return row;
}

/** How many of a customer's orders have the status INITIATED. */
export const countInitiatedOrders = (tx: Tx, customerId: number): Promise<number> =>
  tx.$count(orders, and(eq(orders.customerId, customerId), isActive, eq(orders.status, 'INITIATED')));

export type OrderChange = Partial<Pick<OrderRow, 'delivererId' | 'pricePaise' | 'itemCount' | 'payment'>>;

/** Changes the status if it hasn't changed since it was read. */
export async function updateOrderStatus(
  tx: Tx,
  orderId: number,
  move: { from: OrderStatus; to: OrderStatus; change: OrderChange },
): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...move.change, status: move.to })
    .where(and(eq(orders.id, orderId), eq(orders.status, move.from)))
    .returning();
  if (!row) throw new Error(`order ${orderId} changed without its lock`);
  return row;
}

export async function insertOrderItems(tx: Tx, items: (typeof orderItems.$inferInsert)[]): Promise<void> {
  await tx.insert(orderItems).values(items);
}

/** Sorted as they were in the cart. */
export function listOrderItems(db: Db, orderId: number): Promise<OrderItemRow[]> {
  return db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));
}

export async function updateKept(tx: Tx, itemId: number, kept: number): Promise<void> {
  await tx.update(orderItems).set({ kept }).where(eq(orderItems.id, itemId));
}

export async function insertOrderEvent(
  tx: Tx,
  event: Omit<typeof orderEvents.$inferInsert, 'at'>,
): Promise<void> {
  await tx.insert(orderEvents).values({ ...event, at: tx.now });
}

/** The event that led to the current status. A hand-over doesn't change the status. */
export async function getStatusEvent(db: Db, orderId: number): Promise<OrderEventRow> {
  const [row] = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        or(isNull(orderEvents.fromStatus), ne(orderEvents.fromStatus, orderEvents.toStatus)),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1);
  if (!row) throw new Error(`order ${orderId} has no history`);
  return row;
}

/** Literals, so that the planner can choose the right partial index. */
const previous = sql.raw(previousOrderStatuses.map((status) => `'${status}'`).join(', '));
export const isPrevious = sql`${orders.status} in (${previous})`;
export const isActive = sql`${orders.status} not in (${previous})`;

/** A deliverer's orders that aren't picked up yet, in locking order. */
export async function listAssignedOrderIds(db: Db, delivererId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.delivererId, delivererId), eq(orders.status, 'ASSIGNED')))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

/** Whether a person has an active order as customer, retailer or deliverer. */
export async function hasActiveOrders(
  db: Db,
  { userId, shopId }: { readonly userId: number; readonly shopId: number | undefined },
): Promise<boolean> {
  const roles = [eq(orders.customerId, userId), eq(orders.delivererId, userId)];
  if (shopId !== undefined) roles.push(eq(orders.shopId, shopId));
  for (const role of roles) {
    const rows = await db.select({ id: orders.id }).from(orders).where(and(role, isActive)).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}

export async function listCityIdsOfCustomer(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ cityId: orders.cityId })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isPrevious));
  return rows.map(({ cityId }) => cityId);
}

/** Removes personal data from a customer's orders in one city, and moves them to `point`. Items and amounts stay. */
export async function blankCustomerOrders(
  tx: Tx,
  { customerId, cityId }: { readonly customerId: number; readonly cityId: number },
  point: { readonly latitude: number; readonly longitude: number },
): Promise<void> {
  const { latitude, longitude } = point;
  await tx
    .update(orders)
    .set({ receiver: '', receiverNumber: '', address: '', additionalDetails: '', latitude, longitude })
    .where(and(eq(orders.customerId, customerId), eq(orders.cityId, cityId)));
}
