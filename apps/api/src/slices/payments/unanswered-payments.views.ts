import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { and, eq, or, sql } from '../../platform/drizzle.ts';
import { orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { payments } from './payment.tables.ts';

/** Literals, so that the planner can use the partial index. */
const isUnanswered = sql`${payments.state} = 'claimed' and ${payments.withdrawnAt} is null`;

/** Whether the shop hasn't answered a UPI payment of an order that this person bought, sold or delivered. */
export async function hasUnansweredPayment(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eqId(orders.id, payments.orderId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(
      and(
        isUnanswered,
        or(eq(orders.customerId, userId), eq(shops.retailerId, userId), eq(orders.delivererId, userId)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
