import { findUnanswered, forgetUnanswered } from '@haat/client/idempotency-keys';
import type * as cart from '@haat/contract/cart';
import { checkoutPrefix } from '../cart/index.ts';

/** The answer to the last checkout was lost, and the cart is as that one left it. */
export const isCheckoutUnanswered = (): boolean => findUnanswered(checkoutPrefix) !== undefined;

const contentOf = ({ shop, address, items }: cart.Cart): string =>
  [shop, address, ...items.map(({ product, quantity }) => `${product.id}x${quantity}`)].join(' ');

/**
 * The name under which `call` keeps the Idempotency-Key, so that a retry can't place a second order. A cart with other contents
 * has another name. An empty cart has the name of the unanswered checkout, because that one may have emptied it. Whoever then
 * fills the cart again wants another order: a change of the cart forgets the key.
 */
export function checkoutWrite(now: cart.Cart): string {
  const unanswered = findUnanswered(checkoutPrefix);
  if (now.items.length === 0) return unanswered ?? checkoutPrefix;
  const write = checkoutPrefix + contentOf(now);
  if (unanswered !== write) forgetUnanswered(checkoutPrefix);
  return write;
}
