// What was ordered, kept and refused. A deleted product stays readable here, with its picture.
import { rupeesOf } from '@haat/contract/money';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { coverBoxOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { products } from '../products/product.tables.ts';
import { orderItems } from './order.tables.ts';

export type ItemOfOrder = Awaited<ReturnType<typeof listItemsOf>>[number];

/** The items of these orders, each order's in the order of its cart. */
export function listItemsOf(db: Db, orderIds: readonly number[]) {
  return db
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      productId: orderItems.productId,
      name: orderItems.name,
      pricePaise: orderItems.pricePaise,
      ordered: orderItems.ordered,
      kept: orderItems.kept,
      coverKey: images.key,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(images, eq(images.id, products.coverImageId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id));
}

/** What was taken zero times stands among the rejected alone. */
export const presentItems = (items: readonly ItemOfOrder[]) =>
  items
    .filter(({ kept }) => kept > 0)
    .map((item) => ({
      id: item.id,
      product: { id: item.productId, name: item.name, cover: coverBoxOf(item.coverKey) },
      quantity: item.kept,
      price: rupeesOf(item.pricePaise),
    }));

export const presentRejected = (items: readonly ItemOfOrder[]) =>
  items
    .filter(({ kept, ordered }) => kept < ordered)
    .map(({ name, ordered, kept }) => ({ name, quantity: ordered - kept }));
