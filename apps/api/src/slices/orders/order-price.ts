// The price of an order, and how verification changes it.
import { linePaiseOf, type PricedLine } from '@haat/contract/line-paise';
import type { RefusalReason } from '@haat/contract/payment-machine';

export interface PricedItem extends PricedLine {
  readonly kept: number;
}

export const itemCountOf = (items: readonly Pick<PricedItem, 'kept'>[]): number =>
  items.reduce((sum, { kept }) => sum + kept, 0);

/** Price of the kept items, without the delivery cost. */
export const pricePaiseOf = (items: readonly PricedItem[]): number =>
  items.reduce((sum, item) => sum + linePaiseOf(item), 0);

export interface KeptItem {
  readonly id: number;
  readonly ordered: number;
  readonly kept: number;
  readonly refusalReason: RefusalReason | null;
}

export interface SentItem {
  readonly id: number;
  readonly quantity: number;
  readonly reason?: RefusalReason | null | undefined;
}

/**
 * Reduces items to the quantities that the customer keeps. Omitted items are kept in full. Undefined when an item is
 * unknown, is sent twice, or has a quantity above the ordered one.
 */
export function reduceTo<Item extends KeptItem>(
  items: readonly Item[],
  sent: readonly SentItem[],
): Item[] | undefined {
  const sentById = new Map(sent.map((item) => [item.id, item]));
  if (sentById.size < sent.length) return undefined;
  const isValid = sent.every(({ id, quantity }) => {
    const item = items.find((ordered) => ordered.id === id);
    return item !== undefined && quantity >= 0 && quantity <= item.ordered;
  });
  if (!isValid) return undefined;
  return items.map((item) => {
    const { quantity: kept = item.kept, reason } = sentById.get(item.id) ?? {};
    return { ...item, kept, refusalReason: kept < item.ordered ? (reason ?? null) : null };
  });
}
