// The accepted and refused quantities at the door and the amounts. It calculates in paise and returns rupees.
import { linePaiseOf } from '@haat/contract/line-paise';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type * as orders from '@haat/contract/orders';
import { type RefusalReason, refusalReasons } from '@haat/contract/payment-machine';

type Item = Pick<
  orders.Order['items'][number],
  'id' | 'quantity' | 'price' | 'weighed' | 'net_quantity' | 'unit'
>;
type Items = readonly Item[];

/** The accepted quantity by item id. Items without an entry are accepted in full. */
export type Taken = Readonly<Record<number, number>>;

/** Why an item isn't kept in full, by item id. Null or missing: no reason given. */
export type Reasons = Readonly<Record<number, RefusalReason | null>>;

/** The reason that an option stands for. */
export const reasonOf = (value: string): RefusalReason | null =>
  refusalReasons.find((reason) => reason === value) ?? null;

export const takenOf = (taken: Taken, { id, quantity }: Pick<Items[number], 'id' | 'quantity'>): number =>
  Math.min(quantity, Math.max(0, taken[id] ?? quantity));

/** What so many of a line cost. Nobody has lowered it yet. */
export const costPaiseOf = (item: Item, kept: number): number =>
  linePaiseOf({
    pricePaise: paiseOf(item.price),
    ordered: item.quantity,
    kept,
    weighed: item.weighed,
    netQuantity: item.net_quantity,
    unit: item.unit,
  });

interface VerificationSums {
  readonly refused: number;
  readonly total: number;
}

export function verificationSums(
  order: { readonly items: Items; readonly delivery_cost: number },
  taken: Taken,
): VerificationSums {
  const sumOf = (quantityOf: (item: Item) => number): number =>
    order.items.reduce((sum, item) => sum + costPaiseOf(item, quantityOf(item)), 0);
  const takenPaise = sumOf((item) => takenOf(taken, item));
  return {
    refused: rupeesOf(sumOf(({ quantity }) => quantity) - takenPaise),
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
