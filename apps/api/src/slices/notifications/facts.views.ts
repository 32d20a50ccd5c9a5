import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { eqId, inIds, inScope } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { users } from '../accounts/account.tables.ts';
import { deliveries } from '../deliveries/delivery.tables.ts';
import { findPersonScope, type OrderEvent } from '../orders/index.ts';
import { orders } from '../orders/order.tables.ts';
import { orderEvents } from '../orders/order-event.tables.ts';
import { products } from '../products/product.tables.ts';
import { shops } from '../shops/shop.tables.ts';

type EventOfOrder = Pick<
  OrderEvent,
  'orderId' | 'shopId' | 'customerId' | 'delivererId' | 'previousDelivererId'
>;

/** What notifications about an order need. Statements without a join, which a distributed PostgreSQL would plan every time. */
export async function viewOrderFacts(db: Db, event: EventOfOrder) {
  const { orderId, shopId, customerId, delivererId, previousDelivererId = null } = event;
  const [shop] = await db
    .select({ name: shops.name, retailerId: shops.retailerId })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop) throw new Error(`the shop ${shopId} of an event does not exist`);
  const ids = [customerId, delivererId, previousDelivererId, shop.retailerId].filter((id) => id !== null);
  const people = await db
    .select({ id: users.id, language: users.language, firstName: users.firstName, number: users.number })
    .from(users)
    .where(inArray(users.id, ids));
  const [delivery] =
    delivererId === null
      ? []
      : await db.select({ id: deliveries.id }).from(deliveries).where(eqId(deliveries.orderId, orderId));
  const personOf = (id: number | null) => people.find((person) => person.id === id) ?? null;
  const [customer, retailer] = [personOf(customerId), personOf(shop.retailerId)];
  if (!customer || !retailer) throw new Error(`the order ${orderId} of an event does not exist`);
  return {
    orderId,
    shopName: shop.name,
    deliveryId: delivery?.id ?? null,
    customer,
    retailer,
    deliverer: personOf(delivererId),
    /** The deliverer before a hand-over. */
    previous: personOf(previousDelivererId),
  };
}

/** Of the whole city. */
export const countOpenRequests = (db: Db, cityId: number): Promise<number> =>
  db.$count(
    deliveries,
    and(
      eq(deliveries.cityId, cityId),
      sql`${deliveries.delivererId} is null and not ${deliveries.isCancelled}`,
    ),
  );

/** The deliverers who gave this order back. */
export async function listWhoGaveBack(db: Db, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ actorId: orderEvents.actorId })
    .from(orderEvents)
    .where(and(eqId(orderEvents.orderId, orderId), eq(orderEvents.action, 'give_back')));
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

/** What notifications about a credit account need. */
export async function viewCreditFacts(
  db: Db,
  { shopId, customerId }: { shopId: number; customerId: number },
) {
  const [shop] = await db
    .select({ name: shops.name, retailerId: shops.retailerId })
    .from(shops)
    .where(eq(shops.id, shopId));
  const people = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(inArray(users.id, [customerId, shop?.retailerId ?? 0]));
  const personOf = (id: number | undefined) => people.find((person) => person.id === id);
  const [customer, retailer] = [personOf(customerId), personOf(shop?.retailerId)];
  if (!shop || !customer || !retailer) throw new Error(`the shop ${shopId} of a credit event does not exist`);
  return { shopName: shop.name, customer, retailer };
}

export type CreditFacts = Awaited<ReturnType<typeof viewCreditFacts>>;

/** What notifications about a deliverer's cash need. No shop: the operator. */
export async function viewCashFacts(
  db: Db,
  { delivererId, shopId }: { readonly delivererId: number; readonly shopId: number | null },
) {
  const [people, shop] = await Promise.all([
    db.select({ id: users.id, language: users.language }).from(users).where(eq(users.id, delivererId)),
    shopId === null ? undefined : viewShopFacts(db, shopId),
  ]);
  return {
    deliverer: people[0] ?? null,
    shop: shop && { name: shop.shopName, retailer: shop.retailer },
  };
}

export type CashFacts = Awaited<ReturnType<typeof viewCashFacts>>;

/** What notifications about a shop need. */
export async function viewShopFacts(db: Db, shopId: number) {
  const [row] = await db
    .select({ shopName: shops.name, retailer: { id: users.id, language: users.language } })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.retailerId))
    .where(eq(shops.id, shopId));
  if (!row) throw new Error(`the shop ${shopId} of an event does not exist`);
  return row;
}

/** Who waited for which product. */
export async function viewBackFacts(
  db: Db,
  waits: readonly { readonly productId: number; readonly userId: number }[],
) {
  const goods = await db
    .select({
      productId: products.id,
      name: products.name,
      names: products.names,
      shopId: shops.id,
      shopName: shops.name,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inIds(products.id, [...new Set(waits.map(({ productId }) => productId))]));
  const readers = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(inArray(users.id, [...new Set(waits.map(({ userId }) => userId))]));
  return waits.flatMap(({ productId, userId }) => {
    const product = goods.find((one) => one.productId === productId);
    const reader = readers.find(({ id }) => id === userId);
    return product && reader ? { ...product, reader } : [];
  });
}

export type BackFacts = Awaited<ReturnType<typeof viewBackFacts>>;
