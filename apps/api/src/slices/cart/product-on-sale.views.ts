import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { cities } from '../accounts/account.tables.ts';
import { products } from '../products/product.tables.ts';
import { shops } from '../shops/shop.tables.ts';

/** A product that may be put into a cart: not deleted, of a verified shop. Throws `not_found`. */
export async function getProductOnSale(db: Db, productId: number) {
  const [row] = await db
    .select({
      id: products.id,
      name: products.name,
      stock: products.quantity,
      shop: {
        id: shops.id,
        name: shops.name,
        isOpen: shops.isOpen,
        latitude: shops.latitude,
        longitude: shops.longitude,
      },
      radiusKm: cities.radiusKm,
    })
    .from(products)
    .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.state, 'verified')))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  if (!row) throw new AppError('not_found');
  return row;
}
