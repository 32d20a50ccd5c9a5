// The accepted and refused quantities at the door and the amounts. It calculates in paise and returns rupees.
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type * as orders from '@haat/contract/orders';

type Items = orders.Order['items'];

/** The accepted quantity by item id. Items without an entry are accepted in full. */
export type Taken = Readonly<Record<number, number>>;

export const takenOf = (taken: Taken, { id, quantity }: Items[number]): number =>
  Math.min(quantity, Math.max(0, taken[id] ?? quantity));

interface VerificationSums {
  readonly refused: number;
  readonly total: number;
}

export function verificationSums(
  order: Pick<orders.Order, 'items' | 'delivery_cost'>,
  taken: Taken,
): VerificationSums {
  let refusedPaise = 0;
  let takenPaise = 0;
  for (const item of order.items) {
    const takenQuantity = takenOf(taken, item);
    takenPaise += takenQuantity * paiseOf(item.price);
    refusedPaise += (item.quantity - takenQuantity) * paiseOf(item.price);
  }
  return {
    refused: rupeesOf(refusedPaise),
    total: rupeesOf(takenPaise + paiseOf(order.delivery_cost)),
  };
}

export const verifiedItems = (items: Items, taken: Taken): { id: number; quantity: number }[] =>
  items.map((item) => ({ id: item.id, quantity: takenOf(taken, item) }));
