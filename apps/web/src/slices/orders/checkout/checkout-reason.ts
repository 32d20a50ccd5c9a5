// The reason why a checkout failed, and a link to the page that helps.
import { isApiError } from '@haat/client/api-error';
import type { Cart } from '@haat/contract/cart';
import { reasonFor } from '../../../messages/order-errors.ts';
import { cart as cartWords } from '../../cart/cart.messages.ts';
import { customerOrders as words } from '../customer/customer-orders.messages.ts';
import { isCheckoutUnanswered } from './checkout-write.ts';

interface HelpfulPage {
  readonly to: string;
  readonly name: string;
}

const cartPage = (): HelpfulPage => ({ to: '/shops/cart', name: cartWords.toCart });
const yourOrders = (): HelpfulPage => ({ to: '/shops/user', name: words.seeOrders });
const yourName = (): HelpfulPage => ({ to: '/auth/setup', name: words.enterName });

/** The customer's earlier orders help with these errors. */
const placedEarlier: ReadonlySet<string> = new Set(['network', 'order.too_many_open', 'order.too_many']);

export function checkoutReason(error: unknown, { items, shop_name: shopName }: Cart): string | null {
  // After a reload the error is gone. The order of the first try may have emptied the cart.
  if (!isApiError(error)) return items.length === 0 && isCheckoutUnanswered() ? words.noAnswer : null;
  if (error.code === 'network') return words.noAnswer;
  // The summary already shows the old and the new amount.
  return error.code === 'cart.changed' ? null : reasonFor(error, { shopName });
}

export function helpAfterCheckout(error: unknown): HelpfulPage | undefined {
  if (!isApiError(error)) return isCheckoutUnanswered() ? yourOrders() : undefined;
  if (error.code === 'account.incomplete') return yourName();
  if (error.code === 'product.out_of_stock') return cartPage();
  return placedEarlier.has(error.code) ? yourOrders() : undefined;
}
