// Earlier purchases: an order to repeat, and the products that a person bought at a shop.
import type { Language } from '@haat/contract/languages';
import { and, count, desc, eq, gt, max, notInArray, or } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { eqId } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { pageOf } from '../../../platform/page.ts';
import { findProducts, notDeleted, productIn } from '../../products/index.ts';
import { products } from '../../products/product.tables.ts';
import { getVisibleShop } from '../../shops/index.ts';
import { shops } from '../../shops/shop.tables.ts';
import { listItemsOf } from '../display/order-items.views.ts';
import { isActive, isPrevious } from '../order.queries.ts';
import { orderItems, orders } from '../order.tables.ts';

/** Throws `not_found`. */
export async function getOrderToRepeat(db: Db, orderId: number) {
  const [[found], items] = await Promise.all([
    db
      .select({
        order: {
          customerId: orders.customerId,
          address: orders.address,
          latitude: orders.latitude,
          longitude: orders.longitude,
          hasPin: orders.hasPin,
        },
        shop: { id: shops.id, name: shops.name },
      })
      .from(orders)
      .innerJoin(shops, eq(shops.id, orders.shopId))
      .where(eqId(orders.id, orderId)),
    listItemsOf(db, [orderId]),
  ]);
  if (!found) throw new AppError('not_found');
  const kept = items.filter((item) => item.kept > 0);
  return {
    ...found,
    items: kept.map(({ productId, name, names, netQuantity, unit, isLoose, kept: quantity }) => ({
      ...{ productId, name, names, netQuantity, unit, isLoose },
      quantity,
    })),
  };
}

interface BoughtBefore {
  readonly shopId: number;
  readonly query: Parameters<typeof pageOf>[0];
  readonly language: Language;
  readonly now: Date;
}

/** Products that the person kept of orders at this shop, those of most orders first. Throws `not_found`. */
export async function viewBoughtBefore(
  db: Db,
  userId: number,
  { shopId, query, language, now }: BoughtBefore,
) {
  const { limit, offset } = pageOf(query);
  const [bought] = await Promise.all([
    db
      .select({ productId: orderItems.productId })
      .from(orders)
      .innerJoin(orderItems, eqId(orderItems.orderId, orders.id))
      .innerJoin(products, eqId(products.id, orderItems.productId))
      .where(
        and(
          eq(orders.customerId, userId),
          eqId(orders.shopId, shopId),
          // Each half has its own partial index.
          or(isActive, isPrevious),
          notInArray(orders.status, ['REJECTED', 'CANCELLED']),
          gt(orderItems.kept, 0),
          notDeleted,
        ),
      )
      .groupBy(orderItems.productId)
      .orderBy(desc(count()), desc(max(orders.id))),
    getVisibleShop(db, shopId, userId),
  ]);
  const ids = bought.slice(offset, offset + limit).map(({ productId }) => productId);
  const found = await findProducts(db, ids, { reader: 'customer', now });
  const results = ids.flatMap((id) => found.get(id) ?? []).map((product) => productIn(product, language));
  return { count: bought.length, results };
}
