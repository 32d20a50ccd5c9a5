// What checkout needs from the cart.
import type { Tx } from '../../platform/database.ts';
import { lockProducts } from '../products/index.ts';
import { lockShopState } from '../shops/index.ts';
import { listCartProductIds, lockCart } from './cart.queries.ts';
import {
  type CartLine,
  type CartToOrder,
  filledCartOf,
  findCartHead,
  findShopToOrder,
  listCartLines,
  listProductsOfShop,
  sellable,
} from './filled-cart.views.ts';

/** A locked cart with its shop, and the products in it. */
export interface LockedCart {
  readonly shopId: number | null;
  readonly productIds: readonly number[];
}

export async function lockCartForCheckout(tx: Tx, userId: number): Promise<LockedCart> {
  const { shopId } = await lockCart(tx, userId);
  const productIds = await listCartProductIds(tx, userId);
  return { shopId, productIds };
}

/** `gone` has the lines that nobody can buy any more. */
export interface CartAtCheckout extends CartToOrder {
  readonly gone: readonly CartLine[];
}

/** Locks the shop and the products before it reads them. Undefined when nothing in the cart can be bought. */
export async function getCartForCheckout(
  tx: Tx,
  userId: number,
  { shopId, productIds }: LockedCart,
): Promise<CartAtCheckout | undefined> {
  if (shopId === null) return undefined;
  await lockShopState(tx, shopId);
  await lockProducts(tx, productIds);
  const head = await findCartHead(tx, userId);
  const lines = await listCartLines(tx, userId, tx.now);
  const cart = filledCartOf(head, sellable(lines));
  return cart && { ...cart, gone: lines.filter(({ isDeleted }) => isDeleted) };
}

/** A verified shop and its products among these, for an order without a cart. Locks both before it reads them. */
export async function getGoodsToOrder(tx: Tx, shopId: number, productIds: readonly number[]) {
  await lockShopState(tx, shopId);
  await lockProducts(tx, productIds);
  const head = await findShopToOrder(tx, shopId);
  const products = await listProductsOfShop(tx, { shopId, ids: productIds, now: tx.now });
  return head && { ...head, products };
}
