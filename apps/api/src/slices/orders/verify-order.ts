import type { Tx } from '../../platform/database.ts';
import { checkItems } from './check-items.ts';
import type { SentItem } from './order-price.ts';
import { lockCustomerOrder } from './own-order.ts';
import { transitionOrder } from './transition-order.ts';

export interface Verification {
  readonly orderId: number;
  /** Kept quantities. Omitted items are kept in full. */
  readonly items: readonly SentItem[];
}

/** Recalculates the price without the refused items. Throws `not_found`, `input.invalid`, `order.cannot_verify`. */
export async function verifyOrder(tx: Tx, actor: { userId: number }, input: Verification): Promise<void> {
  const { order, items } = await lockCustomerOrder(tx, actor, input.orderId);
  const { change, rejected, write } = checkItems(order.id, items, input.items);
  await transitionOrder(tx, order, {
    action: 'verify',
    role: 'customer',
    actorId: actor.userId,
    change,
    details: { rejected },
    alongside: () => write(tx),
  });
}
