// What is on offer near an address, or in one shop.
import type { Point } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/products';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { cities } from '../accounts/account.tables.ts';
import { placeOf, reachOf } from '../shops/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { notDeleted, quantityOnSale } from './product.queries.ts';
import { products } from './product.tables.ts';
import { findProducts, productIn } from './whole-product.views.ts';

interface Asked {
  readonly query: Parameters<typeof pageOf>[0] & { readonly shop_id?: number | undefined };
  readonly language: Language;
  readonly now: Date;
}

const anywhere = { km: sql<number | null>`null::float8`, deliversTo: eq(shops.state, 'verified') };

/** Those that can be bought, nearest first. Also of closed shops. Without a point, wherever the shop is. */
export async function viewOffers(
  db: Db,
  point: Point | undefined,
  { query, language, now }: Asked,
): Promise<{ count: number; results: wire.Offer[] }> {
  const { limit, offset } = pageOf(query);
  const { km, deliversTo } = point ? reachOf(placeOf(point)) : anywhere;
  const rows = await db
    .select({
      id: products.id,
      isOpen: shops.isOpen,
      km,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(
      and(
        deliversTo,
        query.shop_id === undefined ? undefined : eq(shops.id, query.shop_id),
        notDeleted,
        sql`${products.offerPaise} is not null`,
        gt(products.offerEndsAt, now),
        gt(quantityOnSale, 0),
      ),
    )
    .orderBy(km, asc(shops.id), asc(products.id))
    .limit(limit)
    .offset(offset);
  const whole = await findProducts(
    db,
    rows.map(({ id }) => id),
    { reader: 'customer', now },
  );
  const results = rows.flatMap((row) => {
    const product = whole.get(row.id);
    if (!product) return [];
    const distance = row.km === null ? {} : { distance: Math.round(row.km) };
    return { ...productIn(product, language), is_open: row.isOpen, ...distance };
  });
  return { count: rows[0]?.count ?? 0, results };
}
