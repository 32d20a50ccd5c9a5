// The price changes between two versions of a cart.

import type * as cart from '@haat/contract/cart';
import { shownName } from '@haat/contract/pack';

export interface PriceChange {
  readonly id: number;
  readonly name: string;
  /** Price of one, in rupees. */
  readonly before: number;
  readonly now: number;
}

export const priceChangesOf = (before: cart.Cart, now: cart.Cart): PriceChange[] =>
  now.items.flatMap(({ product: { id, price, ...names } }) => {
    const seen = before.items.find(({ product }) => product.id === id)?.product.price;
    return seen === undefined || seen === price
      ? []
      : [{ id, name: shownName(names), before: seen, now: price }];
  });
