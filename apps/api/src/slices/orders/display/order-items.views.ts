// Ordered, kept and refused items. A deleted product keeps its name and picture here.
import type { Language } from '@haat/contract/languages';
import { linePaiseOf } from '@haat/contract/line-paise';
import { rupeesOf } from '@haat/contract/money';
import { localNameIn } from '@haat/contract/pack';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { eqId, inCitiesOf, inIds } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { coverBoxOf } from '../../media/index.ts';
import { images } from '../../media/media.tables.ts';
import { presentSoldBy } from '../../products/index.ts';
import { products } from '../../products/product.tables.ts';
import { orderItems } from '../order.tables.ts';

export type ItemOfOrder = Awaited<ReturnType<typeof listItemsOf>>[number];

/** The items of these orders, sorted as they were in the cart. */
export const listItemsOf = async (db: Db, orderIds: readonly number[]) =>
  orderIds.length === 0 ? [] : selectItems(db, orderIds);

const selectItems = (db: Db, orderIds: readonly number[]) =>
  db
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      productId: orderItems.productId,
      name: orderItems.name,
      names: orderItems.names,
      pricePaise: orderItems.pricePaise,
      ordered: orderItems.ordered,
      kept: orderItems.kept,
      netQuantity: orderItems.netQuantity,
      unit: orderItems.unit,
      isLoose: orderItems.isLoose,
      weighed: orderItems.weighed,
      refusalReason: orderItems.refusalReason,
      coverKey: images.key,
    })
    .from(orderItems)
    .innerJoin(products, and(eqId(products.id, orderItems.productId), inCitiesOf(products, orderIds)))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(inIds(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id));

/** What is kept of these orders, sorted as it was in the cart. */
export const listGoodsOf = async (db: Db, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? []
    : db
        .select({ orderId: orderItems.orderId, name: orderItems.name, names: orderItems.names })
        .from(orderItems)
        .where(and(inIds(orderItems.orderId, orderIds), gt(orderItems.kept, 0)))
        .orderBy(asc(orderItems.id));

const goodsInList = 2;

/** An order's first goods, and how many there are. */
export const presentGoods = (goods: Awaited<ReturnType<typeof listGoodsOf>>, language: Language) => ({
  goods: goods
    .slice(0, goodsInList)
    .map(({ name, names }) => ({ name, local_name: localNameIn(names, language) })),
  lines: goods.length,
});

/** How it is sold, what it costs now, and what it weighed. */
export const presentLine = (item: ItemOfOrder) => ({
  ...presentSoldBy(item),
  amount: rupeesOf(linePaiseOf(item)),
  weighed: item.weighed,
});

/** `linePaiseOf` in SQL: what is kept of an item, and what the refused part cost. */
export const keptPaise = sql`coalesce(${orderItems.keptPaise}, ${orderItems.kept} * ${orderItems.pricePaise})`;
export const refusedPaise = sql`coalesce(${orderItems.weighedPaise}, ${orderItems.ordered} * ${orderItems.pricePaise}) - ${keptPaise}`;

/** An item of which nothing was kept appears only among the rejected items. */
export const presentItems = (items: readonly ItemOfOrder[], language: Language) =>
  items
    .filter(({ kept }) => kept > 0)
    .map((item) => ({
      id: item.id,
      product: {
        id: item.productId,
        name: item.name,
        local_name: localNameIn(item.names, language),
        cover: coverBoxOf(item.coverKey),
      },
      quantity: item.kept,
      price: rupeesOf(item.pricePaise),
      ...presentLine(item),
    }));

export const presentRejected = (items: readonly ItemOfOrder[], language: Language) =>
  items
    .filter(({ kept, ordered }) => kept < ordered)
    .map((item) => ({
      name: item.name,
      local_name: localNameIn(item.names, language),
      ...presentSoldBy(item),
      quantity: item.ordered - item.kept,
      reason: item.refusalReason,
    }));
