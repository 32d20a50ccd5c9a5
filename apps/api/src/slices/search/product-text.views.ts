// What a search in memory is made from.
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { notDeleted } from '../products/index.ts';
import { products } from '../products/product.tables.ts';
import type { ProductText } from './product-texts.ts';

interface TextRow extends ProductText {
  readonly shopId: number;
}

/** A city can have 200,000 products. The event loop goes on between the parts. */
const mostAtOnce = 2_000;

/** The search texts of a city's products, or of those of some shops. */
export async function listProductTexts(
  db: Db,
  cityId: number,
  shopIds: readonly number[] | undefined,
): Promise<TextRow[]> {
  const all: TextRow[] = [];
  for (;;) {
    const rows = await db
      .select({ id: products.id, shopId: products.shopId, searchText: products.searchText })
      .from(products)
      .where(
        and(
          eq(products.cityId, cityId),
          gt(products.id, all.at(-1)?.id ?? 0),
          notDeleted,
          shopIds && inArray(products.shopId, [...shopIds]),
        ),
      )
      .orderBy(asc(products.id))
      .limit(mostAtOnce);
    all.push(...rows);
    if (rows.length < mostAtOnce) return all;
  }
}
