// Searches products in one shop or in all shops that deliver to an address.
import { distanceKm, type Point } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/search';
import { inPieces } from '../../platform/in-pieces.ts';
import { pageOf } from '../../platform/page.ts';
import { productIn } from '../products/index.ts';
import { getVerifiedShop, groundKm, type ShopCircle, type ShopsInReach, straightKm } from '../shops/index.ts';
import { type CityHits, type RankInReach, ranksInReach } from './hits-in-reach.ts';
import { placedShopsOf } from './placed-shops.ts';
import { noHits, type RankedHits } from './ranked-hits.ts';
import { type FoundProduct, viewSearchPage } from './search-page.views.ts';
import { CityReach, reachOfShop } from './search-reach.ts';
import type { SearchReads } from './search-reads.service.ts';
import { wordsOfSearch } from './search-term.ts';

type Page = Parameters<typeof pageOf>[0] & { readonly language: Language };
type SearchAnswer = { count: number; results: wire.SearchHit[] };

/** In the shops that deliver to an address, or in one shop. The address tells how far away that one is. */
export type SearchScope =
  | { readonly reach: ShopsInReach }
  | { readonly shopId: number; readonly address: Point | undefined };

/** Throws `not_found` for a shop that is unknown or unverified. */
export async function viewSearch(
  reads: SearchReads,
  { search, scope }: { readonly search: string; readonly scope: SearchScope },
  page: Page,
): Promise<SearchAnswer> {
  const words = wordsOfSearch(search);
  const ranks = await ('reach' in scope
    ? findInReach(reads, scope.reach, words)
    : findInShop(reads, scope, words));
  const onPage = await viewSearchPage(reads, ranks, pageOf(page));
  const hasDistance = 'reach' in scope || scope.address !== undefined;
  return {
    count: ranks.reduce((sum, { count }) => sum + count, 0),
    results: onPage.map((found) => presentHit(found, { hasDistance, language: page.language })),
  };
}

/** Changes may overtake the hits while others are found or counted. Then they are found again. */
const mostTries = 5;

async function findInReach(
  { finder }: SearchReads,
  { circles }: ShopsInReach,
  words: readonly string[],
): Promise<RankInReach[]> {
  const near = circles.filter((circle) => circle.hasShops());
  for (let tries = 1; ; tries += 1) {
    const find = ({ list: { cityId } }: ShopCircle) => finder.find({ in: 'city', cityId }, words);
    const found = await Promise.all(near.map(find));
    const ranks = await inPieces(ranksIn(near, found));
    if (tries === mostTries || found.every(({ index, changes }) => index.changes === changes)) return ranks;
  }
}

function* ranksIn(
  circles: readonly ShopCircle[],
  found: readonly RankedHits[],
): Generator<undefined, RankInReach[]> {
  const cities: CityHits[] = [];
  for (const [at, circle] of circles.entries()) {
    const hits = found[at] ?? noHits;
    const placed = yield* placedShopsOf(circle.list, hits.index);
    cities.push({ cityId: circle.list.cityId, hits, reach: new CityReach(circle, placed) });
  }
  return yield* ranksInReach(cities);
}

async function findInShop(
  { db, finder }: SearchReads,
  { shopId, address }: { readonly shopId: number; readonly address: Point | undefined },
  words: readonly string[],
): Promise<RankInReach[]> {
  const shop = await getVerifiedShop(db, shopId);
  const { id, cityId, isOpen } = shop;
  const hits = await finder.find({ in: 'city', cityId, shopId: id }, words);
  const number = hits.index.numberOfShop(id);
  if (number === undefined) return [];
  const nearness = address ? straightKm(distanceKm(shop, address)) : 0;
  return inPieces(ranksInReach([{ cityId, hits, reach: reachOfShop({ shop: number, isOpen, nearness }) }]));
}

function presentHit(
  { hit, product }: FoundProduct,
  { hasDistance, language }: { readonly hasDistance: boolean; readonly language: Language },
): wire.SearchHit {
  const shop = { id: product.shop, name: product.shop_name };
  const distance = Math.round(groundKm(hit.nearness));
  return { ...productIn(product, language), shop, is_open: hit.isOpen, ...(hasDistance ? { distance } : {}) };
}
