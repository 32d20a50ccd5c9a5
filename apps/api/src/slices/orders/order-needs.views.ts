// Which orders need the operator's hand, for the figures of the day and for the list of orders.
import type { OrderNeed } from '@haat/contract/operator/orders';
import { and, lt, type SQL, sql } from 'drizzle-orm';
import { isActive } from './order.queries.ts';
import { orders } from './order.tables.ts';

/** Literals, so that the index of active orders fits. */
export function hasNeed(need: OrderNeed, now: Date): SQL | undefined {
  const { status, slotEnd } = orders;
  const conditions: Record<OrderNeed, () => SQL | undefined> = {
    orders_unanswered: () => sql`${status} = 'INITIATED'`,
    // An accepted order without a deliverer is an open request.
    requests_open: () => sql`${status} = 'ACCEPTED'`,
    deliveries_late: () => and(sql`${status} in ('ACCEPTED', 'ASSIGNED', 'PICKED_UP')`, lt(slotEnd, now)),
  };
  return and(isActive, conditions[need]());
}
