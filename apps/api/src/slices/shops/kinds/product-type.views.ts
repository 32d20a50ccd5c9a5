import type { Language } from '@haat/contract/languages';
import { type LocalNames, localNameIn } from '@haat/contract/pack';
import type * as wire from '@haat/contract/shops';
import { and, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { byPosition } from '../../../platform/by-position.ts';
import { eqId } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import type { pageOf } from '../../../platform/page.ts';
import { coverOf, viewNamedPictures } from '../../media/index.ts';
import { images } from '../../media/media.tables.ts';
import {
  productTypeShopTypes,
  productTypes,
  shopAdditionalTypes,
  shopProductTypes,
  shops,
  type shopTypes,
} from '../shop.tables.ts';

type PageQuery = Parameters<typeof pageOf>[0];

interface ProductTypeList {
  readonly count: number;
  readonly results: wire.ProductType[];
}

interface TypesAsked {
  readonly query: PageQuery;
  readonly language: Language;
}

/** All types that meet `condition`, in the operator's order. */
export async function viewTypes(
  db: Db,
  types: typeof productTypes | typeof shopTypes,
  { query, language }: TypesAsked,
  condition?: SQL,
): Promise<ProductTypeList> {
  const { count, results } = await viewNamedPictures(db, types, query, condition);
  return { count, results: results.map((type) => inLanguage(type, language)) };
}

/** All product types that meet `condition`, in the operator's order. */
export const viewProductTypes = (db: Db, asked: TypesAsked, condition?: SQL): Promise<ProductTypeList> =>
  viewTypes(db, productTypes, asked, condition);

/** A type with all its names. */
export interface NamedType extends Omit<wire.ProductType, 'local_name'> {
  readonly names: LocalNames;
}

export const inLanguage = ({ names, ...type }: NamedType, language: Language): wire.ProductType => ({
  ...type,
  local_name: localNameIn(names, language),
});

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

/** The types of a shop's products, in the operator's order. */
export async function listProductTypesOf(
  db: Db,
  shopId: number,
  language: Language,
): Promise<wire.ProductType[]> {
  const ofShop = db
    .select({ id: shopProductTypes.productTypeId })
    .from(shopProductTypes)
    .where(and(eqId(shopProductTypes.shopId, shopId), gt(shopProductTypes.products, 0)));
  const types = await selectProductTypes(db, inArray(productTypes.id, ofShop));
  return types.map((type) => inLanguage(type, language));
}

async function selectProductTypes(db: Db, condition: SQL): Promise<NamedType[]> {
  const rows = await db
    .select({ id: productTypes.id, name: productTypes.name, names: productTypes.names, key: images.key })
    .from(productTypes)
    .leftJoin(images, eq(images.id, productTypes.imageId))
    .where(condition)
    .orderBy(...byPosition(productTypes));
  return rows.map(({ key, ...type }) => ({ ...type, cover: coverOf(key) }));
}
