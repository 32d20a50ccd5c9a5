import type * as cart from '@haat/contract/cart';
import { wordsOf } from '../../messages/errors.ts';

/** Why a cart can't be ordered, before anybody has tried; null when it can. */
export const cartProblemWords = ({ problem, shop_name: shopName }: cart.Cart): string | null =>
  problem && wordsOf(problem, { shopName });
