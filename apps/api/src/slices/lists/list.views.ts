// Lists as both sides see them, and who sees their files.
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/lists';
import { rupeesOf } from '@haat/contract/money';
import { localNameIn } from '@haat/contract/pack';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { addresses } from '../addresses/address.tables.ts';
import { files } from '../files/file.tables.ts';
import type { Viewer } from '../files/index.ts';
import {
  amountPaiseOf,
  isActive,
  presentSlot,
  readSlotId,
  type SlotWindow,
  slotTimes,
} from '../orders/index.ts';
import { orders } from '../orders/order.tables.ts';
import { slotWindows } from '../orders/slots/slot.tables.ts';
import { presentSoldBy } from '../products/index.ts';
import { shops } from '../shops/shop.tables.ts';
import type { ListRow } from './list.queries.ts';
import { listFiles, lists } from './list.tables.ts';
import { isOpen, stateAt } from './list-state.ts';

/** As in a slot's id. */
const daysPerWindow = sql.raw('100000');

const selectLists = (db: Db) =>
  db
    .select({
      list: lists,
      shopName: shops.name,
      timeZone: cities.timeZone,
      window: { id: slotWindows.id, startTime: slotWindows.startTime, endTime: slotWindows.endTime },
      customer: { first_name: users.firstName, last_name: users.lastName, number: users.number },
      address: { address: addresses.address, landmark: addresses.landmark },
    })
    .from(lists)
    .innerJoin(shops, eq(shops.id, lists.shopId))
    .innerJoin(cities, eq(cities.id, lists.cityId))
    .innerJoin(users, eq(users.id, lists.userId))
    .innerJoin(slotWindows, sql`${slotWindows.id} = ${lists.slotId} / ${daysPerWindow}`)
    .leftJoin(addresses, eq(addresses.id, lists.addressId));

type Row = Awaited<ReturnType<typeof selectLists>>[number];

interface Reading {
  readonly now: Date;
  readonly language: Language;
}

type Page = Reading & { readonly query: Parameters<typeof pageOf>[0] };

/** Newest first. */
export async function viewCustomerLists(db: Db, userId: number, { query, ...reading }: Page) {
  const { limit, offset } = pageOf(query);
  const isTheirs = eq(lists.userId, userId);
  const total = await db.$count(lists, isTheirs);
  const rows = await selectLists(db).where(isTheirs).orderBy(desc(lists.id)).limit(limit).offset(offset);
  return { count: total, results: (await withFiles(db, rows)).map((row) => presentList(row, reading)) };
}

/** For the export. */
export async function viewAllLists(db: Db, userId: number, reading: Reading): Promise<wire.ShoppingList[]> {
  const rows = await selectLists(db).where(eq(lists.userId, userId)).orderBy(desc(lists.id));
  return (await withFiles(db, rows)).map((row) => presentList(row, reading));
}

/** Throws `not_found`. */
export async function viewCustomerList(
  db: Db,
  userId: number,
  { listId, ...reading }: Reading & { readonly listId: number },
): Promise<wire.ShoppingList> {
  const rows = await selectLists(db).where(and(eq(lists.id, listId), eq(lists.userId, userId)));
  const [found] = await withFiles(db, rows);
  if (!found) throw new AppError('not_found');
  return presentList(found, reading);
}

/** Those that wait for the shop first, then the newest. */
export async function viewShopLists(db: Db, shopId: number, { query, ...reading }: Page) {
  const { limit, offset } = pageOf(query);
  const isOfShop = eq(lists.shopId, shopId);
  const total = await db.$count(lists, isOfShop);
  const waits = sql`(${lists.state} = 'waiting' and ${lists.expiresAt} > ${reading.now.toISOString()})`;
  const rows = await selectLists(db)
    .where(isOfShop)
    .orderBy(sql`${waits} desc`, desc(lists.id))
    .limit(limit)
    .offset(offset);
  return { count: total, results: (await withFiles(db, rows)).map((row) => presentShopList(row, reading)) };
}

/** Throws `not_found`. */
export async function viewShopList(
  db: Db,
  shopId: number,
  { listId, ...reading }: Reading & { readonly listId: number },
): Promise<wire.ShopList> {
  const rows = await selectLists(db).where(and(eq(lists.id, listId), eq(lists.shopId, shopId)));
  const [found] = await withFiles(db, rows);
  if (!found) throw new AppError('not_found');
  return presentShopList(found, reading);
}

