// Why the rules refused the customer, in words.

import { isApiError, isRefusal } from '../../platform/api-error.ts';
import { cart as cartWords } from '../cart/cart.messages.ts';
import { refusalWords } from '../cart/index.ts';
import { customerOrders as words } from './customer-orders.messages.ts';

const { refusedBecause } = words;

export function checkoutRefusal(error: unknown, shopName: string | null | undefined): string | null {
  if (isIncomplete(error)) return refusedBecause.incomplete;
  if (isUnanswered(error)) return refusedBecause.noAnswer;
  if (!isRefusal(error)) return null;
  // The summary shows the old and the new amount.
  if (error.code === 'cart.changed') return null;
  if (error.code === 'order.too_many_open') return refusedBecause.tooManyOpen;
  if (error.code === 'cart.empty') return refusedBecause.emptyCart;
  if (error.code === 'slot.unavailable') return refusedBecause.slot;
  return refusalWords(error, { shopName });
}

const isUnanswered = (error: unknown): boolean => isApiError(error) && error.status === 0;
const isIncomplete = (error: unknown): boolean => isApiError(error) && error.code === 'account.incomplete';

interface Way {
  readonly to: string;
  readonly name: string;
}

const yourOrders: Way = { to: '/shops/user', name: words.seeOrders };

/** Where the reason of a refused checkout can be put right. */
export function linkAfterRefusal(error: unknown): Way | undefined {
  if (isIncomplete(error)) return { to: '/auth/setup', name: words.enterName };
  if (isUnanswered(error)) return yourOrders;
  if (!isRefusal(error)) return undefined;
  if (error.code === 'product.out_of_stock') return { to: '/shops/cart', name: cartWords.toCart };
  return error.code === 'order.too_many_open' ? yourOrders : undefined;
}

export function orderRefusal(error: unknown): string | null {
  if (!isRefusal(error)) return null;
  if (error.code === 'order.cannot_cancel') return refusedBecause.cannotCancel;
  return error.code === 'order.cannot_verify' ? refusedBecause.cannotVerify : error.detail;
}
