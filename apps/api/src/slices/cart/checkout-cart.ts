// What checkout needs from the cart.
import type { Tx } from '../../platform/database.ts';
import { lockShopState } from '../shops/index.ts';
import { keepCartLines, lockCart, updateCart } from './cart.queries.ts';
import { type FilledCart, findFilledCart } from './filled-cart.views.ts';

/** Locks the cart and its shop, and returns what can be bought now. Undefined when nothing can. */
export async function getCartForCheckout(tx: Tx, userId: number): Promise<FilledCart | undefined> {
  const { shopId } = await lockCart(tx, userId);
  // Lock the shop before reading it, because somebody may suspend or close it now.
  if (shopId !== null) await lockShopState(tx, shopId);
  return findFilledCart(tx, userId);
}

export async function emptyCart(tx: Tx, userId: number): Promise<void> {
  await Promise.all([
    keepCartLines(tx, userId, []),
    updateCart(tx, userId, { shopId: null, addressId: null }),
  ]);
}
