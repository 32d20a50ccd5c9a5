// Which orders need an operator, for the figures of the day and for the list of orders. And the first steps of a village.
import type { OrderNeed } from '@haat/contract/operator/orders';
import type { OrderStatus } from '@haat/contract/order-machine';
import { refundOwedDays } from '@haat/contract/refund-kinds';
import { and, eq, gt, isNotNull, lt, lte, max, not, type SQL, sql } from 'drizzle-orm';
import { eqId } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { existsInSql } from '../../../platform/exists-in-sql.ts';
import { isActive } from '../order.queries.ts';
import { orderArchives, orders } from '../order.tables.ts';
import { orderProposals } from '../proposals/proposal.tables.ts';
import { slotWindows } from '../slots/slot.tables.ts';

const refundMs = refundOwedDays * 86_400_000;

/** Literals, so that the index of active orders fits. */
export function hasNeed(need: OrderNeed, now: Date): SQL | undefined {
  const { status, slotEnd } = orders;
  const conditions: Record<OrderNeed, () => SQL | undefined> = {
    orders_unanswered: () => and(needsOperator('INITIATED'), not(waitsForCustomer(now))),
    // An accepted order without a deliverer is an open request.
    requests_open: () => needsOperator('ACCEPTED'),
    deliveries_failed: () => needsOperator('PICKED_UP'),
    deliveries_late: () =>
      and(isActive, sql`${status} in ('ACCEPTED', 'ASSIGNED', 'PICKED_UP')`, lt(slotEnd, now)),
    // Also of completed orders.
    payments_denied: () => isNotNull(orders.paymentDeniedAt),
    refunds_owed: () => lte(orders.refundOwedAt, new Date(now.getTime() - refundMs)),
  };
  return conditions[need]();
}

/** Nobody answers an order in this status, or its delivery failed. */
const needsOperator = (status: OrderStatus): SQL | undefined =>
  and(isActive, sql`${orders.status} = ${sql.raw(`'${status}'`)}`, isNotNull(orders.needsOperatorSince));

/** The shop has answered with a proposal. */
function waitsForCustomer(now: Date): SQL {
  const { orderId, state, expiresAt } = orderProposals;
  const isOpen = and(eqId(orderId, orders.id), eq(state, 'open'), gt(expiresAt, now));
  return sql`(${orders.hasProposal} and ${existsInSql(sql`${orderProposals} where ${isOpen}`)})`;
}

/** One pass over the orders that need an operator, one over the active ones, and one each over those with a denied payment and an owed refund. */
export async function countOrderNeeds(db: Db, now: Date): Promise<Record<OrderNeed, number>> {
  const count = (need: OrderNeed) => sql`count(*) filter (where ${hasNeed(need, now)})`.mapWith(Number);
  const [[counted], deliveries_late, payments_denied, refunds_owed] = await Promise.all([
    db
      .select({
        orders_unanswered: count('orders_unanswered'),
        requests_open: count('requests_open'),
        deliveries_failed: count('deliveries_failed'),
      })
      .from(orders)
      .where(isNotNull(orders.needsOperatorSince)),
    db.$count(orders, hasNeed('deliveries_late', now)),
    db.$count(orders, hasNeed('payments_denied', now)),
    db.$count(orders, hasNeed('refunds_owed', now)),
  ]);
  const none = { orders_unanswered: 0, requests_open: 0, deliveries_failed: 0 };
  return { ...none, ...counted, deliveries_late, payments_denied, refunds_owed };
}

export async function viewNewestOrderNeeds(db: Db, now: Date): Promise<Record<OrderNeed, Date | null>> {
  const newest = async (
    need: OrderNeed,
    when: 'needsOperatorSince' | 'slotEnd' | 'paymentDeniedAt' | 'refundOwedAt',
  ): Promise<Date | null> => {
    const [row] = await db
      .select({ at: max(orders[when]) })
      .from(orders)
      .where(hasNeed(need, now));
    return row?.at ?? null;
  };
  const [orders_unanswered, requests_open, deliveries_failed, deliveries_late, payments_denied, owed] =
    await Promise.all([
      newest('orders_unanswered', 'needsOperatorSince'),
      newest('requests_open', 'needsOperatorSince'),
      newest('deliveries_failed', 'needsOperatorSince'),
      newest('deliveries_late', 'slotEnd'),
      newest('payments_denied', 'paymentDeniedAt'),
      newest('refunds_owed', 'refundOwedAt'),
    ]);
  const refunds_owed = owed && new Date(owed.getTime() + refundMs);
  return {
    orders_unanswered,
    requests_open,
    deliveries_failed,
    deliveries_late,
    payments_denied,
    refunds_owed,
  };
}

export const orderSteps = () => ({
  slots: existsInSql(
    sql`${slotWindows} where ${slotWindows.deletedAt} is null and ${slotWindows.capacity} > 0`,
  ),
  // Completed orders go into archives after a year.
  first_order: sql<boolean>`(${existsInSql(sql`${orders} where ${orders.status} = 'COMPLETED'`)}
    or ${existsInSql(sql`${orderArchives}`)})`,
});
