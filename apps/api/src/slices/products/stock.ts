import type { Problem } from '@haat/contract/problem';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { inEach } from '../../platform/localized-text.ts';
import { changeStock, lockProducts } from './product.queries.ts';
import { productMessages } from './products.messages.ts';
import { tellOfStock } from './tell-me.ts';

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

/** Returns stock, also of deleted products. Locks the rows in id order. */
export async function returnStock(tx: Tx, returned: readonly ProductQuantity[]): Promise<void> {
  const sums = sumByProduct(returned).filter(({ quantity }) => quantity > 0);
  const ids = sums.map(({ productId }) => productId);
  await lockProducts(tx, ids);
  await changeStock(tx, sums);
  await tellOfStock(tx, ids);
}

export interface ProductQuantity {
  readonly productId: number;
  readonly quantity: number;
}

export interface Shortage {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly available: number;
}

export interface Shelf {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly isDeleted: boolean;
}

/** One entry for each product, in id order. */
function sumByProduct(wanted: readonly ProductQuantity[]): ProductQuantity[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of wanted) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}

/** Wanted products with too little stock. A deleted product has none. */
function shortagesOf(wanted: readonly ProductQuantity[], shelves: readonly Shelf[]): Shortage[] {
  const byId = new Map(shelves.map((shelf) => [shelf.id, shelf]));
  return wanted.flatMap(({ productId, quantity }) => {
    const shelf = byId.get(productId);
    const available = shelf && !shelf.isDeleted ? shelf.quantity : 0;
    return available >= quantity ? [] : [{ id: productId, name: shelf?.name ?? '', quantity, available }];
  });
}

/** `quantity` is the wanted number, `available` the number in stock. */
export function refuseOutOfStock(items: NonNullable<Problem['items']>): AppError {
  const sentences = items.map(({ name, available }) =>
    available === 0 ? productMessages.outOfStock(name) : productMessages.onlyLeft(name, available),
  );
  const isSomeLeft = items.some(({ available }) => available > 0);
  const advice = isSomeLeft ? productMessages.takeLess : productMessages.takeOther;
  const detail = inEach((language) => [...sentences, advice].map((words) => words[language]).join(' '));
  return new AppError('product.out_of_stock', { detail, items });
}
