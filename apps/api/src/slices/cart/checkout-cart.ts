// What checkout needs from the cart.
import type { Tx } from '../../platform/database.ts';
import { lockShopState } from '../shops/index.ts';
import { keepCartLines, lockCart, updateCart } from './cart.queries.ts';
import { type FilledCart, findFilledCart } from './filled-cart.views.ts';

/** Locks the cart and returns what can be bought now, or undefined when that is nothing. */
export async function getCartForCheckout(tx: Tx, userId: number): Promise<FilledCart | undefined> {
  const { shopId } = await lockCart(tx, userId);
  // Lock before reading the shop: somebody may suspend or close it at this moment.
  if (shopId !== null) await lockShopState(tx, shopId);
  return findFilledCart(tx, userId);
}

export async function emptyCart(tx: Tx, userId: number): Promise<void> {
  await keepCartLines(tx, userId, []);
  await updateCart(tx, userId, { shopId: null, addressId: null });
}
