import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { countShopProductType, getOwnShop } from '../shops/index.ts';
import { copyIntoShop, isCatalogueProduct } from './catalogue.queries.ts';
import { changeSearch } from './change-search.ts';

/** Adds a catalogue product to one's shop with stock 0. A repeat returns the same product. Throws `not_found`. */
export async function addCatalogueProduct(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  catalogueProductId: number,
): Promise<{ readonly productId: number; readonly isNew: boolean }> {
  const shop = await getOwnShop(tx, actor.userId);
  const [copied] = await copyIntoShop(tx, shop, isCatalogueProduct(catalogueProductId));
  if (!copied) throw new AppError('not_found');
  if (!copied.isNew) return copied;
  await countShopProductType(tx, shop, copied.typeId, 1);
  await changeSearch(tx, { shop, after: [copied.searchText] });
  return copied;
}
