import type { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { changeStock } from './product.queries.ts';
import { refuseOutOfStock } from './refuse-out-of-stock.ts';
import { type ProductQuantity, type Shelf, shortagesOf, sumByProduct } from './stock-shortages.ts';

/** The refusal `product.out_of_stock` with all shortages. `shelves` are the wanted products, locked before they were read. */
export function findShortage(
  wanted: readonly ProductQuantity[],
  shelves: readonly Shelf[],
): AppError | undefined {
  const items = shortagesOf(sumByProduct(wanted), shelves);
  return items.length > 0 ? refuseOutOfStock(items) : undefined;
}

/** Takes stock, all or nothing. Throws as `findShortage`. */
export async function takeStock(
  tx: Tx,
  wanted: readonly ProductQuantity[],
  shelves: readonly Shelf[],
): Promise<void> {
  const shortage = findShortage(wanted, shelves);
  if (shortage) throw shortage;
  const taken = sumByProduct(wanted).map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  await changeStock(tx, taken);
}
