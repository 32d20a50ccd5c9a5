import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { deliveries } from '../deliveries/delivery.tables.ts';
import { orderEvents, orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';

const deliverers = alias(users, 'deliverers');

/** What notifications about an order need. */
export async function viewOrderFacts(db: Db, orderId: number) {
  const [row] = await db
    .select({
      orderId: orders.id,
      shopName: shops.name,
      customerId: orders.customerId,
      retailerId: shops.retailerId,
      delivererId: orders.delivererId,
      delivererName: deliverers.firstName,
      deliveryId: deliveries.id,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(deliverers, eq(deliverers.id, orders.delivererId))
    .leftJoin(deliveries, and(eq(deliveries.cityId, orders.cityId), eq(deliveries.orderId, orders.id)))
    .where(hasId(orders, orderId));
  if (!row) throw new Error(`an event tells of order ${orderId}, which is not there`);
  return row;
}

export type OrderFacts = Awaited<ReturnType<typeof viewOrderFacts>>;

/** The orders of this deliverer with their customers. */
export function viewAcceptedDeliveries(db: Db, delivererId: number) {
  return db
    .select({ orderId: orders.id, customerId: orders.customerId })
    .from(orderEvents)
    .innerJoin(orders, and(eq(orders.cityId, orderEvents.cityId), eq(orders.id, orderEvents.orderId)))
    .where(and(eq(orderEvents.actorId, delivererId), eq(orderEvents.action, 'assign')));
}
