// The last checkout as it was sent. If its answer was lost, it survives a reload, so that a press sends the same order.
import { tabStorage } from '@haat/client/device-storage';
import type * as cart from '@haat/contract/cart';
import type { Fulfilment } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';
import type { PayMethod } from '@haat/contract/payment-machine';
import type { MissingWish } from '@haat/contract/proposal-machine';
import { isCheckoutUnanswered } from './checkout-write.ts';

export interface CheckoutTry {
  readonly slot: orders.SlotOffer;
  readonly details: string;
  readonly ifMissing: MissingWish;
  readonly payBy: PayMethod;
  readonly fulfilment: Fulfilment;
  /** The cart as shown. The server compares its total with the current one. */
  readonly cart: cart.Cart;
}

const key = 'haat.checkout';

export const keepTry = (sent: CheckoutTry): void => void tabStorage.setItem(key, JSON.stringify(sent));

/** Undefined when the last checkout was answered, or the cart has been changed since. */
export const readTry = (): CheckoutTry | undefined =>
  isCheckoutUnanswered()
    ? ((JSON.parse(tabStorage.getItem(key) ?? 'null') as CheckoutTry | null) ?? undefined) // only `keepTry` writes it
    : undefined;
