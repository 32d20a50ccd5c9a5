// What a search in memory is made from.

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { notDeleted } from '../products/index.ts';
import { products } from '../products/product.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import type { IndexedText } from './product-index.ts';

/** Reading so many rows takes some milliseconds of Node. */
const mostAtOnce = 500;
const shopsAtOnce = 20;

/** The search texts of a city's products, page by page. Neighbouring shops come after each other. */
export async function* productTexts(db: Db, cityId: number): AsyncGenerator<readonly IndexedText[]> {
  for await (const shopIds of shopsByPlace(db, cityId)) {
    for (let at = 0; at < shopIds.length; at += shopsAtOnce) {
      yield* textsOfShops(db, cityId, shopIds.slice(at, at + shopsAtOnce));
    }
  }
}

/** Those of one shop. */
export const textsOfShop = (db: Db, cityId: number, shopId: number): AsyncGenerator<readonly IndexedText[]> =>
  textsOfShops(db, cityId, [shopId]);

/** In strips of about a kilometre, from west to east. */
async function* shopsByPlace(db: Db, cityId: number): AsyncGenerator<number[]> {
  const strip = sql<number>`floor(${shops.latitude} * 100)`;
  let last: { readonly strip: number; readonly longitude: number; readonly id: number } | undefined;
  for (;;) {
    const rows = await db
      .select({ id: shops.id, strip, longitude: shops.longitude })
      .from(shops)
      .where(
        and(
          eq(shops.cityId, cityId),
          last &&
            sql`(${strip}, ${shops.longitude}, ${shops.id}) > (${last.strip}, ${last.longitude}, ${last.id})`,
        ),
      )
      .orderBy(strip, asc(shops.longitude), asc(shops.id))
      .limit(mostAtOnce);
    yield rows.map(({ id }) => id);
    if (rows.length < mostAtOnce) return;
    last = rows.at(-1);
  }
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
