// Searches products in one shop or in all shops that deliver to an address.
import { distanceKm, type Point } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/search';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { cities } from '../accounts/account.tables.ts';
import { findProducts, notDeleted, productIn, quantityOnSale } from '../products/index.ts';
import { products } from '../products/product.tables.ts';
import { getVerifiedShop, placeOf, preparedPlace, reachOf } from '../shops/index.ts';
import { shopAdditionalTypes, shops } from '../shops/shop.tables.ts';
import { countOf, type Match, matchOf, partsOf } from './product-match.views.ts';
import { findTerms, type Scope, type SearchTerm, wordsOfSearch } from './terms.views.ts';

type PageQuery = Parameters<typeof pageOf>[0] & { readonly language: Language; readonly now: Date };
type SearchAnswer = { count: number; results: wire.SearchHit[] };

interface Asked {
  readonly search: string;
  /** Products with most of the words, for a search whose words no product has all. */
  readonly hasMost: boolean;
  /** Only in this shop. Undefined: in all shops that deliver to the address. */
  readonly shopId: number | undefined;
  /** How far it is to the shops. Only a search in one shop can do without. */
  readonly address: Point | undefined;
}

/** Throws `not_found` for a shop that is unknown or unverified. */
export async function viewSearch(
  db: Db,
  { search, hasMost, ...asked }: Asked,
  { language, now, ...query }: PageQuery,
): Promise<SearchAnswer> {
  const words = wordsOfSearch(search);
  // Also without words, because an unknown shop is refused.
  const places = await listAreas(db, asked);
  const areas = words.length === 0 ? [] : places;
  const terms = await Promise.all(areas.map(({ scope }) => findTerms(db, scope, words)));
  const searched = areas.map((one, at) => ({ ...one, terms: terms[at] ?? [] }));
  const found = await find(db, searched, { hasMost, range: pageOf(query) });
  const whole = await findProducts(
    db,
    found.hits.map(({ id }) => id),
    { reader: 'customer', now },
  );
  const hasDistance = asked.address !== undefined;
  return {
    count: found.count,
    results: found.hits.flatMap((hit) => {
      const product = whole.get(hit.id);
      if (!product) return [];
      const shop = { id: product.shop, name: product.shop_name };
      const distance = hasDistance ? { distance: Math.round(hit.km) } : {};
      return { ...productIn(product, language), shop, is_open: hit.isOpen, ...distance };
    }),
  };
}

type CityScope = Exclude<Scope, { readonly in: 'shop list' | 'own list' | 'catalogue' }>;

/** The shops of one city that count. */
interface CityArea {
  readonly scope: CityScope;
  /** A query for a product's shop: how far it is, and whether it is open. No row: it doesn't count. */
  readonly shop: SQL;
}

interface SearchedArea extends CityArea {
  readonly terms: readonly SearchTerm[];
}

const citiesInReach = preparedOnce('cities_in_reach', (db: Db) =>
  db
    .selectDistinct({ id: shops.cityId })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(reachOf(preparedPlace).deliversTo),
);

async function listAreas(
  db: Db,
  { shopId, address }: Pick<Asked, 'shopId' | 'address'>,
): Promise<CityArea[]> {
  if (shopId !== undefined) return [await areaOfShop(db, shopId, address)];
  if (!address) return [];
  const { km, deliversTo } = reachOf(placeOf(address));
  const near = await citiesInReach(db, { ...placeOf(address) });
  return near.map(({ id: cityId }) => ({
    scope: { in: 'city' as const, cityId },
    shop: sql`select ${km} as km, ${shops.isOpen} from ${shops} join ${cities} on ${cities.id} = ${shops.cityId}
      where ${shops.id} = ${products.shopId} and ${shops.cityId} = ${cityId} and ${deliversTo}`,
  }));
}

async function areaOfShop(db: Db, shopId: number, address: Point | undefined): Promise<CityArea> {
  const shop = await getVerifiedShop(db, shopId);
  const km = address ? distanceKm(shop, address) : 0;
  return {
    scope: { in: 'shop', cityId: shop.cityId, shopId },
    shop: sql`select ${km}::float8 as km, ${shop.isOpen}::bool as is_open`,
  };
}

