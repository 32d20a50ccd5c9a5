import { orderNumber } from '@haat/contract/city-ids';
import { previousOrderStatuses } from '@haat/contract/order-machine';
import { and, eq, inArray, min } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { orders } from '../orders/order.tables.ts';
import { orderEvents } from '../orders/order-event.tables.ts';
import { shops } from '../shops/shop.tables.ts';

const retailers = alias(users, 'retailers');

/** What notifications about a complaint need. The retailer of a suspended shop sees no complaints, so none is there. */
export async function viewComplaintFacts(
  db: Db,
  { customerId, shopId }: { readonly customerId: number; readonly shopId: number },
) {
  const [[customer], [shop]] = await Promise.all([
    db.select({ id: users.id, language: users.language }).from(users).where(eq(users.id, customerId)),
    db
      .select({
        name: shops.name,
        state: shops.state,
        retailer: { id: retailers.id, language: retailers.language },
      })
      .from(shops)
      .innerJoin(retailers, eq(retailers.id, shops.retailerId))
      .where(eqId(shops.id, shopId)),
  ]);
  return {
    customer: customer ?? null,
    shopName: shop?.name ?? '',
    retailer: shop?.state === 'verified' ? shop.retailer : null,
  };
}

/** Null while nobody has taken the order. */
export async function findDelivererId(db: Db, orderId: number): Promise<number | null> {
  const [row] = await db
    .select({ delivererId: orders.delivererId })
    .from(orders)
    .where(eqId(orders.id, orderId));
  return row?.delivererId ?? null;
}

/** When the order ended. Null while it is active. */
export async function findOrderEnd(db: Db, orderId: number): Promise<Date | null> {
  const { toStatus, at } = orderEvents;
  const [row] = await db
    .select({ at: min(at) })
    .from(orderEvents)
    .where(and(eqId(orderEvents.orderId, orderId), inArray(toStatus, [...previousOrderStatuses])));
  return row?.at ?? null;
}

/** `C-000123`, in every city. */
export const complaintNumber = (complaintId: number): string =>
  `C-${String(orderNumber(complaintId)).padStart(6, '0')}`;
