import type * as cart from '@haat/contract/cart';
import { wordsOf } from '../../messages/errors.ts';

/** The reason why the cart can't be ordered, or null. */
export const cartProblemWords = ({ problem, shop_name: shopName }: cart.Cart): string | null =>
  problem && wordsOf(problem, { shopName });
