import type { Tx } from '../../platform/database.ts';
import { type Copy, insertCopies, type Original } from './catalogue-copy.queries.ts';
import type { ShopInCity } from './product.event-types.ts';
import { announceAdded } from './write-product.ts';

/**
 * Adds catalogue products to a shop with stock 0. Products that the shop has already stay as they are. The caller has
 * locked them.
 */
export async function copyIntoShop(
  tx: Tx,
  shop: ShopInCity,
  originals: readonly Original[],
): Promise<Copy[]> {
  const copies = await insertCopies(tx, shop, originals);
  const added = copies.filter(({ isNew }) => isNew);
  if (added.length === 0) return copies;
  await announceAdded(tx, shop, added);
  return copies;
}
