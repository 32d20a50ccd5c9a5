import { limits } from '@haat/contract/limits';
import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { requireOwnAddress } from '../addresses/index.ts';
import { refuseOutOfStock } from '../products/index.ts';
import { isInReach } from '../shops/index.ts';
import { keepCartLines, lockCart, putCartLine, updateCart } from './cart.queries.ts';
import { listSellableLines } from './filled-cart.views.ts';
import { getProductOnSale } from './product-on-sale.views.ts';
import { refuseClosedShop, refuseFullCart, refuseOutOfReach } from './refusals.ts';

export interface CartAddition {
  readonly productId: number;
  readonly quantity: number;
  readonly addressId: number | undefined;
}

/** Another shop or another address replaces the cart's: the app has already asked the customer. */
export async function addToCart(tx: Tx, actor: { userId: number }, input: CartAddition): Promise<void> {
  const { userId } = actor;
  const cart = await lockCart(tx, userId);
  const address = await requireOwnAddress(tx, userId, input.addressId);
  const product = await getProductOnSale(tx, input.productId);
  if (!product.shop.isOpen) throw refuseClosedShop(product.shop.name);
  if (!isInReach(product.shop, address, product.radiusKm)) throw refuseOutOfReach(product.shop.name);

  const lines = cart.shopId === product.shop.id ? await listSellableLines(tx, userId) : [];
  const held = lines.find((line) => line.productId === product.id)?.quantity ?? 0;
  const quantity = held + input.quantity;
  if (quantity > product.stock) {
    const { id, name, stock: available } = product;
    throw refuseOutOfStock([{ id, name, quantity, available }]);
  }
  if (quantity > limits.cartLine) {
    throw invalidInput({ quantity: [`A cart can hold at most ${limits.cartLine} of one product.`] });
  }
  if (held === 0 && lines.length >= limits.cartLines) throw refuseFullCart();

  await keepCartLines(
    tx,
    userId,
    lines.map(({ productId }) => productId),
  );
  await putCartLine(tx, userId, { productId: product.id, quantity });
  await updateCart(tx, userId, { shopId: product.shop.id, addressId: address.id });
}
