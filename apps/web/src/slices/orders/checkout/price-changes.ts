// The price changes between two versions of a cart.

import type * as cart from '@haat/contract/cart';
import { shownName } from '@haat/contract/pack';
import { formatPrice } from '../../../ui/format/amount.ts';

export interface PriceChange {
  readonly id: number;
  readonly name: string;
  /** '₹42', or '₹38/kg' */
  readonly before: string;
  readonly now: string;
}

export const priceChangesOf = (before: cart.Cart, now: cart.Cart): PriceChange[] =>
  now.items.flatMap(({ product }) => {
    const seen = before.items.find((line) => line.product.id === product.id)?.product;
    if (seen === undefined || seen.price === product.price) return [];
    return [
      { id: product.id, name: shownName(product), before: formatPrice(seen), now: formatPrice(product) },
    ];
  });
