import type * as cart from '@haat/contract/cart';
import { wordsOf } from '../../messages/errors.ts';

/** Why the cart can't be ordered. Null when it can. */
export const cartProblemWords = ({ problem, shop_name: shopName }: cart.Cart): string | null =>
  problem && wordsOf(problem, { shopName });
