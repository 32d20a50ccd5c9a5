import { and, eq, ne, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { orders } from '../orders/order.tables.ts';
import type { Parties } from './credit-account.queries.ts';

/** A literal list, so that the planner can use the partial index of active orders. */
export const isActiveOnCredit = sql`${orders.payBy} = 'credit' and ${orders.status} not in ('COMPLETED', 'REJECTED', 'CANCELLED')`;
export const amountOfOrders = sql<number>`coalesce(sum(${orders.pricePaise} + ${orders.deliveryCostPaise}), 0)`;

/** What the customer's active orders on credit cost at this shop, without `exceptId`. */
export async function viewActiveCreditPaise(
  db: Db,
  { customerId, shopId }: Pick<Parties, 'customerId' | 'shopId'>,
  exceptId: number | null = null,
): Promise<number> {
  const [row] = await db
    .select({ paise: amountOfOrders.mapWith(Number) })
    .from(orders)
    .where(
      and(
        eqId(orders.shopId, shopId),
        eq(orders.customerId, customerId),
        isActiveOnCredit,
        exceptId === null ? undefined : ne(orders.id, exceptId),
      ),
    );
  return row?.paise ?? 0;
}
