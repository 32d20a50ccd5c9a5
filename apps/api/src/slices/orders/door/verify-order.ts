import { isUnsellable } from '@haat/contract/payment-machine';
import { invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { returnStock } from '../../products/index.ts';
import type { EventDetails, OrderChange } from '../order.queries.ts';
import { type OrderItemRow, updateKept } from '../order-item.queries.ts';
import { itemCountOf, pricePaiseOf, reduceTo, type SentItem } from '../order-price.ts';
import { orderMessages } from '../orders.messages.ts';
import { lockCustomerOrder } from '../own-order.ts';
import { transitionOrder } from '../transition-order.ts';

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

// Checking the goods at the door: by the customer, or by the deliverer for a customer without a phone or network.

export interface CheckedItems {
  readonly change: Required<Pick<OrderChange, 'pricePaise' | 'itemCount'>>;
  readonly rejected: NonNullable<EventDetails['rejected']>;
  /** Writes what is kept. What can be sold again goes back to stock. */
  readonly write: (tx: Tx) => Promise<unknown>;
}

/** The caller has locked the order. Omitted items are kept in full. Throws `input.invalid`. */
export function checkItems(
  orderId: number,
  ordered: readonly OrderItemRow[],
  sent: readonly SentItem[],
): CheckedItems {
  const items = reduceTo(ordered, sent);
  if (!items) throw invalidInput({ items: [orderMessages.keepLess] });
  const refused = items
    .map((item) => ({ ...item, quantity: item.ordered - item.kept }))
    .filter(({ quantity }) => quantity > 0);
  const sellable = refused.filter(({ refusalReason }) => !isUnsellable(refusalReason));
  return {
    change: { pricePaise: pricePaiseOf(items), itemCount: itemCountOf(items) },
    rejected: refused.map(({ name, names, quantity, refusalReason: reason }) => ({
      name,
      names,
      quantity,
      ...(reason && { reason }),
    })),
    write: async (tx) => {
      await updateKept(tx, orderId, refused);
      await returnStock(tx, sellable);
    },
  };
}
