// The products of a telephone order, as the retailer adds them.
import { limits } from '@haat/contract/limits';
import { linePaiseOf } from '@haat/contract/line-paise';
import type { SoldBy } from '@haat/contract/loose';

export interface PhoneGood extends SoldBy {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly stock: number;
}

/** Adds one piece or step of a product. */
export function withGood(goods: readonly PhoneGood[], added: Omit<PhoneGood, 'quantity'>): PhoneGood[] {
  const known = goods.find(({ id }) => id === added.id);
  return known ? withQuantity(goods, known, known.quantity + 1) : [...goods, { ...added, quantity: 1 }];
}

/** 0 removes it. */
export const withQuantity = (goods: readonly PhoneGood[], good: PhoneGood, quantity: number): PhoneGood[] =>
  goods
    .map((one) => (one.id === good.id ? { ...one, quantity: Math.min(quantity, mostOf(one)) } : one))
    .filter((one) => one.quantity > 0);

export const mostOf = ({ stock }: PhoneGood): number => Math.min(stock, limits.cartLine);

export const sumOf = (goods: readonly PhoneGood[]): number =>
  goods.reduce(
    (paise, { price, quantity }) =>
      paise + linePaiseOf({ pricePaise: Math.round(price * 100), ordered: quantity }),
    0,
  ) / 100;
