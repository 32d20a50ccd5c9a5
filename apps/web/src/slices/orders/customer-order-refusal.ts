// Why the rules refused the customer, in words.
import { customerOrders as words } from '../../messages/customer-orders.ts';
import { isRefusal } from '../../platform/api-error.ts';
import { refusalWords } from '../cart/index.ts';

const { refusedBecause } = words;

export function checkoutRefusal(error: unknown, shopName: string | null | undefined): string | null {
  if (!isRefusal(error)) return null;
  if (error.code === 'cart.empty') return refusedBecause.emptyCart;
  if (error.code === 'slot.unavailable') return refusedBecause.slot;
  return refusalWords(error, { shopName });
}

/** What was refused for can be put right in the cart. */
export const isRefusedByStock = (error: unknown): boolean =>
  isRefusal(error) && error.code === 'product.out_of_stock';

export function orderRefusal(error: unknown): string | null {
  if (!isRefusal(error)) return null;
  if (error.code === 'order.cannot_cancel') return refusedBecause.cannotCancel;
  return error.code === 'order.cannot_verify' ? refusedBecause.cannotVerify : error.detail;
}
