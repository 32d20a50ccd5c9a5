// Puts the new name of a product type into search texts, a few products at a time, so that checkouts hardly wait.
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { everyName } from '../../platform/local-names.ts';
import type { RenamedType } from '../shops/index.ts';
import type { ShopInCity } from './product.event-types.ts';
import { searchTextOf } from './search-text.ts';
import { lockStaleProducts, setSearchTexts } from './type-text.queries.ts';

/** Renews some products of a shop. */
export async function renewShopTexts(tx: Tx, type: RenamedType, shop: ShopInCity): Promise<void> {
  const stale = await lockStaleProducts(tx, type, shop);
  if (stale.length === 0) return;
  const changes = stale.map(({ id, searchText, ...product }) => ({
    productId: id,
    before: searchText,
    after: searchTextOf({ ...product, typeName: everyName(type) }),
  }));
  await setSearchTexts(
    tx,
    shop.cityId,
    changes.map(({ productId, after }) => ({ id: productId, searchText: after })),
  );
  await publish(tx, 'product.changed', { shop, changes });
}
