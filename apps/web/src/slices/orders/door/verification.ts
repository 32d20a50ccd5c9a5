// The accepted and refused quantities at the door and the amounts. It calculates in paise and returns rupees.
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type * as orders from '@haat/contract/orders';
import { type RefusalReason, refusalReasons } from '@haat/contract/payment-machine';

type Items = readonly Pick<orders.Order['items'][number], 'id' | 'quantity' | 'price'>[];

/** The accepted quantity by item id. Items without an entry are accepted in full. */
export type Taken = Readonly<Record<number, number>>;

/** Why an item isn't kept in full, by item id. Null or missing: no reason given. */
export type Reasons = Readonly<Record<number, RefusalReason | null>>;

/** The reason that an option stands for. */
export const reasonOf = (value: string): RefusalReason | null =>
  refusalReasons.find((reason) => reason === value) ?? null;

export const takenOf = (taken: Taken, { id, quantity }: Pick<Items[number], 'id' | 'quantity'>): number =>
  Math.min(quantity, Math.max(0, taken[id] ?? quantity));

interface VerificationSums {
  readonly refused: number;
  readonly total: number;
}

export function verificationSums(
  order: { readonly items: Items; readonly delivery_cost: number },
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

export interface VerifiedItem {
  readonly id: number;
  readonly quantity: number;
  readonly reason?: RefusalReason;
}

/** As `verified/` takes them. Only a lowered quantity has a reason. */
export const verifiedItems = (items: Items, taken: Taken, reasons: Reasons = {}): VerifiedItem[] =>
  items.map((item) => {
    const quantity = takenOf(taken, item);
    const reason = quantity < item.quantity ? reasons[item.id] : null;
    return { id: item.id, quantity, ...(reason && { reason }) };
  });
