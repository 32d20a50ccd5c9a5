// How much of some goods, and at what price: '2' at '₹42', or '750 g' of loose goods at '₹38/kg'.
import {
  amountOfSteps,
  isLoose,
  type LooseAmount,
  type LooseGoods,
  largeUnitOf,
  looseAmountOf,
  pricePerLarge,
  type SoldBy,
} from '@haat/contract/loose';
import { formatNumber } from '../../platform/format-number.ts';
import { pack } from '../layout/pack-price.messages.ts';
import { formatRupees } from './money.ts';

const withUnit = ({ value, unit }: LooseAmount): string =>
  pack.content(formatNumber(value, { maximumFractionDigits: 3 }), value, unit);

/** `quantity` counts pieces, or steps of loose goods. */
export const formatAmount = (goods: SoldBy & { readonly quantity: number }): string =>
  isLoose(goods) ? withUnit(amountOfSteps(goods, goods.quantity)) : formatNumber(goods.quantity);

/** So many g or ml of loose goods. */
export const formatLoose = (goods: LooseGoods, amount: number): string =>
  withUnit(looseAmountOf(goods, amount));

/** What a line was weighed, or null. */
export const formatWeighed = (line: SoldBy & { readonly weighed: number | null }): string | null =>
  isLoose(line) && line.weighed !== null ? formatLoose(line, line.weighed) : null;

type Priced = SoldBy & { readonly price: number };

/** '₹38/kg' of loose goods, else the price of a piece. `each` says that it is one: '₹42 each'. */
export function formatPrice(goods: Priced, each = (price: string): string => price): string {
  if (!isLoose(goods)) return each(formatRupees(goods.price));
  return pack.perUnit(formatRupees(pricePerLarge(goods, goods.price)), largeUnitOf(goods));
}

/** '250 g ₹9.50', or null if they aren't loose. */
export const formatStep = (goods: Priced): string | null =>
  isLoose(goods) ? `${withUnit(amountOfSteps(goods, 1))} ${formatRupees(goods.price)}` : null;
