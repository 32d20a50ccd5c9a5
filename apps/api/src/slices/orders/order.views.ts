// An order as its customer and its retailer see it, and in their lists.
import { allowedOrderActions, type OrderRole, rupeesOf, type orders as wire } from '@haat/contract';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { coverBoxOf } from '../media/index.ts';
import { shopCoverKey } from '../shops/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { isActive, isPrevious, listOrderEvents } from './order.queries.ts';
import { orders } from './order.tables.ts';
import { listItemsOf, presentItems, presentRejected } from './order-items.views.ts';
import { sentenceOf } from './order-story.ts';

const columns = {
  id: orders.id,
  status: orders.status,
  slotStart: orders.slotStart,
  slotEnd: orders.slotEnd,
  pricePaise: orders.pricePaise,
  deliveryCostPaise: orders.deliveryCostPaise,
  pieces: orders.pieces,
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
type Page = NonNullable<Awaited<ReturnType<typeof findPage>>>;

export type OrderTab = 'active' | 'previous';
type ListQuery = { tab: OrderTab; limit?: number; offset?: number };

export const viewCustomerOrders = (db: Db, customerId: number, query: ListQuery) =>
  viewList(db, eq(orders.customerId, customerId), query);

export const viewShopOrders = (db: Db, shopId: number, query: ListQuery) =>
  viewList(db, eq(orders.shopId, shopId), query);

/** Throws `not_found`. */
export const viewCustomerOrder = (db: Db, customerId: number, orderId: number): Promise<wire.Order> =>
  viewOrder(db, and(eq(orders.id, orderId), eq(orders.customerId, customerId)), 'customer');

/** Throws `not_found`. */
export const viewShopOrder = (db: Db, shopId: number, orderId: number): Promise<wire.Order> =>
  viewOrder(db, and(eq(orders.id, orderId), eq(orders.shopId, shopId)), 'retailer');

async function viewList(db: Db, whose: SQL, query: ListQuery) {
  const which = and(whose, query.tab === 'active' ? isActive : isPrevious);
  const count = await db.$count(orders, which);
  const rows = await listHeads(db, which, pageOf(query));
  return { count, results: rows.map((row) => ({ ...presentHead(row), item_count: row.pieces })) };
}

function listHeads(db: Db, which: SQL | undefined, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select(columns)
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(users, eq(users.id, orders.delivererId))
    .where(which)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
}

async function findPage(db: Db, which: SQL | undefined) {
  const [row] = await db
    .select(pageColumns)
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(users, eq(users.id, orders.delivererId))
    .where(which);
  return row;
}

async function viewOrder(db: Db, which: SQL | undefined, role: OrderRole): Promise<wire.Order> {
  const page = await findPage(db, which);
  if (!page) throw new AppError('not_found');
  const items = await listItemsOf(db, [page.id]);
  return {
    ...presentHead(page),
    items: presentItems(items),
    rejected_items: presentRejected(items),
    additional_details: page.additionalDetails,
    payment: page.payment,
    shop: { id: page.shopId, name: page.shopName, address: page.shopAddress },
    address: presentAddress(page),
    allowed_actions: allowedOrderActions(page.status, role),
    events: await viewStory(db, page),
  };
}

async function viewStory(db: Db, page: Page): Promise<wire.Order['events']> {
  const events = await listOrderEvents(db, page.id);
  return events.map((event) => ({
    at: isoInZone(event.at, page.timeZone),
    status: event.toStatus,
    text: sentenceOf(event, page.shopName),
  }));
}

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
  row.delivererId === null
    ? null
    : {
        first_name: row.delivererFirstName ?? '',
        last_name: row.delivererLastName ?? '',
        number: row.delivererNumber ?? '',
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
