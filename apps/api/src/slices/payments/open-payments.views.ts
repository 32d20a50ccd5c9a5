// Payments that are not settled. Some keep a person from deleting their account.
import { confirmDeniedDays, openDueDays } from '@haat/contract/payment-machine';
import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { payments } from './payment.tables.ts';
import { refunds } from './refund.tables.ts';

/** Literals, so that the planner can use the partial index. */
const isUnanswered = sql`${payments.state} = 'claimed' and ${payments.withdrawnAt} is null`;

/** Whether the shop hasn't answered a UPI payment of an order that this person bought, sold or delivered. */
export async function hasUnansweredPayment(db: Db, userId: number): Promise<boolean> {
  const isTheirs = or(isBoughtOrSoldBy(userId), eq(orders.delivererId, userId));
  return (await findOrderWith(db, and(isUnanswered, isTheirs))) !== undefined;
}

/** The orders of this shop with a payment that it hasn't answered. */
export async function listClaimedOrders(db: Db, shopId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(payments)
    .innerJoin(orders, eqId(orders.id, payments.orderId))
    .where(and(isUnanswered, eqId(orders.shopId, shopId)));
  return rows.map(({ id }) => id);
}

/**
 * The order of a denied payment that this person may still owe or be owed, and that no operator has settled. What the customer
 * claimed is between customer and shop, what only the deliverer told between deliverer and shop.
 */
export function findOrderWithOpenDenial(db: Db, userId: number, now: Date): Promise<number | undefined> {
  const mayStillCome = gt(payments.answeredAt, daysBefore(now, confirmDeniedDays));
  const isDue = and(
    eq(payments.toldBy, 'customer'),
    isNotNull(orders.paymentDeniedAt),
    or(mayStillCome, gt(orders.createdAt, daysBefore(now, openDueDays))),
    isBoughtOrSoldBy(userId),
  );
  const isCash = and(
    eq(payments.toldBy, 'deliverer'),
    mayStillCome,
    or(eq(shops.retailerId, userId), eq(orders.delivererId, userId)),
  );
  return findOrderWith(db, and(eq(payments.state, 'denied'), isNull(payments.settledAt), or(isDue, isCash)));
}

/** The order of a refund that this person waits for, or owes as its shop. */
export async function findOrderWithOwedRefund(db: Db, userId: number): Promise<number | undefined> {
  const owesIt = and(eq(refunds.source, 'shop'), eq(shops.retailerId, userId));
  const [row] = await db
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(refunds, eqId(refunds.orderId, orders.id))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(
      and(isNotNull(orders.refundOwedAt), isNull(refunds.paidAt), or(eq(orders.customerId, userId), owesIt)),
    )
    .limit(1);
  return row?.orderId;
}

const isBoughtOrSoldBy = (userId: number) => or(eq(orders.customerId, userId), eq(shops.retailerId, userId));

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

async function findOrderWith(db: Db, condition: SQL | undefined): Promise<number | undefined> {
  const [row] = await db
    .select({ orderId: orders.id })
    .from(payments)
    .innerJoin(orders, eqId(orders.id, payments.orderId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(condition)
    .limit(1);
  return row?.orderId;
}
