import { limits } from '@haat/contract/limits';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { requireOwnAddress } from '../addresses/index.ts';
import { refuseOutOfStock } from '../products/index.ts';
import { isInReach } from '../shops/index.ts';
import { cartMessages } from './cart.messages.ts';
import { keepCartLines, lockCart, putCartLine, updateCart } from './cart.queries.ts';
import {
  type CartLine,
  type FilledCart,
  findProductOnSale,
  linesOf,
  listCartItems,
  listProductsInCart,
  productIdsOf,
  sellable,
} from './filled-cart.views.ts';
import { refuseClosedShop, refuseFullCart, refuseOutOfReach } from './refusals.ts';

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
  const sale = await findProductOnSale(tx, input.productId);
  if (!sale) throw new AppError('not_found');
  const { shop, city, product } = sale;
  if (!shop.isOpen) throw refuseClosedShop(shop.name);
  if (!isInReach(shop, address, city.radiusKm)) throw refuseOutOfReach(shop.name);

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
  const products = await listProductsInCart(tx, productIdsOf(others));
  if (!isOfShop && held.length > 0) await keepCartLines(tx, userId, [product.productId]);
  if (isMoved) await updateCart(tx, userId, { shopId: shop.id, addressId: address.id });
  const added = { id, productId: product.productId, quantity };
  const changed = before ? items.map((item) => (item === before ? added : item)) : [...items, added];
  const lines = linesOf(changed, [...sellable(products), product]);
  if (lines.length < changed.length) await keepCartLines(tx, userId, productIdsOf(lines));
  return { shop, city, address, lines };
}

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
  const products = sellable(await listProductsInCart(tx, productIdsOf(others)));
  if (products.length >= limits.cartLines) throw refuseFullCart();
}
