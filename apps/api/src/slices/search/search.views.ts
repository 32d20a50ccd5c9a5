// Searches products in one shop or in all shops that deliver to an address.
import { distanceKm, type Point } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/search';
import type { Db } from '../../platform/database.ts';
import { inPieces } from '../../platform/in-pieces.ts';
import { pageOf } from '../../platform/page.ts';
import { productIn } from '../products/index.ts';
import { getVerifiedShop, groundKm, type ShopsInReach, straightKm } from '../shops/index.ts';
import { type CityHits, type RankInReach, ranksInReach } from './hits-in-reach.ts';
import { placedShopsOf } from './placed-shops.ts';
import type { ProductIndex } from './product-index.ts';
import { noHits, type RankedHits } from './ranked-hits.ts';
import type { Scope } from './scope.ts';
import { type FoundProduct, viewSearchPage } from './search-page.views.ts';
import { CityReach, reachOfShop, type SearchReach } from './search-reach.ts';
import type { SearchReads } from './search-reads.service.ts';
import { wordsOfSearch } from './search-term.ts';

type PageQuery = Parameters<typeof pageOf>[0] & { readonly language: Language };
type SearchAnswer = { count: number; results: wire.SearchHit[] };

/** In the shops that deliver to an address, or in one shop. The address tells how far away that one is. */
export type SearchArea =
  | { readonly reach: ShopsInReach }
  | { readonly shopId: number; readonly address: Point | undefined };

/** Throws `not_found` for a shop that is unknown or unverified. */
export async function viewSearch(
  reads: SearchReads,
  { search, area }: { readonly search: string; readonly area: SearchArea },
  page: PageQuery,
): Promise<SearchAnswer> {
  const cities = 'reach' in area ? citiesInReach(area.reach) : [await cityOfShop(reads.db, area)];
  const { ranks, onPage } = await findPage(reads, { cities, words: wordsOfSearch(search) }, pageOf(page));
  const hasDistance = 'reach' in area || area.address !== undefined;
  return {
    count: ranks.reduce((sum, { count }) => sum + count, 0),
    results: onPage.map((found) => presentHit(found, { hasDistance, language: page.language })),
  };
}

interface SearchedCity {
  readonly scope: Extract<Scope, { readonly in: 'city' | 'shop' }>;
  /** The shops that count, by their numbers in the index. Undefined when none of them has products. */
  reachIn(index: ProductIndex): Generator<undefined, SearchReach | undefined>;
}

const citiesInReach = ({ circles }: ShopsInReach): SearchedCity[] =>
  circles
    .filter((circle) => circle.hasShops())
    .map((circle) => ({
      scope: { in: 'city', cityId: circle.list.cityId },
      *reachIn(index) {
        return new CityReach(circle, yield* placedShopsOf(circle.list, index));
      },
    }));

async function cityOfShop(
  db: Db,
  { shopId, address }: { readonly shopId: number; readonly address: Point | undefined },
): Promise<SearchedCity> {
  const shop = await getVerifiedShop(db, shopId);
  const { id, cityId, isOpen } = shop;
  const nearness = address ? straightKm(distanceKm(shop, address)) : 0;
  return {
    scope: { in: 'shop', cityId, shopId: id },
    // biome-ignore lint/correctness/useYield: one shop needs no pause
    *reachIn(index) {
      const number = index.numberOfShop(id);
      return number === undefined ? undefined : reachOfShop({ shop: number, isOpen, nearness });
    },
  };
}

/** Changes may overtake the hits while others are found, or while they are counted or read. Then they are found again. */
const mostTries = 5;

async function findPage(
  reads: SearchReads,
  { cities, words }: { readonly cities: readonly SearchedCity[]; readonly words: readonly string[] },
  page: ReturnType<typeof pageOf>,
): Promise<{ readonly ranks: readonly RankInReach[]; readonly onPage: readonly FoundProduct[] }> {
  for (let tries = 1; ; tries += 1) {
    const found = await Promise.all(cities.map(({ scope }) => reads.finder.find(scope, words)));
    const ranks = await inPieces(ranksIn(cities, found));
    const onPage = await viewSearchPage(reads, ranks, page);
    const isCurrent = found.every(({ index, changes }) => index.changes === changes);
    if (isCurrent || tries === mostTries) return { ranks, onPage };
  }
}

function* ranksIn(
  cities: readonly SearchedCity[],
  found: readonly RankedHits[],
): Generator<undefined, RankInReach[]> {
  const inReach: CityHits[] = [];
  for (const [at, { scope, reachIn }] of cities.entries()) {
    const hits = found[at] ?? noHits;
    const reach = yield* reachIn(hits.index);
    if (reach) inReach.push({ cityId: scope.cityId, hits, reach });
  }
  return yield* ranksInReach(inReach);
}

function presentHit(
  { hit, product }: FoundProduct,
  { hasDistance, language }: { readonly hasDistance: boolean; readonly language: Language },
): wire.SearchHit {
  const shop = { id: product.shop, name: product.shop_name };
  const distance = Math.round(groundKm(hit.nearness));
  return { ...productIn(product, language), shop, is_open: hit.isOpen, ...(hasDistance ? { distance } : {}) };
}
