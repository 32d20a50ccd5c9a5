import type { Language } from '@haat/contract/languages';
import type { RefilledCart } from '@haat/contract/orders-again';
import { localNameIn } from '@haat/contract/pack';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { findAddressAt, findPrimaryAddress } from '../../addresses/index.ts';
import { presentCart, refillCart } from '../../cart/index.ts';
import { presentSoldBy } from '../../products/index.ts';
import { getOrderToRepeat } from './order-again.views.ts';

/**
 * Replaces the cart with what was kept of an order, at today's prices. It goes to the order's address, else to the primary
 * one. Throws `not_found`, `shop.closed`, `address.out_of_reach`.
 */
export async function orderAgain(
  tx: Tx,
  { userId }: { userId: number },
  { orderId, language }: { readonly orderId: number; readonly language: Language },
): Promise<RefilledCart> {
  const { order, shop, items } = await getOrderToRepeat(tx, orderId);
  if (order.customerId !== userId) throw new AppError('not_found');
  const address = (await findAddressAt(tx, userId, order)) ?? (await findPrimaryAddress(tx, userId));
  const filled = await refillCart(tx, { userId }, { shop, address, wanted: items });
  const missing = items
    .map(({ productId, name, names, quantity: wanted, ...sold }) => {
      const line = filled?.lines.find((one) => one.productId === productId);
      const named = { name, local_name: localNameIn(names, language), ...presentSoldBy(sold) };
      return { ...named, wanted, available: line?.quantity ?? 0 };
    })
    .filter(({ wanted, available }) => available < wanted);
  return { cart: await presentCart(tx, filled, { now: tx.now, language }), missing };
}
