import type * as cart from '@haat/contract/cart';
import { findUnanswered, forgetUnanswered } from '../../platform/unanswered-writes.ts';

const prefix = 'checkout ';

const contentOf = ({ shop, address, items }: cart.Cart): string =>
  [shop, address, ...items.map(({ product, quantity }) => `${product.id}x${quantity}`)].join(' ');

/**
 * The name under which `call` keeps the Idempotency-Key, so that a retry can't place a second order. A cart with other contents
 * has another name. An empty cart has the name of the unanswered checkout, because that one may have emptied it.
 */
export function checkoutWrite(now: cart.Cart): string {
  const unanswered = findUnanswered(prefix);
  if (now.items.length === 0) return unanswered ?? prefix;
  const write = prefix + contentOf(now);
  if (unanswered !== write) forgetUnanswered(prefix);
  return write;
}
