// How many products of each type a shop has.

import { and, eq, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import type { OwnShop } from './shop.queries.ts';
import { shopProductTypes } from './shop.tables.ts';
import { raiseListVersion } from './shop-list.queries.ts';

/** Adds to the count of the shop's products of a type. Negative numbers subtract. */
export async function countShopProductType(
  tx: Tx,
  shop: Pick<OwnShop, 'id' | 'cityId'>,
  productTypeId: number,
  delta: number,
): Promise<void> {
  const products = await addShopProducts(tx, shop, productTypeId, delta);
  const isFirst = products === delta;
  const isLast = products === 0;
  if (isFirst || isLast) await raiseListVersion(tx, shop);
}

/** Returns how many there are now. */
async function addShopProducts(
  tx: Tx,
  { id: shopId, cityId }: Pick<OwnShop, 'id' | 'cityId'>,
  productTypeId: number,
  delta: number,
): Promise<number | undefined> {
  const products = sql`${shopProductTypes.products} + ${delta}`;
  const returned = { products: shopProductTypes.products };
  if (delta > 0) {
    const [row] = await tx
      .insert(shopProductTypes)
      .values({ cityId, shopId, productTypeId, products: delta })
      .onConflictDoUpdate({
        target: [shopProductTypes.cityId, shopProductTypes.shopId, shopProductTypes.productTypeId],
        set: { products },
      })
      .returning(returned);
    return row?.products;
  }
  // Don't insert a negative number: the CHECK would refuse the row before the conflict is found.
  const [row] = await tx
    .update(shopProductTypes)
    .set({ products })
    .where(and(eqId(shopProductTypes.shopId, shopId), eq(shopProductTypes.productTypeId, productTypeId)))
    .returning(returned);
  return row?.products;
}
