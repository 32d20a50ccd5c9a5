// What a search in memory is made from.
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { notDeleted } from '../products/index.ts';
import { products } from '../products/product.tables.ts';
import type { IndexedText } from './product-index.ts';

/** Indexing so many takes some 10 ms. */
const mostAtOnce = 500;

/** The search texts of a city's products, or of those of some shops, page by page. */
export async function* productTexts(
  db: Db,
  cityId: number,
  shopIds?: readonly number[],
): AsyncGenerator<readonly IndexedText[]> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select({ id: products.id, shopId: products.shopId, searchText: products.searchText })
      .from(products)
      .where(
        and(
          eq(products.cityId, cityId),
          gt(products.id, last),
          notDeleted,
          shopIds && inArray(products.shopId, [...shopIds]),
        ),
      )
      .orderBy(asc(products.id))
      .limit(mostAtOnce);
    yield rows;
    if (rows.length < mostAtOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}
