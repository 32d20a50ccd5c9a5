import type { Point } from '@haat/contract/geo';
import { limits } from '@haat/contract/limits';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { type AddressRow, requireOwnAddress } from '../addresses/index.ts';
import { type ProductQuantity, refuseOutOfStock } from '../products/index.ts';
import { isInReach } from '../shops/index.ts';
import { cartMessages } from './cart.messages.ts';
import { deleteCartLines, keepCartLines, lockCart, putCartLine, updateCart } from './cart.queries.ts';
import {
  type CartLine,
  type FilledCart,
  filledCartOf,
  findCartHead,
  findProductOnSale,
  findShopToOrder,
  linesOf,
  listCartItems,
  listCartLines,
  listProductsInCart,
  listProductsOfShop,
  productIdsOf,
  sellable,
} from './filled-cart.views.ts';

export interface CartAddition {
  readonly productId: number;
  readonly quantity: number;
  readonly addressId: number | undefined;
}

/** Another shop or another address replaces the cart's: the app has already asked the customer. Returns the new cart. */
export async function addToCart(
  tx: Tx,
  { userId }: { userId: number },
  input: CartAddition,
): Promise<FilledCart> {
  const cart = await lockCart(tx, userId);
  const address = await requireOwnAddress(tx, userId, input.addressId);
  const sale = await findProductOnSale(tx, input.productId, tx.now);
  if (!sale) throw new AppError('not_found');
  const { shop, city, product } = sale;
  if (!shop.isOpen) throw refuseClosedShop(shop.name);
  if (!mayComeTo(address, sale)) throw refuseOutOfReach(shop.name);

  const isOfShop = cart.shopId === shop.id;
  const held = await listCartItems(tx, userId);
  const items = isOfShop ? held : [];
  const others = items.filter(({ productId }) => productId !== product.productId);
  const before = items.find(({ productId }) => productId === product.productId);
  const quantity = (before?.quantity ?? 0) + input.quantity;
  requireQuantity(product, quantity);
  if (!before) await requireRoom(tx, others);

  const isMoved = !isOfShop || cart.addressId !== address.id;
  const id = await putCartLine(tx, userId, { productId: product.productId, quantity });
  const products = await listProductsInCart(tx, productIdsOf(others), tx.now);
  if (!isOfShop && held.length > 0) await keepCartLines(tx, userId, [product.productId]);
  if (isMoved) await updateCart(tx, userId, { shopId: shop.id, addressId: address.id });
  const added = { id, productId: product.productId, quantity };
  const changed = before ? items.map((item) => (item === before ? added : item)) : [...items, added];
  const lines = linesOf(changed, [...sellable(products), product]);
  if (lines.length < changed.length) await keepCartLines(tx, userId, productIdsOf(lines));
  return { shop, city, address, lines };
}

/** Whoever fetches the goods may live anywhere. */
const mayComeTo = (address: Point, { shop, city }: Pick<FilledCart, 'shop' | 'city'>): boolean =>
  shop.offersPickUp || isInReach(shop, address, city.radiusKm);

function requireQuantity(
  { productId, name, stock }: Omit<CartLine, 'id' | 'quantity'>,
  quantity: number,
): void {
  if (quantity > stock) throw refuseOutOfStock([{ id: productId, name, quantity, available: stock }]);
  if (quantity > limits.cartLine) {
    throw invalidInput({ quantity: [cartMessages.fullLine] });
  }
}

/** Deleted products take no room. */
async function requireRoom(tx: Tx, others: readonly { readonly productId: number }[]): Promise<void> {
  if (others.length < limits.cartLines) return;
  const products = sellable(await listProductsInCart(tx, productIdsOf(others), tx.now));
  if (products.length >= limits.cartLines) throw refuseFullCart();
}

/** Stops at zero. Returns the new cart, if anything in it can be bought. */
export async function removeFromCart(
  tx: Tx,
  { userId }: { userId: number },
  { productId, quantity }: { productId: number; quantity: number },
): Promise<FilledCart | undefined> {
  await lockCart(tx, userId);
  const head = await findCartHead(tx, userId);
  const before = await listCartLines(tx, userId, tx.now);
  const lines = sellable(before)
    .map((line) => (line.productId === productId ? { ...line, quantity: line.quantity - quantity } : line))
    .filter((line) => line.quantity > 0);
  const lowered = lines.find((line) => line.productId === productId);
  if (lowered) await putCartLine(tx, userId, lowered);
  const left = lines.map((line) => line.productId);
  if (lines.length < before.length) await keepCartLines(tx, userId, left);
  return filledCartOf(head, lines);
}

interface Refill {
  readonly shop: { readonly id: number; readonly name: string };
  /** Undefined for none. */
  readonly address: AddressRow | undefined;
  /** Each product once. */
  readonly wanted: readonly ProductQuantity[];
}

/**
 * Replaces the contents of the cart with as much of this as the shop has now. Returns the new cart, if anything is in it.
 * Throws `shop.closed`, `address.out_of_reach`.
 */
export async function refillCart(
  tx: Tx,
  { userId }: { userId: number },
  { shop: { id: shopId, name }, address, wanted }: Refill,
): Promise<FilledCart | undefined> {
  await lockCart(tx, userId);
  const head = await findShopToOrder(tx, shopId);
  if (!head?.shop.isOpen) throw refuseClosedShop(name);
  if (!address || !mayComeTo(address, head)) throw refuseOutOfReach(name);
  const ids = wanted.map(({ productId }) => productId);
  const products = await listProductsOfShop(tx, { shopId, ids, now: tx.now });
  await deleteCartLines(tx, userId);
  await updateCart(tx, userId, { shopId, addressId: address.id });
  const lines: FilledCart['lines'][number][] = [];
  for (const { productId, quantity: most } of wanted) {
    const product = sellable(products).find((one) => one.productId === productId);
    const quantity = Math.min(most, product?.stock ?? 0, limits.cartLine);
    if (!product || quantity === 0) continue;
    lines.push({ ...product, quantity, id: await putCartLine(tx, userId, { productId, quantity }) });
  }
  return filledCartOf({ ...head, address }, lines);
}

export const refuseClosedShop = (shopName: string): AppError =>
  new AppError('shop.closed', { detail: cartMessages.closed(shopName) });

export const refuseOutOfReach = (shopName: string): AppError =>
  new AppError('address.out_of_reach', {
    detail: cartMessages.outOfReach(shopName),
  });

const refuseFullCart = (): AppError =>
  new AppError('cart.full', {
    detail: cartMessages.full,
  });
