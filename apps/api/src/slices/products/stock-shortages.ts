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
export function sumByProduct(wanted: readonly ProductQuantity[]): ProductQuantity[] {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of wanted) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}

/** Wanted products with too little stock. A deleted product has none. */
export function shortagesOf(wanted: readonly ProductQuantity[], shelves: readonly Shelf[]): Shortage[] {
  const byId = new Map(shelves.map((shelf) => [shelf.id, shelf]));
  return wanted.flatMap(({ productId, quantity }) => {
    const shelf = byId.get(productId);
    const available = shelf && !shelf.isDeleted ? shelf.quantity : 0;
    return available >= quantity ? [] : [{ id: productId, name: shelf?.name ?? '', quantity, available }];
  });
}
