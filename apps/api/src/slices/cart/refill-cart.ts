import { limits } from '@haat/contract/limits';
import type { Tx } from '../../platform/database.ts';
import type { AddressRow } from '../addresses/index.ts';
import type { ProductQuantity } from '../products/index.ts';
import { isInReach } from '../shops/index.ts';
import { deleteCartLines, lockCart, putCartLine, updateCart } from './cart.queries.ts';
import {
  type FilledCart,
  filledCartOf,
  findShopToOrder,
  listProductsOfShop,
  sellable,
} from './filled-cart.views.ts';
import { refuseClosedShop, refuseOutOfReach } from './refusals.ts';

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
  if (!address || !isInReach(head.shop, address, head.city.radiusKm)) throw refuseOutOfReach(name);
  const products = await listProductsOfShop(
    tx,
    shopId,
    wanted.map(({ productId }) => productId),
  );
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
