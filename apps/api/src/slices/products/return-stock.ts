import type { Tx } from '../../platform/database.ts';
import { changeStock, lockProducts } from './product.queries.ts';
import { type ProductQuantity, sumByProduct } from './stock-shortages.ts';

/** Returns stock, also of deleted products. Locks the rows in id order. */
export async function returnStock(tx: Tx, returned: readonly ProductQuantity[]): Promise<void> {
  const sums = sumByProduct(returned).filter(({ quantity }) => quantity > 0);
  const ids = sums.map(({ productId }) => productId);
  await lockProducts(tx, ids);
  await changeStock(tx, sums);
}
