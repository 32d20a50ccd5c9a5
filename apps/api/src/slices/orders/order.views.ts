// An order as its customer and its retailer see it, alone and in lists.
import { orderNumber } from '@haat/contract/city-ids';
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import { allowedOrderActions, type OrderRole } from '@haat/contract/order-machine';
import type * as wire from '@haat/contract/orders';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import { hasId, inCities, newestFirst, numberIn } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { coverBoxOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { shops, shopTypes } from '../shops/shop.tables.ts';
import { isActive, isPrevious } from './order.queries.ts';
import { orders } from './order.tables.ts';
import { describeEvent, presentDoneAt } from './order-history.ts';
import { type HistoryEvent, listHistoriesOf } from './order-history.views.ts';
import { type ItemOfOrder, listItemsOf, presentItems, presentRejected } from './order-items.views.ts';
import { listCityIdsOf } from './person-city.queries.ts';
import type { PlacedOrder } from './place-order.ts';

// Joined, because Citus refuses subqueries per row in lists of several cities.
const covers = alias(images, 'covers');
const typeCovers = alias(images, 'type_covers');

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
  shopCoverKey: sql<string | null>`coalesce(${covers.key}, ${typeCovers.key})`,
  delivererId: orders.delivererId,
  delivererFirstName: users.firstName,
  delivererLastName: users.lastName,
  delivererNumber: users.number,
};

const pageColumns = {
  ...columns,
  customerId: orders.customerId,
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

type Head = Awaited<ReturnType<typeof selectHeads>>[number];
type Page = Awaited<ReturnType<typeof selectPages>>[number];

export const selectHeads = (db: Db) =>
  db
    .select(columns)
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .leftJoin(covers, eq(covers.id, shops.imageId))
    .leftJoin(typeCovers, eq(typeCovers.id, shopTypes.imageId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(users, eq(users.id, orders.delivererId));

interface AskedOrder {
  readonly orderId: number;
  /** Of the history's sentences. */
  readonly language: Language;
}

/** Throws `not_found`. */
export const viewCustomerOrder = (
  db: Db,
  customerId: number,
  { orderId, language }: AskedOrder,
): Promise<wire.Order> =>
  viewOrder(db, orderId, { role: 'customer', language, isTheirs: (page) => page.customerId === customerId });

/** Throws `not_found`. */
export const viewShopOrder = (
  db: Db,
  shopId: number,
  { orderId, language }: AskedOrder,
): Promise<wire.Order> =>
  viewOrder(db, orderId, { role: 'retailer', language, isTheirs: (page) => page.shopId === shopId });

const selectPages = (db: Db) =>
  db
    .select(pageColumns)
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .leftJoin(covers, eq(covers.id, shops.imageId))
    .leftJoin(typeCovers, eq(typeCovers.id, shopTypes.imageId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(users, eq(users.id, orders.delivererId));

const pageOfOrder = preparedOnce((db: Db) =>
  selectPages(db)
    .where(hasId(orders, sql.placeholder('orderId')))
    .prepare('order_page'),
);

async function viewOrder(
  db: Db,
  orderId: number,
  { role, language, isTheirs }: { role: OrderRole; language: Language; isTheirs: (page: Page) => boolean },
): Promise<wire.Order> {
  const [[page], items, events] = await Promise.all([
    pageOfOrder(db).execute({ orderId }),
    listItemsOf(db, [orderId]),
    listHistoriesOf(db, [orderId]),
  ]);
  if (!page || !isTheirs(page)) throw new AppError('not_found');
  return presentPage(page, { items, events, role, language });
}

interface OrdersBefore {
  readonly beforeId: number | undefined;
  readonly limit: number;
  readonly language: Language;
}

/** A page of a customer's orders older than `beforeId`, newest first. */
export async function viewCustomerOrderPages(
  db: Db,
  customerId: number,
  { beforeId, limit, language }: OrdersBefore,
): Promise<wire.Order[]> {
  // This condition is always true. It lets PostgreSQL use the partial indexes of active and of previous orders.
  const which = and(
    inCities(orders, await listCityIdsOf(db, customerId)),
    eq(orders.customerId, customerId),
    or(isActive, isPrevious),
  );
  const pages = await selectPages(db)
    .where(beforeId === undefined ? which : and(which, lt(numberIn(orders), orderNumber(beforeId))))
    .orderBy(newestFirst(orders))
    .limit(limit);
  return presentPages(db, pages, { role: 'customer', language });
}

async function presentPages(
  db: Db,
  pages: readonly Page[],
  reader: Pick<PageParts, 'role' | 'language'>,
): Promise<wire.Order[]> {
  if (pages.length === 0) return [];
  const ids = pages.map(({ id }) => id);
  const [items, events] = await Promise.all([listItemsOf(db, ids), listHistoriesOf(db, ids)]);
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return pages.map((page) =>
    presentPage(page, { items: itemsOf.get(page.id) ?? [], events: eventsOf.get(page.id) ?? [], ...reader }),
  );
}

/** An order that was placed in this transaction. */
export function viewPlacedOrder({ order, cart, items }: PlacedOrder, language: Language): wire.Order {
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
  return presentPage(page, { items: withCovers, events, role: 'customer', language });
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
  readonly language: Language;
}

const presentPage = (page: Page, { items, events, role, language }: PageParts): wire.Order => ({
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
    text: describeEvent(event, page.shopName)[language],
    ...presentDoneAt(event.details, page.timeZone),
  })),
});

export function presentHead(row: Head) {
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
