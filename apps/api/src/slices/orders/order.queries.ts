import { type OrderStatus, previousOrderStatuses } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { orderIds, orders } from './order.tables.ts';
import { orderEventIds, orderEvents } from './order-event.tables.ts';
import { findOwnRows } from './person-city.queries.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type EventDetails = OrderEventRow['details'];

/** Literals, so that the planner can choose the right partial index. */
const previous = sql.raw(previousOrderStatuses.map((status) => `'${status}'`).join(', '));
export const isPrevious = sql`${orders.status} in (${previous})`;
export const isActive = sql`${orders.status} not in (${previous})`;

const orderForUpdate = preparedOnce('order_lock', (tx: Tx) =>
  tx
    .select()
    .from(orders)
    .where(eqId(orders.id, sql.placeholder('orderId')))
    .for('no key update'),
);

/**
 * Throws `not_found`. Everybody locks in this order: a cart or a deliverer's user row, the order, the shop, its products by
 * id, the slot, and last what notifications lock.
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow> {
  const [row] = await orderForUpdate(tx, { orderId });
  if (!row) throw new AppError('not_found');
  return row;
}

/** What every order begins with. */
export const unmoved = {
  delivererId: null,
  payment: null,
  hasProposal: false,
  hasPayments: false,
  paymentDeniedAt: null,
  needsOperatorSince: null,
  failureReason: null,
  codeTries: 0,
} as const satisfies Partial<OrderRow>;

export type NewOrder = Omit<OrderRow, 'id' | keyof typeof unmoved>;

/** The caller has locked the order. */
export async function noteProposal(tx: Tx, orderId: number): Promise<void> {
  await tx.update(orders).set({ hasProposal: true }).where(eqId(orders.id, orderId));
}

/** The caller has locked the order. */
export async function notePayments(tx: Tx, orderId: number): Promise<void> {
  await tx.update(orders).set({ hasPayments: true }).where(eqId(orders.id, orderId));
}

/** The caller has locked the order. Null: nothing is due because of a denial. */
export async function notePaymentDenied(
  tx: Tx,
  orderId: number,
  paymentDeniedAt: Date | null,
): Promise<void> {
  await tx.update(orders).set({ paymentDeniedAt }).where(eqId(orders.id, orderId));
}

/** The caller has locked the order. */
export async function updatePayBy(tx: Tx, orderId: number, payBy: PayMethod): Promise<void> {
  await tx.update(orders).set({ payBy }).where(eqId(orders.id, orderId));
}

/** Returns its id. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<number> {
  const [row] = await tx.insert(orders).values(withNewId(order, orderIds)).returning({ id: orders.id });
  if (!row) throw new Error('the order was not written');
  return row.id;
}

export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'delivererId'
    | 'pricePaise'
    | 'itemCount'
    | 'payment'
    | 'payBy'
    | 'hasPayments'
    | 'paymentDeniedAt'
    | 'needsOperatorSince'
    | 'failureReason'
  >
>;

/** Writes what a move changes, if the status is still `from`. */
export async function updateMovedOrder(tx: Tx, order: OrderRow, from: OrderStatus): Promise<void> {
  const { id: orderId, status, delivererId, pricePaise, itemCount, payment, payBy } = order;
  const { hasPayments, paymentDeniedAt, needsOperatorSince, failureReason } = order;
  const [row] = await tx
    .update(orders)
    .set({
      status,
      delivererId,
      pricePaise,
      itemCount,
      payment,
      payBy,
      hasPayments,
      paymentDeniedAt,
      needsOperatorSince,
      failureReason,
    })
    .where(and(eqId(orders.id, orderId), eq(orders.status, from)))
    .returning({ id: orders.id });
  if (!row) throw new Error(`order ${orderId} changed without its lock`);
}

/** The caller has locked the order. */
export async function countWrongCode(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ codeTries: sql`${orders.codeTries} + 1` })
    .where(eqId(orders.id, orderId));
}

export async function insertOrderEvent(tx: Tx, event: Omit<OrderEventRow, 'id' | 'at'>): Promise<void> {
  await tx.insert(orderEvents).values({ ...withNewId(event, orderEventIds), at: tx.now });
}

/** The caller has locked the order. */
export async function noteNeedsOperator(tx: Tx, orderId: number): Promise<void> {
  await tx.update(orders).set({ needsOperatorSince: tx.now }).where(eqId(orders.id, orderId));
}

/** The event that led to the current status. A hand-over doesn't change the status. */
export async function getStatusEvent(db: Db, orderId: number): Promise<OrderEventRow> {
  const [row] = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        eqId(orderEvents.orderId, orderId),
        or(isNull(orderEvents.fromStatus), ne(orderEvents.fromStatus, orderEvents.toStatus)),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1);
  if (!row) throw new Error(`order ${orderId} has no history`);
  return row;
}

/** A deliverer's orders that aren't picked up yet, in locking order. */
export async function listAssignedOrderIds(db: Db, delivererId: number): Promise<number[]> {
  const isTheirs = await findOwnRows(db, delivererId);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isTheirs(orders.delivererId), eq(orders.status, 'ASSIGNED')))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

/** Whether a person has an active order as customer, retailer or deliverer. */
export async function hasActiveOrders(db: Db, userId: number, shopId: number | undefined): Promise<boolean> {
  const isTheirs = await findOwnRows(db, userId);
  const roles = [isTheirs(orders.customerId), isTheirs(orders.delivererId)];
  if (shopId !== undefined) roles.push(eqId(orders.shopId, shopId));
  for (const role of roles) {
    const rows = await db.select({ id: orders.id }).from(orders).where(and(role, isActive)).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
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
    .set({
      receiver: '',
      receiverNumber: '',
      address: '',
      additionalDetails: '',
      landmark: null,
      photoId: null,
      voiceNoteId: null,
      deliveryCode: null,
      latitude,
      longitude,
    })
    .where(and(eq(orders.customerId, customerId), eq(orders.cityId, cityId)));
}
