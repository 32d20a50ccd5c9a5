import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { changeStock, lockProductRows } from './product.queries.ts';
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
  if (items.length > 0) {
    const words = items.map(({ name, available }) => `${name} (${available} left)`).join(', ');
    throw new AppError('product.out_of_stock', {
      detail: `There is not enough of ${words}. Take less of it.`,
      items,
    });
  }
  await changeStock(
    tx,
    sums.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );
}
