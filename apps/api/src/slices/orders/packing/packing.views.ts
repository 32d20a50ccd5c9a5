// What a shop packs: its slots, and for one slot the goods of all orders together and each order.
import type { Language } from '@haat/contract/languages';
import { localNameIn } from '@haat/contract/pack';
import type * as wire from '@haat/contract/packing';
import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { byPosition } from '../../../platform/by-position.ts';
import { eqId, inIds } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { cities } from '../../accounts/account.tables.ts';
import { products } from '../../products/product.tables.ts';
import type { OwnShop } from '../../shops/index.ts';
import { productTypes } from '../../shops/shop.tables.ts';
import { presentPages } from '../display/order.views.ts';
import { presentSlot } from '../display/order-head.views.ts';
import { type ItemOfOrder, listItemsOf } from '../display/order-items.views.ts';
import { selectPages } from '../display/order-page.views.ts';
import { orders } from '../order.tables.ts';

/** Literals, so that the planner can choose the index of active orders. */
const isToPack = sql`${orders.status} in ('ACCEPTED', 'ASSIGNED')`;

/** Soonest first. */
export async function viewSlotsToPack(
  db: Db,
  shopId: number,
): Promise<{ count: number; results: wire.SlotToPack[] }> {
  const rows = await db
    .select({
      slotStart: orders.slotStart,
      slotEnd: orders.slotEnd,
      timeZone: cities.timeZone,
      orders: sql<number>`count(*)`.mapWith(Number),
      packed: sql<number>`count(${orders.packedAt})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(and(eqId(orders.shopId, shopId), isToPack))
    .groupBy(orders.slotStart, orders.slotEnd, cities.timeZone)
    .orderBy(asc(orders.slotStart), asc(orders.slotEnd));
  const results = rows.map((row) => ({ ...presentSlot(row), orders: row.orders, packed: row.packed }));
  return { count: results.length, results };
}

interface AskedSlot {
  readonly start: Date;
  readonly language: Language;
  readonly now: Date;
}

/** Throws `not_found` for a slot in which the shop has nothing to pack. */
export async function viewPackingList(
  db: Db,
  { id: shopId, state }: Pick<OwnShop, 'id' | 'state'>,
  { start, language, now }: AskedSlot,
): Promise<wire.PackingList> {
  const pages = await selectPages(db)
    .where(and(eqId(orders.shopId, shopId), eq(orders.slotStart, start), isToPack))
    .orderBy(asc(orders.id));
  const [first] = pages;
  if (!first) throw new AppError('not_found');
  const role = state === 'verified' ? 'retailer' : null;
  const items = await listItemsOf(
    db,
    pages.map(({ id }) => id),
  );
  return {
    ...presentSlot(first),
    goods: await sumGoods(db, items, language),
    orders: await presentPages(db, pages, { role, language, now }),
  };
}

async function sumGoods(
  db: Db,
  items: readonly ItemOfOrder[],
  language: Language,
): Promise<wire.GoodsToPack[]> {
  const places = await placesOf(db, [...new Set(items.map(({ productId }) => productId))]);
  const placeOf = ([item]: readonly ItemOfOrder[]): number => places.indexOf(item?.productId ?? 0);
  const kept = items.filter((item) => item.kept > 0);
  return [...Map.groupBy(kept, stepOf).values()]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((same) => presentGoods(same, language));
}

/** The same product in another step is another line, because its steps can't be added. */
const stepOf = ({ productId, isLoose, netQuantity, unit }: ItemOfOrder): string =>
  [productId, isLoose, netQuantity, unit].join();

/** With the name that the newest of these orders has. */
function presentGoods(same: readonly ItemOfOrder[], language: Language): wire.GoodsToPack[] {
  const item = same.at(-1);
  if (!item) return [];
  return [
    {
      product: item.productId,
      name: item.name,
      local_name: localNameIn(item.names, language),
      is_loose: item.isLoose,
      net_quantity: item.netQuantity,
      unit: item.unit,
      quantity: same.reduce((sum, { kept }) => sum + kept, 0),
      orders: new Set(same.map(({ orderId }) => orderId)).size,
    },
  ];
}

/** These products by type, then by name. */
async function placesOf(db: Db, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .where(inIds(products.id, productIds))
    .orderBy(...byPosition(productTypes), asc(products.name), asc(products.id));
  return rows.map(({ id }) => id);
}
