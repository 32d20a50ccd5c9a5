import type * as wire from '@haat/contract/shops';
import { asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { byName } from '../../platform/by-name.ts';
import type { Db } from '../../platform/database.ts';
import type { pageOf } from '../../platform/page.ts';
import { coverOf, viewNamedPictures } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import {
  productTypeShopTypes,
  productTypes,
  shopAdditionalTypes,
  shopProductTypes,
  shops,
} from './shop.tables.ts';

type PageQuery = Parameters<typeof pageOf>[0];

interface ProductTypeList {
  readonly count: number;
  readonly results: wire.ProductType[];
}

/** All product types that meet `condition`, by name. */
export const viewProductTypes = (db: Db, query: PageQuery, condition?: SQL): Promise<ProductTypeList> =>
  viewNamedPictures(db, productTypes, query, condition);

/** Whether this person's shop may sell a product type, by its main type or an additional one. */
export function isTypeOfShopOf(db: Db, retailerId: number): SQL {
  const isOfShop = or(
    eq(productTypeShopTypes.shopTypeId, shops.typeId),
    exists(
      db
        .select({ one: sql`1` })
        .from(shopAdditionalTypes)
        .where(
          sql`${shopAdditionalTypes.shopId} = ${shops.id} and ${shopAdditionalTypes.shopTypeId} = ${productTypeShopTypes.shopTypeId}`,
        ),
    ),
  );
  return inArray(
    productTypes.id,
    db
      .select({ id: productTypeShopTypes.productTypeId })
      .from(productTypeShopTypes)
      .innerJoin(shops, eq(shops.retailerId, retailerId))
      .where(isOfShop),
  );
}

/** The types of each shop's products, by name. */
export async function listProductTypesOf(
  db: Db,
  shopIds: readonly number[],
): Promise<Map<number, wire.ProductType[]>> {
  const byShop = new Map<number, wire.ProductType[]>(shopIds.map((id) => [id, []]));
  if (shopIds.length === 0) return byShop;
  const rows = await db
    .select({
      shopId: shopProductTypes.shopId,
      id: productTypes.id,
      name: productTypes.name,
      key: images.key,
    })
    .from(shopProductTypes)
    .innerJoin(productTypes, eq(productTypes.id, shopProductTypes.productTypeId))
    .leftJoin(images, eq(images.id, productTypes.imageId))
    .where(sql`${inArray(shopProductTypes.shopId, [...shopIds])} and ${shopProductTypes.products} > 0`)
    .orderBy(asc(byName(productTypes.name)), asc(productTypes.id));
  for (const { shopId, id, name, key } of rows) byShop.get(shopId)?.push({ id, name, cover: coverOf(key) });
  return byShop;
}
