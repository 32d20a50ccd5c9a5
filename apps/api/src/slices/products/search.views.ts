// Products found in one shop or in all shops that deliver to an address: by relevance, then distance, what cannot be
// had at the moment last among equals.
import type { Point, products as wire } from '@haat/contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { cities } from '../accounts/account.tables.ts';
import { distanceKmTo, getVerifiedShop, reachOf } from '../shops/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { isLiving } from './product.queries.ts';
import { products } from './product.tables.ts';
import { listProductsByIds } from './product.views.ts';
import { readSearch } from './read-search.ts';
import { matches, relevance } from './search-match.queries.ts';
import type { SearchTerm } from './search-term.ts';

type Page = Parameters<typeof pageOf>[0];
type SearchAnswer = { count: number; results: wire.SearchHit[] };

export interface Search {
  readonly search: string;
  /** Without a shop an address is there. */
  readonly shopId: number | undefined;
  readonly address: Point | undefined;
}

interface Scope {
  readonly condition: SQL | undefined;
  /** Null when nobody asked from an address. */
  readonly distanceKm: SQL<number | null>;
  /** Nothing to order by within one shop. */
  readonly nearness?: SQL;
}

/** Throws `not_found` for a shop that is unknown or unverified. */
export async function viewSearch(db: Db, asked: Search, page: Page): Promise<SearchAnswer> {
  const scope = await scopeOf(db, asked);
  const terms = await readSearch(db, asked.search);
  if (terms.length === 0) return { count: 0, results: [] };
  const { limit, offset } = pageOf(page);
  const found = and(scope.condition, isLiving, matches(products.searchText, terms));
  const hits = await selectHits(db, found, scope, terms).limit(limit).offset(offset);
  const count = hits[0]?.count ?? (offset > 0 ? await countHits(db, found) : 0);
  return { count, results: await presentHits(db, hits) };
}

async function scopeOf(db: Db, { shopId, address }: Search): Promise<Scope> {
  const distanceKm = address ? distanceKmTo(address) : sql<null>`null::float8`;
  if (shopId !== undefined) {
    const shop = await getVerifiedShop(db, shopId);
    return { condition: eq(products.shopId, shop.id), distanceKm };
  }
  if (!address) return { condition: sql`false`, distanceKm };
  const { isInReach, isInBox, nearness } = await reachOf(db, address);
  return { condition: and(isInBox, isInReach), distanceKm, nearness };
}

function selectHits(db: Db, found: SQL | undefined, scope: Scope, terms: readonly SearchTerm[]) {
  const { distanceKm, nearness } = scope;
  const cannotBeHad = sql`(not ${shops.isOpen} or ${products.quantity} = 0)`;
  const order = [relevance(products.searchText, terms), cannotBeHad, ...(nearness ? [nearness] : [])];
  return db
    .select({ id: products.id, distanceKm, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(found)
    .orderBy(...order, asc(products.id));
}

type Hit = Awaited<ReturnType<typeof selectHits>>[number];

async function countHits(db: Db, found: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(found);
  return row?.count ?? 0;
}

async function presentHits(db: Db, hits: readonly Hit[]): Promise<wire.SearchHit[]> {
  const whole = await listProductsByIds(
    db,
    hits.map((hit) => hit.id),
  );
  const distances = new Map(hits.map((hit) => [hit.id, hit.distanceKm]));
  return whole.map((product) => {
    const distanceKm = distances.get(product.id) ?? null;
    const shop = { id: product.shop, name: product.shop_name };
    return { ...product, shop, ...(distanceKm === null ? {} : { distance: Math.round(distanceKm) }) };
  });
}
