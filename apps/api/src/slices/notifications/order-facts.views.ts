import { and, count, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eqId, inScope } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { users } from '../accounts/account.tables.ts';
import { deliveries } from '../deliveries/delivery.tables.ts';
import { findPersonScope } from '../orders/index.ts';
import { orderEvents, orders } from '../orders/order.tables.ts';
import { shops } from '../shops/shop.tables.ts';

const [customers, retailers] = [alias(users, 'customers'), alias(users, 'retailers')];
const [deliverers, previous] = [alias(users, 'deliverers'), alias(users, 'previous')];

const factsOfOrder = preparedOnce('notification_facts', (db: Db) =>
  db
    .select({
      orderId: orders.id,
      shopName: shops.name,
      customer: { id: customers.id, language: customers.language },
      retailer: { id: retailers.id, language: retailers.language },
      deliverer: { id: deliverers.id, language: deliverers.language },
      /** The deliverer before a hand-over. */
      previous: { id: previous.id, language: previous.language },
      delivererName: deliverers.firstName,
      delivererNumber: deliverers.number,
      deliveryId: deliveries.id,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(retailers, eq(retailers.id, shops.retailerId))
    .leftJoin(deliverers, eq(deliverers.id, orders.delivererId))
    .leftJoin(previous, eq(previous.id, sql.placeholder('previousDelivererId')))
    .leftJoin(deliveries, eqId(deliveries.orderId, orders.id))
    .where(eqId(orders.id, sql.placeholder('orderId'))),
);

interface EventOfOrder {
  readonly orderId: number;
  readonly cityId: number;
  readonly previousDelivererId?: number | null;
}

/** What notifications about an order need. */
export async function viewOrderFacts(db: Db, order: EventOfOrder) {
  const { previousDelivererId = null } = order;
  const [row] = await factsOfOrder(db, { ...order, previousDelivererId });
  if (!row) throw new Error(`the order ${order.orderId} of an event does not exist`);
  return row;
}

const openRequests = preparedOnce('count_open_requests', (db: Db) =>
  db
    .select({ count: count() })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.cityId, sql.placeholder('cityId')),
        sql`${deliveries.delivererId} is null and not ${deliveries.isCancelled}`,
      ),
    ),
);

/** Of the whole city. */
export async function countOpenRequests(db: Db, cityId: number): Promise<number> {
  const [row] = await openRequests(db, { cityId });
  return row?.count ?? 0;
}

export type OrderFacts = Awaited<ReturnType<typeof viewOrderFacts>>;

/** The orders of this deliverer with their customers. */
export async function viewAcceptedDeliveries(db: Db, delivererId: number) {
  const deliverer = await findPersonScope(db, delivererId);
  return db
    .select({ orderId: orders.id, customerId: orders.customerId })
    .from(orderEvents)
    .innerJoin(orders, eqId(orders.id, orderEvents.orderId))
    .where(
      and(
        inScope(orders, deliverer),
        inScope(orderEvents, deliverer),
        eq(orderEvents.action, 'assign'),
        or(
          eq(orderEvents.actorId, delivererId),
          // The operator may have assigned it.
          sql`(${orderEvents.details} ->> 'delivererId')::bigint = ${delivererId}`,
        ),
      ),
    );
}
