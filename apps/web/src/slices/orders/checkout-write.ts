import type * as cart from '@haat/contract/cart';
import { findUnanswered, forgetUnanswered } from '../../platform/unanswered-writes.ts';

const prefix = 'checkout ';

const contentOf = ({ shop, address, items }: cart.Cart): string =>
  [shop, address, ...items.map(({ product, quantity }) => `${product.id}x${quantity}`)].join(' ');

/**
 * Returns the idempotency key of a checkout, so that a retry can't place a second order. A cart with other
 * contents gets a new key. An empty cart gets the unanswered checkout's key: that checkout may have succeeded.
 */
export function checkoutWrite(now: cart.Cart): string {
  const unanswered = findUnanswered(prefix);
  if (now.items.length === 0) return unanswered ?? prefix;
  const write = prefix + contentOf(now);
  if (unanswered !== write) forgetUnanswered(prefix);
  return write;
}
