// Lists of earlier slices, filtered by a search.
import type { Db } from '../../platform/database.ts';
import { viewCatalogue, viewCatalogueRecords } from '../catalogue/index.ts';
import {
  viewFoundOwnProducts,
  viewFoundProducts,
  viewRetailerProducts,
  viewShopProducts,
} from '../products/index.ts';
import { getOwnShop, getVisibleShop } from '../shops/index.ts';
import type { Finder } from './finder.service.ts';
import { idsOf } from './ranked-hits.ts';
import { wordsOfSearch } from './search-term.ts';

interface Searched {
  readonly search?: string | undefined;
}

/** A shop's products by name. Throws `not_found` for a shop the person may not see. */
export async function viewShopList(
  db: Db,
  finder: Finder,
  userId: number,
  { search, ...query }: Parameters<typeof viewShopProducts>[2] & Searched,
) {
  if (!search) return viewShopProducts(db, userId, query);
  const { shop__id: shopId, type__id: typeId, ...page } = query;
  const { cityId } = await getVisibleShop(db, shopId, userId);
  const ids = idsOf(await finder.find({ in: 'shop list', cityId, shopId }, wordsOfSearch(search)));
  return viewFoundProducts(db, { shopId, typeId, ids }, page);
}

const isId = /^[1-9][0-9]{0,15}$/;

/** One's own products, newest first. A number also finds the product with this id. */
export async function viewOwnList(
  db: Db,
  finder: Finder,
  retailerId: number,
  { search, ...page }: Parameters<typeof viewRetailerProducts>[2] & Searched,
) {
  if (!search) return viewRetailerProducts(db, retailerId, page);
  const { id: shopId, cityId } = await getOwnShop(db, retailerId);
  const ids = idsOf(await finder.find({ in: 'own list', cityId, shopId }, wordsOfSearch(search)));
  if (isId.test(search)) ids.push(Number(search));
  return viewFoundOwnProducts(db, { shopId, ids }, page);
}

const findInCatalogue = async (finder: Finder, search: string | undefined) =>
  search ? idsOf(await finder.find({ in: 'catalogue' }, wordsOfSearch(search))) : undefined;

/** The catalogue as a retailer sees it, by name. */
export const viewRetailerCatalogue = async (
  db: Db,
  finder: Finder,
  retailerId: number,
  { search, ...query }: Omit<Parameters<typeof viewCatalogue>[2], 'ids'> & Searched,
) => viewCatalogue(db, retailerId, { ...query, ids: await findInCatalogue(finder, search) });

/** The catalogue as operators see it, by name. */
export const viewOperatorCatalogue = async (
  db: Db,
  finder: Finder,
  { search, ...query }: Omit<Parameters<typeof viewCatalogueRecords>[1], 'ids'> & Searched,
) => viewCatalogueRecords(db, { ...query, ids: await findInCatalogue(finder, search) });
