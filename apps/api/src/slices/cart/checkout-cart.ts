// What checkout needs of a cart.
import type { Tx } from '../../platform/database.ts';
import { lockShopState } from '../shops/index.ts';
import { keepCartLines, lockCart, updateCart } from './cart.queries.ts';
import { type FilledCart, findFilledCart } from './filled-cart.views.ts';

/** The cart as it can be bought now, its row locked; undefined when there is nothing in it. */
export async function getCartForCheckout(tx: Tx, userId: number): Promise<FilledCart | undefined> {
  const { shopId } = await lockCart(tx, userId);
  // Before the shop is looked at: it may be suspended or closed at this moment.
  if (shopId !== null) await lockShopState(tx, shopId);
  return findFilledCart(tx, userId);
}

export async function emptyCart(tx: Tx, userId: number): Promise<void> {
  await keepCartLines(tx, userId, []);
  await updateCart(tx, userId, { shopId: null, addressId: null });
}
