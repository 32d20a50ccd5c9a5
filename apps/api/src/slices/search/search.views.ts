// Searches products in one shop or in all shops that deliver to an address.
import { cityOf } from '@haat/contract/city-ids';
import { distanceKm, type Point } from '@haat/contract/geo';
import type * as wire from '@haat/contract/search';
import { pageOf } from '../../platform/page.ts';
import { getVerifiedShop, groundKm, type ShopsInReach, straightKm } from '../shops/index.ts';
import { type CityHits, type NearShop, ranksInReach } from './hits-in-reach.ts';
import { type FoundProduct, viewSearchPage } from './search-page.views.ts';
import type { SearchReads } from './search-reads.service.ts';
import { wordsOfSearch } from './search-term.ts';

type Page = Parameters<typeof pageOf>[0];
type SearchAnswer = { count: number; results: wire.SearchHit[] };

/** In the shops that deliver to an address, or in one shop. The address tells how far away that one is. */
export type SearchScope =
  | { readonly reach: ShopsInReach }
  | { readonly shopId: number; readonly address: Point | undefined };

/** The hits of some cities, and the shops that count. */
interface Found {
  readonly hits: readonly CityHits[];
  readonly shops: ReadonlyMap<number, NearShop>;
}

/** Throws `not_found` for a shop that is unknown or unverified. */
export async function viewSearch(
  reads: SearchReads,
  { search, scope }: { readonly search: string; readonly scope: SearchScope },
  page: Page,
): Promise<SearchAnswer> {
  const words = wordsOfSearch(search);
  const { hits, shops } = await ('reach' in scope
    ? findInReach(reads, scope.reach, words)
    : findInShop(reads, scope, words));
  const ranks = ranksInReach(hits, shops);
  const onPage = await viewSearchPage(reads, ranks, pageOf(page));
  const hasDistance = 'reach' in scope || scope.address !== undefined;
  return {
    count: ranks.reduce((sum, { count }) => sum + count, 0),
    results: onPage.map((found) => presentHit(found, hasDistance)),
  };
}

async function findInReach(
  reads: SearchReads,
  reach: ShopsInReach,
  words: readonly string[],
): Promise<Found> {
  const shops = new Map<number, NearShop>();
  const cityIds = new Set<number>();
  reach.visit(({ id, isOpen }, nearness) => {
    shops.set(id, { isOpen, nearness });
    cityIds.add(cityOf(id));
  });
  const find = async (cityId: number) => ({
    cityId,
    hits: await reads.finder.find({ in: 'city', cityId }, words),
  });
  return { shops, hits: await Promise.all([...cityIds].map(find)) };
}

async function findInShop(
  reads: SearchReads,
  { shopId, address }: { readonly shopId: number; readonly address: Point | undefined },
  words: readonly string[],
): Promise<Found> {
  const shop = await getVerifiedShop(reads.db, shopId);
  const { id, cityId, isOpen } = shop;
  const shops = new Map([[id, { isOpen, nearness: address ? straightKm(distanceKm(shop, address)) : 0 }]]);
  const hits = await reads.finder.find({ in: 'city', cityId, shopId: id }, words);
  return { hits: [{ cityId, hits }], shops };
}

function presentHit({ hit, product }: FoundProduct, hasDistance: boolean): wire.SearchHit {
  const shop = { id: product.shop, name: product.shop_name };
  const distance = Math.round(groundKm(hit.nearness));
  return { ...product, shop, is_open: hit.isOpen, ...(hasDistance ? { distance } : {}) };
}
