import { findUnanswered, forgetUnanswered } from '@haat/client/idempotency-keys';
import type * as cart from '@haat/contract/cart';
import { checkoutPrefix } from '../../cart/index.ts';

/** Whether the last checkout got no answer, and the cart hasn't been changed since. */
export const isCheckoutUnanswered = (): boolean => findUnanswered(checkoutPrefix) !== undefined;

const contentOf = ({ shop, address, items }: cart.Cart): string =>
  [shop, address, ...items.map(({ product, quantity }) => `${product.id}x${quantity}`)].join(' ');

/**
 * The name under which `call` keeps the Idempotency-Key, so that a retry can't place a second order. Another cart has
 * another name. An empty cart has the name of the unanswered checkout, which may have emptied it. A change of the cart
 * forgets the key, because the customer then wants another order.
 */
export function checkoutWrite(now: cart.Cart): string {
  const unanswered = findUnanswered(checkoutPrefix);
  if (now.items.length === 0) return unanswered ?? checkoutPrefix;
  const write = checkoutPrefix + contentOf(now);
  if (unanswered !== write) forgetUnanswered(checkoutPrefix);
  return write;
}
