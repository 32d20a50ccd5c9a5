// The key of a checkout. It stays until the server has answered, also over a reload, so that trying again never makes a
// second order; a cart that was filled anew is another order and gets another key.
import type * as cart from '@haat/contract/cart';
import { newKey } from '../../platform/idempotency.ts';

const storageKey = 'haat.checkout';

interface Kept {
  readonly key: string;
  readonly content: string;
}

const contentOf = ({ shop, address, items }: cart.Cart): string =>
  [shop, address, ...items.map(({ product, quantity }) => `${product.id}x${quantity}`)].join(' ');

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'key' in value && 'content' in value;

function readKept(): Kept | undefined {
  const text = sessionStorage.getItem(storageKey);
  const value: unknown = text === null ? undefined : JSON.parse(text);
  return isKept(value) ? value : undefined;
}

/** An empty or unknown cart says nothing against the kept key: the lost answer may have been the order. */
export function takeCheckoutKey(now: cart.Cart | undefined): string {
  const kept = readKept();
  const content = now && now.items.length > 0 ? contentOf(now) : undefined;
  if (kept && (content === undefined || content === kept.content)) return kept.key;
  const made: Kept = { key: newKey(), content: content ?? '' };
  sessionStorage.setItem(storageKey, JSON.stringify(made));
  return made.key;
}

export const forgetCheckoutKey = (): void => sessionStorage.removeItem(storageKey);
