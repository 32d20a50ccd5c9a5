import type * as cart from '@haat/contract/cart';
import { isInReach } from '../shops/index.ts';
import type { FilledCart } from './filled-cart.views.ts';

/** The first reason why checkout would refuse this cart now. */
export function problemOf({ shop, address, city, lines }: FilledCart): cart.CartProblem | null {
  if (!shop.isOpen) return 'shop.closed';
  if (!address || !isInReach(shop, address, city.radiusKm)) return 'address.out_of_reach';
  return lines.some(({ quantity, stock }) => quantity > stock) ? 'product.out_of_stock' : null;
}
