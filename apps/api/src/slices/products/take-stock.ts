import type { Tx } from '../../platform/database.ts';
import { changeStock, type LockedProduct } from './product.queries.ts';
import { refuseOutOfStock } from './refuse-out-of-stock.ts';
import { type ProductQuantity, shortagesOf, sumByProduct } from './stock-shortages.ts';

/**
 * Takes stock, all or nothing. `locked` are the rows of all wanted products, from `lockProducts`.
 * Throws `product.out_of_stock` with the shortages.
 */
export async function takeStock(
  tx: Tx,
  wanted: readonly ProductQuantity[],
  locked: readonly LockedProduct[],
): Promise<void> {
  const sums = sumByProduct(wanted);
  const items = shortagesOf(sums, locked);
  if (items.length > 0) throw refuseOutOfStock(items);
  await changeStock(
    tx,
    sums.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );
}
