// Types and catalogue products that the starter set has a picture for, but that have none.
import { findStarterPicture } from '@haat/starter/pictures';
import { eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { productTypes, shopTypes } from '../../shops/shop.tables.ts';
import { catalogueProducts } from '../catalogue.tables.ts';

export interface Unpictured {
  readonly kind: 'shop_type' | 'product_type' | 'good';
  readonly id: number;
  readonly version: number;
  readonly name: string;
  /** The key of its picture in the starter set. */
  readonly picture: string;
}

export async function listUnpictured(db: Db): Promise<Unpictured[]> {
  const [ofShops, ofProducts, goods] = await Promise.all([
    db
      .select({ id: shopTypes.id, version: shopTypes.version, name: shopTypes.name })
      .from(shopTypes)
      .where(isNull(shopTypes.imageId)),
    db
      .select({ id: productTypes.id, version: productTypes.version, name: productTypes.name })
      .from(productTypes)
      .where(isNull(productTypes.imageId)),
    db
      .select({
        id: catalogueProducts.id,
        version: catalogueProducts.version,
        name: catalogueProducts.name,
        type: productTypes.name,
      })
      .from(catalogueProducts)
      .innerJoin(productTypes, eq(productTypes.id, catalogueProducts.typeId))
      .where(isNull(catalogueProducts.imageId)),
  ]);
  const all = [
    ...ofShops.map((row) => ({
      ...row,
      kind: 'shop_type' as const,
      picture: findStarterPicture('shop_type', row.name),
    })),
    ...ofProducts.map((row) => ({
      ...row,
      kind: 'product_type' as const,
      picture: findStarterPicture('product_type', row.name),
    })),
    ...goods.map(({ type, ...row }) => ({
      ...row,
      kind: 'good' as const,
      picture: findStarterPicture('good', row.name, type),
    })),
  ];
  return all.flatMap(({ picture, ...row }) => (picture === undefined ? [] : [{ ...row, picture }]));
}
