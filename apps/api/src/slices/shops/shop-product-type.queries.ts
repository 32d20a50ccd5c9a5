// How many products of each type a shop has.

import { and, eq, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import type { OwnShop } from './shop.queries.ts';
import { shopProductTypes } from './shop.tables.ts';

/** Adds to the count of the shop's products of a type. Negative numbers subtract. */
export async function countShopProductType(
  tx: Tx,
  { id: shopId, cityId }: Pick<OwnShop, 'id' | 'cityId'>,
  productTypeId: number,
  delta: number,
): Promise<void> {
  const products = sql`${shopProductTypes.products} + ${delta}`;
  if (delta > 0) {
    await tx
      .insert(shopProductTypes)
      .values({ cityId, shopId, productTypeId, products: delta })
      .onConflictDoUpdate({
        target: [shopProductTypes.cityId, shopProductTypes.shopId, shopProductTypes.productTypeId],
        set: { products },
      });
    return;
  }
  // Don't insert a negative number: the CHECK would refuse the row before the conflict is found.
  await tx
    .update(shopProductTypes)
    .set({ products })
    .where(and(eqId(shopProductTypes.shopId, shopId), eq(shopProductTypes.productTypeId, productTypeId)));
}
