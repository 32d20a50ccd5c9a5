import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { getOwnShop } from '../shops/index.ts';
import { lockOwnProduct } from './product.queries.ts';
import { removeProduct } from './write-product.ts';

/** Removes a product from the shop, the search and the catalogue marks. Old orders keep it. Throws `not_found`. */
export async function deleteProduct(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  { productId }: { readonly productId: number },
): Promise<void> {
  const shop = await getOwnShop(tx, actor.userId);
  await removeProduct(tx, shop, await lockOwnProduct(tx, shop.id, productId));
}
