import type * as wire from '@haat/contract/shops';
import { and, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { byPosition } from '../../platform/by-position.ts';
import { eqId } from '../../platform/city-id.ts';
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

/** All product types that meet `condition`, in the operator's order. */
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

/** The types with these ids, in the operator's order. */
export const listProductTypes = (db: Db, ids: readonly number[]): Promise<wire.ProductType[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectProductTypes(db, inArray(productTypes.id, [...ids]));

/** The types of a shop's products, in the operator's order. */
export const listProductTypesOf = (db: Db, shopId: number): Promise<wire.ProductType[]> =>
  selectProductTypes(
    db,
    inArray(
      productTypes.id,
      db
        .select({ id: shopProductTypes.productTypeId })
        .from(shopProductTypes)
        .where(and(eqId(shopProductTypes.shopId, shopId), gt(shopProductTypes.products, 0))),
    ),
  );

async function selectProductTypes(db: Db, condition: SQL): Promise<wire.ProductType[]> {
  const rows = await db
    .select({ id: productTypes.id, name: productTypes.name, key: images.key })
    .from(productTypes)
    .leftJoin(images, eq(images.id, productTypes.imageId))
    .where(condition)
    .orderBy(...byPosition(productTypes));
  return rows.map(({ id, name, key }) => ({ id, name, cover: coverOf(key) }));
}
