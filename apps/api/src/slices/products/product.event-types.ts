// Events about the products of shops. Later slices handle them in the same transaction.

export interface ShopInCity {
  readonly id: number;
  readonly cityId: number;
}

interface TextChange {
  readonly productId: number;
  /** The search text before. Undefined for a new product. */
  readonly before: string | undefined;
  /** The search text after. Undefined for a deleted product. */
  readonly after: string | undefined;
}

/** Products of a shop were added or deleted, or their search texts changed. Price and stock don't matter here. */
export interface ProductEvent {
  readonly shop: ShopInCity;
  readonly changes: readonly TextChange[];
}

/** These people waited for products that can be bought again. */
interface BackInStock {
  readonly waits: readonly { readonly productId: number; readonly userId: number }[];
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'product.changed': ProductEvent;
    'product.back': BackInStock;
  }
}
