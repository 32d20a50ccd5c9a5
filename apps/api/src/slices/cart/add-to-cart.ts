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
  listCartLines,
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
  const [cart, address, sale, lines] = await tx.inOrder([
    lockCart(tx, userId),
    requireOwnAddress(tx, userId, input.addressId),
    findProductOnSale(tx, input.productId),
    listCartLines(tx, userId),
  ]);
  if (!sale) throw new AppError('not_found');
  const { shop, city, product } = sale;
  if (!shop.isOpen) throw refuseClosedShop(shop.name);
  if (!isInReach(shop, address, city.radiusKm)) throw refuseOutOfReach(shop.name);

  const kept = cart.shopId === shop.id ? sellable(lines) : [];
  const held = kept.find((line) => line.productId === product.productId);
  const quantity = (held?.quantity ?? 0) + input.quantity;
  requireRoom(product, quantity, held ? 0 : kept.length);

  const isMoved = cart.shopId !== shop.id || cart.addressId !== address.id;
  const [id] = await tx.inOrder([
    putCartLine(tx, userId, { productId: product.productId, quantity }),
    kept.length < lines.length
      ? keepCartLines(tx, userId, [...productIdsOf(kept), product.productId])
      : undefined,
    isMoved ? updateCart(tx, userId, { shopId: shop.id, addressId: address.id }) : undefined,
  ]);
  const line: CartLine = { ...product, id, quantity };
  return {
    shop,
    city,
    address,
    lines: held ? kept.map((other) => (other === held ? line : other)) : [...kept, line],
  };
}

const productIdsOf = (lines: readonly CartLine[]): number[] => lines.map(({ productId }) => productId);

/** `otherLines` only matters for a product that isn't in the cart yet. */
function requireRoom(
  { productId, name, stock }: Pick<CartLine, 'productId' | 'name' | 'stock'>,
  quantity: number,
  otherLines: number,
): void {
  if (quantity > stock) throw refuseOutOfStock([{ id: productId, name, quantity, available: stock }]);
  if (quantity > limits.cartLine) {
    throw invalidInput({ quantity: [cartMessages.fullLine] });
  }
  if (otherLines >= limits.cartLines) throw refuseFullCart();
}
