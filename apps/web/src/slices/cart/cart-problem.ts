import type * as cart from '@haat/contract/cart';
import { wordsOf } from '../../messages/errors.ts';
import { cart as words } from './cart.messages.ts';

/** Why the cart can't be ordered. Null when it can. */
export function cartProblemWords({ problem, shop_name: shopName, ...cart }: cart.Cart): string | null {
  if (problem === 'address.out_of_reach' && cart.offers_pick_up) return words.onlyPickUp;
  return problem && wordsOf(problem, { shopName });
}