type Found = Row & { readonly files: wire.ShoppingList['files'] };

/** The files of the lists that became these orders. Orders of no list, or of one without files, are not in it. */
export async function listFilesOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, wire.ShoppingList['files']>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .select({ orderId: lists.orderId, id: files.id, kind: files.kind })
    .from(lists)
    .innerJoin(listFiles, eq(listFiles.listId, lists.id))
    .innerJoin(files, eq(files.id, listFiles.fileId))
    .where(inArray(lists.orderId, [...orderIds]))
    .orderBy(lists.id, listFiles.place);
  const byOrder = new Map<number, wire.ShoppingList['files']>();
  for (const { orderId, id, kind } of found) {
    if (orderId !== null) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), { id, kind }]);
  }
  return byOrder;
}

async function withFiles(db: Db, rows: readonly Row[]): Promise<Found[]> {
  const ids = rows.map(({ list }) => list.id);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ listId: listFiles.listId, id: files.id, kind: files.kind })
          .from(listFiles)
          .innerJoin(files, eq(files.id, listFiles.fileId))
          .where(inArray(listFiles.listId, ids))
          .orderBy(listFiles.listId, listFiles.place);
  return rows.map((row) => ({
    ...row,
    files: found.filter(({ listId }) => listId === row.list.id).map(({ id, kind }) => ({ id, kind })),
  }));
}

function presentList({ list, ...row }: Found, { now, language }: Reading): wire.ShoppingList {
  const { timeZone, window } = row;
  const { start, end } = slotTimes(window as SlotWindow, readSlotId(list.slotId).day, timeZone); // it reads only the times
  return {
    id: list.id,
    state: stateAt(list, now),
    shop: { id: list.shopId, name: row.shopName },
    slot: presentSlot({ slotStart: start, slotEnd: end, timeZone }),
    text: list.text,
    files: row.files,
    pay_by: list.payBy,
    fulfilment: list.fulfilment,
    created_at: isoInZone(list.createdAt, timeZone),
    expires_at: isoInZone(list.expiresAt, timeZone),
    offer: presentOffer(list, { timeZone, language }),
    refused: list.refusal === null ? null : { reason: list.refusal, note: list.refusalNote },
    order: list.orderId,
  };
}

function presentOffer(
  { items, deliveryCostPaise, note, expiresAt }: ListRow,
  { timeZone, language }: { readonly timeZone: string; readonly language: Language },
): wire.ShoppingList['offer'] {
  if (items === null) return null;
  return {
    items: items.map(({ productId, name, names, quantity, pricePaise, ...sold }) => ({
      product: productId,
      name,
      local_name: localNameIn(names, language),
      quantity,
      price: rupeesOf(pricePaise),
      ...presentSoldBy(sold),
    })),
    amount: rupeesOf(amountPaiseOf({ lines: items, deliveryCostPaise })),
    note,
    expires_at: isoInZone(expiresAt, timeZone),
  };
}

function presentShopList(found: Found, reading: Reading): wire.ShopList {
  const { customer, address, list } = found;
  const number = isOpen({ state: stateAt(list, reading.now) }) ? customer.number : null;
  return {
    ...presentList(found, reading),
    customer: { ...customer, number },
    address: address ?? { address: '', landmark: null },
  };
}

/** The shop of the list, and the deliverer of its order. From 30 days after its end, a list has no files. */
export async function seesListWithFile(db: Db, { userId }: Viewer, fileId: number): Promise<boolean> {
  const rows = await db
    .select({ retailerId: shops.retailerId, orderId: lists.orderId })
    .from(listFiles)
    .innerJoin(lists, eq(lists.id, listFiles.listId))
    .innerJoin(shops, eq(shops.id, lists.shopId))
    .where(eq(listFiles.fileId, fileId));
  if (rows.some(({ retailerId }) => retailerId === userId)) return true;
  for (const { orderId } of rows) {
    if (orderId === null) continue;
    const delivered = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eqId(orders.id, orderId), eq(orders.delivererId, userId), isActive))
      .limit(1);
    if (delivered.length > 0) return true;
  }
  return false;
}
