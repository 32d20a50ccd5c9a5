import { type OrderStatus, previousOrderStatuses } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import { and, asc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId, inIds, newestFirst, ofPerson, type PersonScope, withNewId } from '../../platform/city-id.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import type { Viewer } from '../files/index.ts';
import { orderIds, orders } from './order.tables.ts';
import { orderEvents } from './order-event.tables.ts';
import { forgetEarlierProofs } from './order-proof.queries.ts';
import { findOwnRows } from './person-city.queries.ts';

export type OrderRow = typeof orders.$inferSelect;

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
 * id, the customer's credit account, the deliverer's cash, the slot, and last what notifications lock.
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
  hasRefunds: false,
  refundOwedAt: null,
  needsOperatorSince: null,
  failureReason: null,
  codeTries: 0,
  packedAt: null,
  readyAt: null,
  proofId: null,
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

/** The caller has locked the order. Null: no refund is owed. */
export async function noteRefunds(tx: Tx, orderId: number, refundOwedAt: Date | null): Promise<void> {
  await tx.update(orders).set({ hasRefunds: true, refundOwedAt }).where(eqId(orders.id, orderId));
}

/** The caller has locked the order. Null: it isn't packed. */
export async function notePacked(tx: Tx, orderId: number, packedAt: Date | null): Promise<void> {
  await tx.update(orders).set({ packedAt }).where(eqId(orders.id, orderId));
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
    | 'readyAt'
    | 'proofId'
  >
>;

/** The caller has locked the order. */
export async function updatePrice(tx: Tx, orderId: number, pricePaise: number): Promise<void> {
  await tx.update(orders).set({ pricePaise }).where(eqId(orders.id, orderId));
}

/** Writes what a move changes, if the status is still `from`. */
export async function updateMovedOrder(tx: Tx, order: OrderRow, from: OrderStatus): Promise<void> {
  const { id: orderId, status, delivererId, pricePaise, itemCount, payment, payBy } = order;
  const { hasPayments, paymentDeniedAt, needsOperatorSince, failureReason, readyAt, proofId } = order;
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
      readyAt,
      proofId,
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

/** The caller has locked the order. */
export async function noteNeedsOperator(tx: Tx, orderId: number): Promise<void> {
  await tx.update(orders).set({ needsOperatorSince: tx.now }).where(eqId(orders.id, orderId));
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
      proofId: null,
      deliveryCode: null,
      latitude,
      longitude,
    })
    .where(and(eq(orders.customerId, customerId), eq(orders.cityId, cityId)));
}

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Orders that ended 30 days ago no longer refer to their files. Returns how many. */
export async function forgetFilesOfEnded(tx: Tx, atMost: number): Promise<number> {
  const before = new Date(tx.now.getTime() - keptMs);
  const ended = await tx
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(
      orderEvents,
      and(eqId(orderEvents.orderId, orders.id), eq(orderEvents.toStatus, orders.status)),
    )
    .where(
      and(
        isPrevious,
        or(isNotNull(orders.photoId), isNotNull(orders.voiceNoteId), isNotNull(orders.proofId)),
        lt(orders.createdAt, before),
        lt(orderEvents.at, before),
      ),
    )
    .limit(atMost);
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) {
    const none = { photoId: null, voiceNoteId: null, proofId: null };
    await tx.update(orders).set(none).where(inIds(orders.id, ids));
    await forgetEarlierProofs(tx, ids);
  }
  return ids.length;
}

/** Whether this person delivers an active order that holds the file. */
export async function deliversWithFile(db: Db, { userId }: Viewer, fileId: number): Promise<boolean> {
  const holdsIt = or(eq(orders.photoId, fileId), eq(orders.voiceNoteId, fileId));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(holdsIt, eq(orders.delivererId, userId), isActive))
    .limit(1);
  return rows.length > 0;
}

/**
 * A customer's active orders, and at most this many of the newest previous ones, without those that standing orders
 * placed.
 */
export async function listRecentOrders(tx: Tx, customer: PersonScope, atMost: number) {
  // Citus would send an empty list of cities to all workers.
  if (customer.cityIds.length === 0) return [];
  // Two statements, because each has its own partial index.
  const select = (which: SQL) =>
    tx
      .select({ shopId: orders.shopId, status: orders.status, createdAt: orders.createdAt })
      .from(orders)
      .where(and(ofPerson(orders.customerId, customer), isNull(orders.standingId), which));
  const active = await select(isActive);
  const previous = await select(isPrevious).orderBy(newestFirst(orders)).limit(atMost);
  return [...active, ...previous];
}
