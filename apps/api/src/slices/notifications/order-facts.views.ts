import { and, count, eq, or, sql } from 'drizzle-orm';
import { eqId, inScope } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { hiddenFromPlanner } from '../../platform/placeholders.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { users } from '../accounts/account.tables.ts';
import { deliveries } from '../deliveries/delivery.tables.ts';
import { findPersonScope, type OrderEvent } from '../orders/index.ts';
import { orders } from '../orders/order.tables.ts';
import { orderEvents } from '../orders/order-event.tables.ts';
import { shops } from '../shops/shop.tables.ts';

const isShop = eq(shops.id, sql.placeholder('shopId'));
const retailerId = sql<number>`(select ${shops.retailerId} from ${shops} where ${isShop})`.mapWith(Number);

/** The retailer and the others, each with the shop's name. */
const peopleOfOrder = preparedOnce('notification_people', (db: Db) =>
  db
    .select({
      id: users.id,
      language: users.language,
      firstName: users.firstName,
      number: users.number,
      retailerId,
      shopName: sql<string>`(select ${shops.name} from ${shops} where ${isShop})`,
    })
    .from(users)
    .where(sql`${users.id} = any(${hiddenFromPlanner('bigint[]', sql.placeholder('ids'))} || ${retailerId})`),
);

const deliveryOfOrder = preparedOnce('notification_delivery', (db: Db) =>
  db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eqId(deliveries.orderId, sql.placeholder('orderId'))),
);

type EventOfOrder = Pick<
  OrderEvent,
  'orderId' | 'shopId' | 'customerId' | 'delivererId' | 'previousDelivererId'
>;

/** What notifications about an order need. Statements without a join, which a distributed PostgreSQL would plan every time. */
export async function viewOrderFacts(db: Db, event: EventOfOrder) {
  const { orderId, shopId, customerId, delivererId, previousDelivererId = null } = event;
  const ids = [customerId, delivererId, previousDelivererId].filter((id) => id !== null);
  const [people, [delivery]] = await Promise.all([
    peopleOfOrder(db, { ids, shopId }),
    delivererId === null ? [] : deliveryOfOrder(db, { orderId }),
  ]);
  const personOf = (id: number | null) => people.find((person) => person.id === id) ?? null;
  const [customer, retailer] = [
    personOf(customerId),
    people.find((person) => person.id === person.retailerId),
  ];
  if (!customer || !retailer) throw new Error(`the order ${orderId} of an event does not exist`);
  return {
    orderId,
    shopName: customer.shopName,
    deliveryId: delivery?.id ?? null,
    customer,
    retailer,
    deliverer: personOf(delivererId),
    /** The deliverer before a hand-over. */
    previous: personOf(previousDelivererId),
  };
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

const givenBackBy = preparedOnce('notification_given_back', (db: Db) =>
  db
    .select({ actorId: orderEvents.actorId })
    .from(orderEvents)
    .where(and(eqId(orderEvents.orderId, sql.placeholder('orderId')), eq(orderEvents.action, 'give_back'))),
);

/** The deliverers who gave this order back. */
export async function listWhoGaveBack(db: Db, orderId: number): Promise<number[]> {
  const rows = await givenBackBy(db, { orderId });
  return rows.flatMap(({ actorId }) => actorId ?? []);
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
