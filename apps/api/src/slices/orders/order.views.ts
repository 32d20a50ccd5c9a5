// An order as its customer and its retailer see it, alone and in lists.
import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import { allowedOrderActions, type OrderRole } from '@haat/contract/order-machine';
import type * as wire from '@haat/contract/orders';
import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { hasId, newestFirst, numberIn, sameCity } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { coverBoxOf } from '../media/index.ts';
import { shopCoverKey } from '../shops/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { isActive, isPrevious } from './order.queries.ts';
import { orders } from './order.tables.ts';
import { describeEvent } from './order-history.ts';
import { type HistoryEvent, listHistoriesOf } from './order-history.views.ts';
import { type ItemOfOrder, listItemsOf, presentItems, presentRejected } from './order-items.views.ts';
import type { PlacedOrder } from './place-order.ts';

const columns = {
  id: orders.id,
  status: orders.status,
  slotStart: orders.slotStart,
  slotEnd: orders.slotEnd,
  pricePaise: orders.pricePaise,
  deliveryCostPaise: orders.deliveryCostPaise,
  itemCount: orders.itemCount,
  createdAt: orders.createdAt,
  timeZone: cities.timeZone,
  shopName: shops.name,
  shopCoverKey,
  delivererId: orders.delivererId,
  delivererFirstName: users.firstName,
  delivererLastName: users.lastName,
  delivererNumber: users.number,
};

const pageColumns = {
  ...columns,
  shopId: orders.shopId,
  shopAddress: shops.address,
  additionalDetails: orders.additionalDetails,
  payment: orders.payment,
  receiver: orders.receiver,
  receiverNumber: orders.receiverNumber,
  address: orders.address,
  latitude: orders.latitude,
  longitude: orders.longitude,
};

type Head = Awaited<ReturnType<typeof listHeads>>[number];
type Page = Awaited<ReturnType<typeof selectPages>>[number];

type OrderTab = 'active' | 'previous';
type ListQuery = { tab: OrderTab; limit?: number; offset?: number };

export const viewCustomerOrders = (db: Db, customerId: number, query: ListQuery) =>
  viewList(db, eq(orders.customerId, customerId), query, newestFirst(orders));

export const viewShopOrders = (db: Db, shopId: number, query: ListQuery) =>
  viewList(db, and(sameCity(orders, shopId), eq(orders.shopId, shopId)), query, desc(orders.id));

/** Throws `not_found`. */
export const viewCustomerOrder = (db: Db, customerId: number, orderId: number): Promise<wire.Order> =>
  viewOrder(db, and(hasId(orders, orderId), eq(orders.customerId, customerId)), 'customer');

/** Throws `not_found`. */
export const viewShopOrder = (db: Db, shopId: number, orderId: number): Promise<wire.Order> =>
  viewOrder(db, and(hasId(orders, orderId), eq(orders.shopId, shopId)), 'retailer');

async function viewList(db: Db, whose: SQL | undefined, query: ListQuery, order: SQL) {
  const which = and(whose, query.tab === 'active' ? isActive : isPrevious);
  const count = await db.$count(orders, which);
  const rows = await listHeads(db, which, pageOf(query), order);
  return { count, results: rows.map((row) => ({ ...presentHead(row), item_count: row.itemCount })) };
}

function listHeads(
  db: Db,
  which: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  order: SQL,
) {
  return db
    .select(columns)
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(users, eq(users.id, orders.delivererId))
    .where(which)
    .orderBy(order)
    .limit(limit)
    .offset(offset);
}

const selectPages = (db: Db) =>
  db
    .select(pageColumns)
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(users, eq(users.id, orders.delivererId));

async function viewOrder(db: Db, which: SQL | undefined, role: OrderRole): Promise<wire.Order> {
  const [order] = await presentPages(db, await selectPages(db).where(which), role);
  if (!order) throw new AppError('not_found');
  return order;
}