interface Hit {
  readonly id: number;
  readonly km: number;
  readonly isOpen: boolean;
  readonly isLast: boolean;
  readonly rank: number;
}

interface Found {
  readonly count: number;
  readonly hits: readonly Hit[];
}

type Range = ReturnType<typeof pageOf>;

interface Wanted {
  readonly hasMost: boolean;
  readonly range: Range;
}

/** By relevance. Among equals, closed shops and sold-out products are last, then the nearer and the older comes first. */
async function find(db: Db, areas: readonly SearchedArea[], { hasMost, range }: Wanted): Promise<Found> {
  // Of several cities, each may have the whole page.
  const part = areas.length === 1 ? range : { limit: range.offset + range.limit, offset: 0 };
  const ofCities = await Promise.all(
    areas.map((area) => {
      const match = hasMost ? someWords(area) : allWords(area);
      return match ? readHits(db, area, { ...match, hasMost, ...part }) : { count: 0, hits: [] };
    }),
  );
  const [only, ...others] = ofCities;
  if (only && others.length === 0) return only;
  const best = Math.min(...ofCities.map(({ hits }) => hits[0]?.rank ?? Number.POSITIVE_INFINITY));
  const found = hasMost ? ofCities.filter(({ hits }) => hits[0]?.rank === best) : ofCities;
  const hits = found.flatMap((one) => one.hits).sort(inOrder);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    hits: hits.slice(range.offset, range.offset + range.limit),
  };
}

const inOrder = (a: Hit, b: Hit): number =>
  a.rank - b.rank || Number(a.isLast) - Number(b.isLast) || a.km - b.km || a.id - b.id;

const text = products.searchText;

function allWords({ scope: { cityId }, terms }: SearchedArea): Match {
  return matchOf(terms, {
    text,
    isSoldBy: (typeIds) => {
      const types = sql`${sql.param(typeIds)}::bigint[]`;
      return sql`${products.shopId} = any(array(select s.id from ${shops} s
        where s.city_id = ${cityId} and (s.type_id = any(${types}) or exists (
          select from ${shopAdditionalTypes} a where a.shop_id = s.id and a.shop_type_id = any(${types})))))`;
    },
  });
}

/** Undefined when no word says enough. */
function someWords({ terms }: SearchedArea): Match | undefined {
  const counted = countOf(terms, text);
  return counted && { isHit: counted.isAny, rank: sql<number>`${terms.length}::int - ${counted.count}` };
}

/** `offset 0`: PostgreSQL would begin with the shops, and look for the products of each. */
const hitsIn = ({ scope, shop }: SearchedArea, { isHit, rank }: Match): SQL => sql`(
  select ${products.id}, near.km, near.is_open, not near.is_open or ${quantityOnSale} = 0 as is_last, ${rank} as rank,
    min(${rank}) over () as best
  from ${products} cross join lateral ${partsOf(text)} cross join lateral (${shop} offset 0) near
  where ${and(
    eq(products.cityId, scope.cityId),
    scope.in === 'shop' ? eq(products.shopId, scope.shopId) : undefined,
    notDeleted,
    isHit,
  )}) hits`;

async function readHits(
  db: Db,
  area: SearchedArea,
  { hasMost, limit, offset, ...match }: Match & Range & { readonly hasMost: boolean },
): Promise<Found> {
  const hits = await db
    .select({
      id: sql`id`.mapWith(Number),
      km: sql<number>`km`,
      isOpen: sql<boolean>`is_open`,
      isLast: sql<boolean>`is_last`,
      rank: sql<number>`rank`,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(hitsIn(area, match))
    .where(hasMost ? sql`rank = best` : undefined)
    .orderBy(sql`rank, is_last, km, id`)
    .limit(limit)
    .offset(offset);
  // A page behind the last one has no row with the count.
  const isBehind = hits.length === 0 && offset > 0;
  const { count } = isBehind
    ? await readHits(db, area, { ...match, hasMost, limit: 1, offset: 0 })
    : { count: hits[0]?.count ?? 0 };
  return { count, hits };
}
