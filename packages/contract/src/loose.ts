// Loose goods are sold by weight or volume. Their price is that of a step, and quantities count steps. Screens speak of amounts.
import type { PackUnit } from './pack.ts';

export const looseUnits = ['g', 'kg', 'ml', 'l'] as const satisfies readonly PackUnit[];
export type LooseUnit = (typeof looseUnits)[number];

/** As products and items have it. */
export interface SoldBy {
  readonly is_loose: boolean;
  readonly net_quantity: number | null;
  readonly unit: PackUnit | null;
}

export interface LooseGoods extends SoldBy {
  readonly is_loose: true;
  readonly net_quantity: number;
  readonly unit: LooseUnit;
}

export const isLooseUnit = (unit: PackUnit | null | undefined): unit is LooseUnit =>
  looseUnits.some((one) => one === unit);

/** False for goods by the piece or pack. */
export const isLoose = (goods: SoldBy): goods is LooseGoods =>
  goods.is_loose && goods.net_quantity !== null && isLooseUnit(goods.unit);

const isLarge = (unit: LooseUnit): unit is 'kg' | 'l' => unit === 'kg' || unit === 'l';

/** A step in g or ml. */
export const stepOf = ({ net_quantity: quantity, unit }: LooseGoods): number =>
  isLarge(unit) ? Math.round(quantity * 1_000_000) / 1000 : quantity;

/** The unit in which it is weighed. */
export const smallUnitOf = ({ unit }: LooseGoods): 'g' | 'ml' => (unit === 'g' || unit === 'kg' ? 'g' : 'ml');

/** The unit of its price. */
export const largeUnitOf = ({ unit }: LooseGoods): 'kg' | 'l' => (unit === 'g' || unit === 'kg' ? 'kg' : 'l');

export interface LooseAmount {
  readonly value: number;
  readonly unit: LooseUnit;
}

/** '750 g', and '1.5 kg' from 1,000 g on. `amount` is in g or ml. */
export const looseAmountOf = (goods: LooseGoods, amount: number): LooseAmount =>
  amount >= 1000
    ? { value: Math.round(amount) / 1000, unit: largeUnitOf(goods) }
    : { value: Math.round(amount * 1000) / 1000, unit: smallUnitOf(goods) };

/** Of so many steps. */
export const amountOfSteps = (goods: LooseGoods, steps: number): LooseAmount =>
  looseAmountOf(goods, stepOf(goods) * steps);

/** Rupees per kg or litre, to the paisa. */
export const pricePerLarge = (goods: LooseGoods, price: number): number =>
  Math.round((price * 100 * 1000) / stepOf(goods)) / 100;