/** A page of a customer's orders older than `beforeId`, newest first. */
export async function viewCustomerOrderPages(
  db: Db,
  customerId: number,
  { beforeId, limit }: { readonly beforeId: number | undefined; readonly limit: number },
): Promise<wire.Order[]> {
  // This condition is always true. It lets PostgreSQL use the partial indexes of active and of previous orders.
  const which = and(eq(orders.customerId, customerId), or(isActive, isPrevious));
  const pages = await selectPages(db)
    .where(beforeId === undefined ? which : and(which, lt(numberIn(orders), orderNumber(beforeId))))
    .orderBy(newestFirst(orders))
    .limit(limit);
  return presentPages(db, pages, 'customer');
}

async function presentPages(db: Db, pages: readonly Page[], role: OrderRole): Promise<wire.Order[]> {
  if (pages.length === 0) return [];
  const ids = pages.map(({ id }) => id);
  const [items, events] = await Promise.all([listItemsOf(db, ids), listHistoriesOf(db, ids)]);
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return pages.map((page) =>
    presentPage(page, { items: itemsOf.get(page.id) ?? [], events: eventsOf.get(page.id) ?? [], role }),
  );
}

/** An order that was placed in this transaction. */
export function viewPlacedOrder({ order, cart, items }: PlacedOrder): wire.Order {
  const { shop, city, lines } = cart;
  const page: Page = {
    ...order,
    timeZone: city.timeZone,
    shopName: shop.name,
    shopAddress: shop.address,
    shopCoverKey: shop.coverKey,
    delivererFirstName: null,
    delivererLastName: null,
    delivererNumber: null,
  };
  const coverKeys = new Map(lines.map(({ productId, coverKey }) => [productId, coverKey]));
  const withCovers = items.map((item) => ({ ...item, coverKey: coverKeys.get(item.productId) ?? null }));
  const events = [placedEvent(order)];
  return presentPage(page, { items: withCovers, events, role: 'customer' });
}

const placedEvent = ({
  createdAt: at,
  status: toStatus,
}: PlacedOrder['order']): PageParts['events'][number] => ({
  at,
  toStatus,
  action: 'checkout',
  actorRole: 'customer',
  details: {},
  deliverer: '',
});

interface PageParts {
  readonly items: readonly ItemOfOrder[];
  readonly events: readonly Pick<
    HistoryEvent,
    'at' | 'toStatus' | 'action' | 'actorRole' | 'details' | 'deliverer'
  >[];
  readonly role: OrderRole;
}

const presentPage = (page: Page, { items, events, role }: PageParts): wire.Order => ({
  ...presentHead(page),
  items: presentItems(items),
  rejected_items: presentRejected(items),
  additional_details: page.additionalDetails,
  payment: page.payment,
  shop: { id: page.shopId, name: page.shopName, address: page.shopAddress },
  address: presentAddress(page),
  allowed_actions: allowedOrderActions(page.status, role),
  events: events.map((event) => ({
    at: isoInZone(event.at, page.timeZone),
    status: event.toStatus,
    text: describeEvent(event, page.shopName),
  })),
});

function presentHead(row: Head) {
  return {
    id: row.id,
    status: row.status,
    slot: presentSlot(row),
    amount: rupeesOf(row.pricePaise + row.deliveryCostPaise),
    price: rupeesOf(row.pricePaise),
    delivery_cost: rupeesOf(row.deliveryCostPaise),
    shop_name: row.shopName,
    shop_cover: coverBoxOf(row.shopCoverKey),
    deliverer: presentDeliverer(row),
    created_at: isoInZone(row.createdAt, row.timeZone),
  };
}

const presentDeliverer = (row: Head): wire.OrderInList['deliverer'] =>
  // Null without a deliverer, or when the deliverer's account is deleted.
  row.delivererNumber === null
    ? null
    : {
        first_name: row.delivererFirstName ?? '',
        last_name: row.delivererLastName ?? '',
        number: row.delivererNumber,
      };

export const presentSlot = (row: Pick<Head, 'slotStart' | 'slotEnd' | 'timeZone'>) => ({
  start: isoInZone(row.slotStart, row.timeZone),
  end: isoInZone(row.slotEnd, row.timeZone),
});

export const presentAddress = (
  row: Pick<Page, 'receiver' | 'receiverNumber' | 'address' | 'latitude' | 'longitude'>,
) => ({
  receiver: row.receiver,
  number: row.receiverNumber,
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
});
