// Which orders need an operator, for the figures of the day and for the list of orders.
import type { OrderNeed } from '@haat/contract/operator/orders';
import { and, eq, isNotNull, lt, max, type SQL, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { isActive } from './order.queries.ts';
import { orderEvents, orders } from './order.tables.ts';

/** Literals, so that the index of active orders fits. */
export function hasNeed(need: OrderNeed, now: Date): SQL | undefined {
  const { status, slotEnd } = orders;
  // Also of completed orders.
  if (need === 'payments_denied') return isNotNull(orders.paymentDeniedAt);
  const conditions: Record<Exclude<OrderNeed, 'payments_denied'>, () => SQL | undefined> = {
    orders_unanswered: () => sql`${status} = 'INITIATED'`,
    // An accepted order without a deliverer is an open request.
    requests_open: () => sql`${status} = 'ACCEPTED'`,
    deliveries_late: () => and(sql`${status} in ('ACCEPTED', 'ASSIGNED', 'PICKED_UP')`, lt(slotEnd, now)),
  };
  return and(isActive, conditions[need]());
}

/** One pass over the active orders, which a partial index holds, and one over those with a denied payment. */
export async function countOrderNeeds(db: Db, now: Date): Promise<Record<OrderNeed, number>> {
  const count = (need: OrderNeed) => sql`count(*) filter (where ${hasNeed(need, now)})`.mapWith(Number);
  const [[active], payments_denied] = await Promise.all([
    db
      .select({
        orders_unanswered: count('orders_unanswered'),
        requests_open: count('requests_open'),
        deliveries_late: count('deliveries_late'),
      })
      .from(orders)
      .where(sql`${orders.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`),
    db.$count(orders, hasNeed('payments_denied', now)),
  ]);
  return { orders_unanswered: 0, requests_open: 0, deliveries_late: 0, ...active, payments_denied };
}

export async function viewNewestOrderNeeds(db: Db, now: Date): Promise<Record<OrderNeed, Date | null>> {
  const [unanswered, open, late, denied] = await Promise.all([
    db
      .select({ at: max(orders.createdAt) })
      .from(orders)
      .where(hasNeed('orders_unanswered', now)),
    db
      .select({ at: max(orderEvents.at) })
      .from(orders)
      .innerJoin(orderEvents, eqId(orderEvents.orderId, orders.id))
      .where(and(hasNeed('requests_open', now), eq(orderEvents.toStatus, 'ACCEPTED'))),
    db
      .select({ at: max(orders.slotEnd) })
      .from(orders)
      .where(hasNeed('deliveries_late', now)),
    db
      .select({ at: max(orders.paymentDeniedAt) })
      .from(orders)
      .where(hasNeed('payments_denied', now)),
  ]);
  return {
    orders_unanswered: unanswered[0]?.at ?? null,
    requests_open: open[0]?.at ?? null,
    deliveries_late: late[0]?.at ?? null,
    payments_denied: denied[0]?.at ?? null,
  };
}
