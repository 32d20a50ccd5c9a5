// Ordered, kept and refused items. A deleted product keeps its name and picture here.
import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import { localNameIn } from '@haat/contract/pack';
import { and, asc, eq } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import { preparedForIds } from '../../platform/prepared-for-ids.ts';
import { coverBoxOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { products } from '../products/product.tables.ts';
import { orderItems } from './order.tables.ts';

export type ItemOfOrder = Awaited<ReturnType<typeof listItemsOf>>[number];

/** The items of these orders, sorted as they were in the cart. */
export const listItemsOf = preparedForIds('items_of_orders', (db, orders) =>
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
      refusalReason: orderItems.refusalReason,
      coverKey: images.key,
    })
    .from(orderItems)
    .innerJoin(products, and(eqId(products.id, orderItems.productId), orders.areNear(products)))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(orders.areIn(orderItems.orderId))
    .orderBy(asc(orderItems.id)),
);

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
    }));

export const presentRejected = (items: readonly ItemOfOrder[], language: Language) =>
  items
    .filter(({ kept, ordered }) => kept < ordered)
    .map(({ name, names, ordered, kept, refusalReason: reason }) => ({
      name,
      local_name: localNameIn(names, language),
      quantity: ordered - kept,
      reason,
    }));
