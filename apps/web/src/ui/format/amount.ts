// How much of some goods, and at what price: '2' at '₹42', or '750 g' of loose goods at '₹38/kg'.
import { linePaiseOf } from '@haat/contract/line-paise';
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

interface Weighed extends SoldBy {
  readonly quantity: number;
  /** Of a step. */
  readonly price: number;
  /** What the line costs. */
  readonly amount: number;
  readonly weighed: number | null;
}

/** What a line was weighed, or null. When a part of it was refused, nobody knows what the rest weighs. */
export const formatWeighed = (line: Weighed): string | null =>
  isLoose(line) && line.weighed !== null && isWhole(line) ? formatLoose(line, line.weighed) : null;

function isWhole({
  net_quantity: netQuantity,
  unit,
  quantity: ordered,
  price,
  amount,
  weighed,
}: Weighed): boolean {
  const pricePaise = Math.round(price * 100);
  return linePaiseOf({ netQuantity, unit, ordered, pricePaise, weighed }) === Math.round(amount * 100);
}

type Priced = SoldBy & { readonly price: number };

/** '₹38/kg' of loose goods, else the price of a piece. `each` says that it is one: '₹42 each'. */
export function formatPrice(goods: Priced, each = (price: string): string => price): string {
  if (!isLoose(goods)) return each(formatRupees(goods.price));
  return pack.perUnit(formatRupees(pricePerLarge(goods, goods.price)), largeUnitOf(goods));
}

/** '250 g ₹9.50', or null if they aren't loose. */
export const formatStep = (goods: Priced): string | null =>
  isLoose(goods) ? `${withUnit(amountOfSteps(goods, 1))} ${formatRupees(goods.price)}` : null;
