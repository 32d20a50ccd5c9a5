import type * as cart from '@haat/contract/cart';
import { findUnanswered, forgetUnanswered } from '../../platform/unanswered-writes.ts';

const prefix = 'checkout ';

const contentOf = ({ shop, address, items }: cart.Cart): string =>
  [shop, address, ...items.map(({ product, quantity }) => `${product.id}x${quantity}`)].join(' ');

/**
 * Names the checkout of a cart, so that trying again never makes a second order. A cart with other contents is another
 * order. An empty cart names the unanswered checkout: its lost answer may have been the order.
 */
export function checkoutWrite(now: cart.Cart): string {
  const unanswered = findUnanswered(prefix);
  if (now.items.length === 0) return unanswered ?? prefix;
  const write = prefix + contentOf(now);
  if (unanswered !== write) forgetUnanswered(prefix);
  return write;
}
