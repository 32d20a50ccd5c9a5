import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { returnStock } from '../products/index.ts';
import { updateKept } from './order-item.queries.ts';
import { itemCountOf, pricePaiseOf, reduceTo } from './order-price.ts';
import { orderMessages } from './orders.messages.ts';
import { lockCustomerOrder } from './own-order.ts';
import { transitionOrder } from './transition-order.ts';

export interface Verification {
  readonly orderId: number;
  /** Kept quantities. Omitted items are kept in full. */
  readonly items: readonly { readonly id: number; readonly quantity: number }[];
}

/** Returns refused items to the stock and recalculates the price. Throws `not_found`, `input.invalid`, `order.cannot_verify`. */
export async function verifyOrder(tx: Tx, actor: { userId: number }, input: Verification): Promise<void> {
  const { order, items: ordered } = await lockCustomerOrder(tx, actor, input.orderId);
  const items = reduceTo(ordered, input.items);
  if (!items) {
    throw invalidInput({
      items: [orderMessages.keepLess],
    });
  }
  const refused = items
    .map((item) => ({ ...item, quantity: item.ordered - item.kept }))
    .filter(({ quantity }) => quantity > 0);
  await transitionOrder(tx, order, {
    action: 'verify',
    role: 'customer',
    actorId: actor.userId,
    change: { pricePaise: pricePaiseOf(items), itemCount: itemCountOf(items) },
    details: { rejected: refused.map(({ name, quantity }) => ({ name, quantity })) },
    alongside: () => tx.inOrder([updateKept(tx, order.id, refused), returnStock(tx, refused)]),
  });
}
