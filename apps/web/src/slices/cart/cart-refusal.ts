// Why the rules refused, in words: which product, how many are left.
import type * as cart from '@haat/contract/cart';
import { limits } from '@haat/contract/limits';
import { isRefusal } from '../../platform/api-error.ts';
import { shops as shopWords } from '../shops/shops.messages.ts';
import { cart as words } from './cart.messages.ts';

const { refused } = words;

const stockWords = (name: string, available: number): string =>
  available > 0 ? refused.fewLeft(name, available) : refused.soldOut(name);

/** Why a cart can't be ordered, before anybody has tried; null when it can. */
export function cartProblemWords({ problem, shop_name: shopName }: cart.Cart): string | null {
  const shop = shopName ?? refused.thisShop;
  if (problem === 'shop.closed') return shopWords.closedOrder(shop);
  if (problem === 'address.out_of_reach') return refused.outOfReach(shop);
  return problem === 'product.out_of_stock' ? refused.tooMuch : null;
}

interface About {
  readonly shopName?: string | null;
  /** Of the product that was pressed, where the refusal names none. */
  readonly productName?: string;
}

/** Null for what is no refusal: a lost network has its toast, and nothing more is known. */
export function refusalWords(error: unknown, { shopName, productName }: About = {}): string | null {
  if (!isRefusal(error)) return null;
  if (error.code === 'product.out_of_stock') {
    const lines = error.items.map(({ name, available }) => stockWords(name, available));
    if (lines.length > 0) return lines.join('\n');
    return productName ? refused.notEnough(productName) : error.detail;
  }
  if (error.code === 'cart.full') return refused.full(limits.cartLines);
  if (error.code === 'shop.closed') return refused.closed(shopName ?? refused.thisShop);
  if (error.code === 'address.out_of_reach') return refused.outOfReach(shopName ?? refused.thisShop);
  return error.detail;
}
