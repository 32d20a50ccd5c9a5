import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { countShopProductType } from '../shops/index.ts';
import { type Copy, insertCopies, type Original } from './catalogue-copy.queries.ts';
import type { ShopInCity } from './product.event-types.ts';

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
  const byType = [...Map.groupBy(added, ({ typeId }) => typeId)].sort(([a], [b]) => a - b);
  for (const [typeId, ofType] of byType) await countShopProductType(tx, shop, typeId, ofType.length);
  const changes = added.map(({ productId, searchText }) => ({
    productId,
    before: undefined,
    after: searchText,
  }));
  await publish(tx, 'product.changed', { shop, changes });
  return copies;
}
