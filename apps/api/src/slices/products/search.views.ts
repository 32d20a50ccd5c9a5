// Searches products in one shop or in all shops that deliver to an address. Sorted by relevance, then available ones first,
// then distance.
import { distanceKm, type Point } from '@haat/contract/geo';
import type * as wire from '@haat/contract/products';
import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import {
  findShopsInReach,
  getVerifiedShop,
  groundKm,
  type ShopsInReach,
  straightKm,
} from '../shops/index.ts';
import { notDeleted } from './product.queries.ts';
import { products } from './product.tables.ts';
import { listProductsByIds } from './product.views.ts';
import { readSearch } from './read-search.ts';
import { matchesOrSells, relevance } from './search-match.queries.ts';
import type { SearchTerm } from './search-term.ts';
import { addShopTypes, isShopOfType } from './shop-type-match.views.ts';

type Page = Parameters<typeof pageOf>[0];
type SearchAnswer = { count: number; results: wire.SearchHit[] };

export interface Search {
  readonly search: string;
  /** Without a shop there is an address. */
  readonly shopId: number | undefined;
  readonly address: Point | undefined;
}

/** Throws `not_found` for a shop that is unknown or unverified. */
export async function viewSearch(db: Db, asked: Search, page: Page): Promise<SearchAnswer> {
  const [scope, terms] = await Promise.all([findScope(db, asked), readTerms(db, asked.search)]);
  if (terms.length === 0 || scope === undefined) return { count: 0, results: [] };
  const { limit, offset } = pageOf(page);
  const hits = await listHits(db, scope, terms).limit(limit).offset(offset);
  const count = hits[0]?.count ?? (offset > 0 ? await countHits(db, scope, terms) : 0);
  return { count, results: await presentHits(db, hits, asked.address !== undefined) };
}

const readTerms = async (db: Db, search: string): Promise<SearchTerm[]> =>
  addShopTypes(db, await readSearch(db, search));

/** Undefined when no shop delivers there. */
async function findScope(db: Db, { shopId, address }: Search): Promise<ShopsInReach | undefined> {
  if (shopId === undefined) return address && findShopsInReach(db, address);
  const shop = await getVerifiedShop(db, shopId);
  const nearness = address ? straightKm(distanceKm(shop, address)) : 0;
  return { ids: `{${shop.id}}`, areOpen: `{${shop.isOpen}}`, nearness: `{${nearness}}` };
}

/** A list of values instead of a join with shops, so that the planner knows their number. */
const scopeTable = ({ ids, areOpen, nearness }: ShopsInReach): SQL =>
  sql`unnest(${ids}::bigint[], ${areOpen}::bool[], ${nearness}::float8[]) as scope(shop_id, is_open, nearness)`;

const isInScope = sql`scope.shop_id = ${products.shopId}`;

const isHit = (terms: readonly SearchTerm[]): SQL | undefined =>
  and(
    notDeleted,
    matchesOrSells(products.searchText, terms, (typeIds) => isShopOfType(sql`scope.shop_id`, typeIds)),
  );

/** Sorts and counts hits by few columns. Only the products of the page are loaded in full. */
function listHits(db: Db, scope: ShopsInReach, terms: readonly SearchTerm[]) {
  const hits = db.$with('hits').as(
    db
      .select({
        id: products.id,
        rank: relevance(products.searchText, terms).as('rank'),
        isLast: sql<boolean>`(not scope.is_open or ${products.quantity} = 0)`.as('is_last'),
        isOpen: sql<boolean>`scope.is_open`.as('is_open'),
        nearness: sql<number>`scope.nearness`.as('nearness'),
      })
      .from(products)
      .innerJoin(scopeTable(scope), isInScope)
      .where(isHit(terms)),
  );
  return db
    .with(hits)
    .select({
      id: hits.id,
      isOpen: hits.isOpen,
      nearness: hits.nearness,
      count: sql<number>`(select count(*) from ${hits})`.mapWith(Number),
    })
    .from(hits)
    .orderBy(hits.rank, hits.isLast, hits.nearness, asc(hits.id));
}

async function countHits(db: Db, scope: ShopsInReach, terms: readonly SearchTerm[]): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(products)
    .innerJoin(scopeTable(scope), isInScope)
    .where(isHit(terms));
  return row?.count ?? 0;
}

type Hit = Awaited<ReturnType<typeof listHits>>[number];

async function presentHits(db: Db, hits: readonly Hit[], isFromAddress: boolean): Promise<wire.SearchHit[]> {
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const whole = await listProductsByIds(db, [...byId.keys()]);
  return whole.map((product) => {
    const shop = { id: product.shop, name: product.shop_name };
    const { isOpen = false, nearness = 0 } = byId.get(product.id) ?? {};
    const distance = Math.round(groundKm(nearness));
    return { ...product, shop, is_open: isOpen, ...(isFromAddress ? { distance } : {}) };
  });
}
