// When the newest of each need began. The desk rings for it, also when the number of needs stays the same.
import type { NewestNeeds } from '@haat/contract/operator/today';
import { and, eq, max, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { hasNeed } from '../orders/index.ts';
import { orderEvents, orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { customerRequests } from '../support/support.tables.ts';

/** The conditions are those of the counts. */
export async function viewNewestNeeds(db: Db, now: Date): Promise<NewestNeeds> {
  const [shopsWaiting, unanswered, open, late, support] = await Promise.all([
    db
      .select({ at: max(shops.createdAt) })
      .from(shops)
      .where(sql`${shops.state} = 'unverified'`),
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
      .select({ at: max(customerRequests.createdAt) })
      .from(customerRequests)
      .where(eq(customerRequests.status, 'open')),
  ]);
  return {
    shops_waiting: beganAt(shopsWaiting),
    orders_unanswered: beganAt(unanswered),
    requests_open: beganAt(open),
    deliveries_late: beganAt(late),
    support_open: beganAt(support),
  };
}

function beganAt([row]: readonly { readonly at: Date | null }[]): string | null {
  return row?.at ? isoInZone(row.at, homeTimeZone) : null;
}
