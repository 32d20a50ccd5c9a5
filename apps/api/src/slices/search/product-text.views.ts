// What a search in memory is made from.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { notDeleted } from '../products/index.ts';
import { products } from '../products/product.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import type { IndexedText } from './product-index.ts';

/** Reading so many takes some milliseconds of Node. */
const mostAtOnce = 1_000;
const shopsAtOnce = 20;

/** The search texts of a city's products, or of those of some shops, page by page. Neighbouring shops come after each other. */
export async function* productTexts(
  db: Db,
  cityId: number,
  shopIds?: readonly number[],
): AsyncGenerator<readonly IndexedText[]> {
  const all = shopIds ?? (await listShopsByPlace(db, cityId));
  for (let at = 0; at < all.length; at += shopsAtOnce) {
    yield* textsOfShops(db, cityId, all.slice(at, at + shopsAtOnce));
  }
}

/** In strips of about a kilometre, from west to east. */
async function listShopsByPlace(db: Db, cityId: number): Promise<number[]> {
  const rows = await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.cityId, cityId))
    .orderBy(sql`floor(${shops.latitude} * 100)`, asc(shops.longitude), asc(shops.id));
  return rows.map(({ id }) => id);
}

async function* textsOfShops(
  db: Db,
  cityId: number,
  shopIds: readonly number[],
): AsyncGenerator<readonly IndexedText[]> {
  let last: { readonly shopId: number; readonly id: number } | undefined;
  for (;;) {
    const rows = await db
      .select({ id: products.id, shopId: products.shopId, searchText: products.searchText })
      .from(products)
      .where(
        and(
          eq(products.cityId, cityId),
          inArray(products.shopId, [...shopIds]),
          notDeleted,
          last && sql`(${products.shopId}, ${products.id}) > (${last.shopId}, ${last.id})`,
        ),
      )
      .orderBy(asc(products.shopId), asc(products.id))
      .limit(mostAtOnce);
    yield rows;
    if (rows.length < mostAtOnce) return;
    last = rows.at(-1);
  }
}
