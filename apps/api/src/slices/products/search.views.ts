// Products found in one shop or in all shops that deliver to an address: by relevance, then distance, what cannot be
// had at the moment last among equals.
import { distanceKm, type Point, type products as wire } from '@haat/contract';
import { and, asc, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { getVerifiedShop, listShopsInReach } from '../shops/index.ts';
import { isLiving } from './product.queries.ts';
import { products } from './product.tables.ts';
import { listProductsByIds } from './product.views.ts';
import { readSearch } from './read-search.ts';
import { matches, relevance } from './search-match.queries.ts';
import type { SearchTerm } from './search-term.ts';

type Page = Parameters<typeof pageOf>[0];
type SearchAnswer = { count: number; results: wire.SearchHit[] };

interface ShopInScope {
  readonly id: number;
  readonly isOpen: boolean;
  /** Null when nobody asked from an address. */
  readonly distanceKm: number | null;
}

export interface Search {
  readonly search: string;
  /** Without a shop an address is there. */
  readonly shopId: number | undefined;
  readonly address: Point | undefined;
}

/** Throws `not_found` for a shop that is unknown or unverified. */
export async function viewSearch(db: Db, asked: Search, page: Page): Promise<SearchAnswer> {
  const scope = await listScope(db, asked);
  const terms = await readSearch(db, asked.search);
  if (terms.length === 0 || scope.length === 0) return { count: 0, results: [] };
  const { limit, offset } = pageOf(page);
  const found = isFound(scope, terms);
  const hits = await selectHits(db, scope, terms).where(found).limit(limit).offset(offset);
  const count = hits[0]?.count ?? (offset > 0 ? await db.$count(products, found) : 0);
  return { count, results: await presentHits(db, hits, scope) };
}

async function listScope(db: Db, { shopId, address }: Search): Promise<ShopInScope[]> {
  if (shopId === undefined) return address ? listShopsInReach(db, address) : [];
  const shop = await getVerifiedShop(db, shopId);
  return [{ id: shop.id, isOpen: shop.isOpen, distanceKm: address ? distanceKm(shop, address) : null }];
}

/** The shops by their ids and not by a join: so the planner knows how many there are, and takes the right index. */
const isFound = (scope: readonly ShopInScope[], terms: readonly SearchTerm[]) =>
  and(
    sql`${products.shopId} = any(${sql.param(scope.map(({ id }) => id))}::bigint[])`,
    isLiving,
    matches(products.searchText, terms),
  );

function selectHits(db: Db, scope: readonly ShopInScope[], terms: readonly SearchTerm[]) {
  const column = <Key extends keyof ShopInScope>(key: Key) => sql.param(scope.map((shop) => shop[key]));
  const shop = sql`unnest(${column('id')}::bigint[], ${column('isOpen')}::bool[], ${column('distanceKm')}::float8[])
    as scope(shop_id, is_open, distance_km)`;
  return db
    .select({ id: products.id, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(products)
    .innerJoin(shop, sql`scope.shop_id = ${products.shopId}`)
    .orderBy(
      relevance(products.searchText, terms),
      sql`(not scope.is_open or ${products.quantity} = 0)`,
      sql`scope.distance_km`,
      asc(products.id),
    );
}

type Hit = Awaited<ReturnType<typeof selectHits>>[number];

async function presentHits(
  db: Db,
  hits: readonly Hit[],
  scope: readonly ShopInScope[],
): Promise<wire.SearchHit[]> {
  const whole = await listProductsByIds(
    db,
    hits.map((hit) => hit.id),
  );
  const distances = new Map(scope.map((shop) => [shop.id, shop.distanceKm]));
  return whole.map((product) => {
    const km = distances.get(product.shop) ?? null;
    const shop = { id: product.shop, name: product.shop_name };
    return { ...product, shop, ...(km === null ? {} : { distance: Math.round(km) }) };
  });
}
