import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { countShopProductType, getOwnShop } from '../shops/index.ts';
import { changeSearch } from './change-search.ts';
import { lockOwnProduct, markProductDeleted } from './product.queries.ts';

/** Removes a product from the shop, the search and the catalogue marks. Old orders keep it. Throws `not_found`. */
export async function deleteProduct(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  { productId }: { readonly productId: number },
): Promise<void> {
  const shop = await getOwnShop(tx, actor.userId);
  const product = await lockOwnProduct(tx, shop.id, productId);
  await markProductDeleted(tx, productId);
  await countShopProductType(tx, shop, product.typeId, -1);
  await changeSearch(tx, { shop, before: [product.searchText] });
}
