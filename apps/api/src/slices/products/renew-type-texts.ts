// Puts the new name of a product type into search texts. A few products at a time, so that checkouts hardly wait.
import type { Tx } from '../../platform/database.ts';
import type { RenamedType } from '../shops/index.ts';
import { changeSearch } from './change-search.ts';
import { searchTextOf, wordsToLearn } from './search-text.ts';
import { learnCatalogueWords } from './search-word.queries.ts';
import {
  lockStaleCatalogueProducts,
  lockStaleProducts,
  type ShopOfCity,
  setCatalogueSearchTexts,
  setSearchTexts,
} from './type-text.queries.ts';

/** Renews some products of a shop. */
export async function renewShopTexts(tx: Tx, type: RenamedType, shop: ShopOfCity): Promise<void> {
  const stale = await lockStaleProducts(tx, type, shop);
  if (stale.length === 0) return;
  const renewed = stale.map(({ id, ...product }) => ({
    id,
    searchText: searchTextOf({ ...product, typeName: type.name }),
  }));
  await setSearchTexts(tx, shop.cityId, renewed);
  const before = stale.map(({ searchText }) => searchText);
  await changeSearch(tx, { shop, before, after: renewed.map(({ searchText }) => searchText) });
}

/** Renews some products of the catalogue. Returns how many. */
export async function renewCatalogueTexts(tx: Tx, type: RenamedType): Promise<number> {
  const stale = await lockStaleCatalogueProducts(tx, type);
  if (stale.length === 0) return 0;
  const renewed = stale.map(({ id, ...product }) => ({
    id,
    searchText: searchTextOf({ ...product, typeName: type.name }),
  }));
  await learnCatalogueWords(tx, wordsToLearn(renewed.map(({ searchText }) => searchText)));
  await setCatalogueSearchTexts(tx, renewed);
  return stale.length;
}
