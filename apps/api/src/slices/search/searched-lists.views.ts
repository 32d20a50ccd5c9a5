// Lists of earlier slices, filtered by a search.
import { and, sql } from 'drizzle-orm';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { catalogueProducts } from '../catalogue/catalogue.tables.ts';
import { viewCatalogue, viewCatalogueRecords } from '../catalogue/index.ts';
import {
  notDeleted,
  viewFoundOwnProducts,
  viewFoundProducts,
  viewRetailerProducts,
  viewShopProducts,
} from '../products/index.ts';
import { products } from '../products/product.tables.ts';
import { getOwnShop, getVisibleShop } from '../shops/index.ts';
import { isTypedIn, matchOf, partsOf } from './product-match.views.ts';
import { findTerms, type Scope, wordsOfSearch } from './terms.views.ts';

interface Searched {
  readonly search?: string | undefined;
}

interface SearchedShop {
  readonly cityId: number;
  readonly shopId: number;
}

async function findInShop(
  db: Db,
  kind: 'shop list' | 'own list',
  { cityId, shopId, search }: SearchedShop & { readonly search: string },
): Promise<number[]> {
  const scope: Scope = { in: kind, cityId };
  const words = wordsOfSearch(search);
  if (words.length === 0) return [];
  const terms = await findTerms(db, scope, words);
  const text = products.searchText;
  const isHit = kind === 'own list' ? isTypedIn(terms, text) : matchOf(terms, { text }).isHit;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .crossJoin(sql`lateral ${partsOf(text)}`)
    .where(and(eqId(products.shopId, shopId), notDeleted, isHit));
  return rows.map(({ id }) => id);
}

/** A shop's products by name. Throws `not_found` for a shop the person may not see. */
export async function viewShopList(
  db: Db,
  userId: number,
  { search, ...query }: Parameters<typeof viewShopProducts>[2] & Searched,
) {
  if (!search) return viewShopProducts(db, userId, query);
  const { shop__id: shopId, type__id: typeId, ...page } = query;
  const { cityId } = await getVisibleShop(db, shopId, userId);
  const ids = await findInShop(db, 'shop list', { cityId, shopId, search });
  return viewFoundProducts(db, { shopId, typeId, ids }, page);
}

const isId = /^[1-9][0-9]{0,15}$/;

/** One's own products, newest first. A number also finds the product with this id. */
export async function viewOwnList(
  db: Db,
  retailerId: number,
  { search, ...page }: Parameters<typeof viewRetailerProducts>[2] & Searched,
) {
  if (!search) return viewRetailerProducts(db, retailerId, page);
  const { id: shopId, cityId } = await getOwnShop(db, retailerId);
  const ids = await findInShop(db, 'own list', { cityId, shopId, search });
  if (isId.test(search)) ids.push(Number(search));
  return viewFoundOwnProducts(db, { shopId, ids }, page);
}

async function findInCatalogue(db: Db, search: string | undefined): Promise<number[] | undefined> {
  if (!search) return undefined;
  const words = wordsOfSearch(search);
  if (words.length === 0) return [];
  const text = catalogueProducts.searchText;
  const { isHit } = matchOf(await findTerms(db, { in: 'catalogue' }, words), { text });
  const rows = await db
    .select({ id: catalogueProducts.id })
    .from(catalogueProducts)
    .crossJoin(sql`lateral ${partsOf(text)}`)
    .where(isHit);
  return rows.map(({ id }) => id);
}

/** The catalogue as a retailer sees it, by name. */
export const viewRetailerCatalogue = async (
  db: Db,
  retailerId: number,
  { search, ...query }: Omit<Parameters<typeof viewCatalogue>[2], 'ids'> & Searched,
) => viewCatalogue(db, retailerId, { ...query, ids: await findInCatalogue(db, search) });

/** The catalogue as operators see it, by name. */
export const viewOperatorCatalogue = async (
  db: Db,
  { search, ...query }: Omit<Parameters<typeof viewCatalogueRecords>[1], 'ids'> & Searched,
) => viewCatalogueRecords(db, { ...query, ids: await findInCatalogue(db, search) });
