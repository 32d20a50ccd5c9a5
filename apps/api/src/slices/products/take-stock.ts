import type { Tx } from '../../platform/database.ts';
import { changeStock, lockProductRows } from './product.queries.ts';
import { refuseOutOfStock } from './refuse-out-of-stock.ts';
import { type ProductQuantity, shortagesOf, sumByProduct } from './stock-shortages.ts';

/**
 * Takes stock, all or nothing. Locks the rows in id order.
 * Throws `product.out_of_stock` with the shortages.
 */
export async function takeStock(tx: Tx, wanted: readonly ProductQuantity[]): Promise<void> {
  const sums = sumByProduct(wanted);
  const shelves = await lockProductRows(
    tx,
    sums.map(({ productId }) => productId),
  );
  const items = shortagesOf(sums, shelves);
  if (items.length > 0) throw refuseOutOfStock(items);
  await changeStock(
    tx,
    sums.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );
}
