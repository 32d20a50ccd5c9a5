// What a line of a cart or an order costs: the one place that multiplies a price. Server, web, desk and receipt use it.
import type { PackUnit } from './pack.ts';

/** What one piece or step has in it, if the pack says so. */
export interface Step {
  readonly netQuantity?: number | null | undefined;
  readonly unit?: PackUnit | null | undefined;
}

/** How goods are sold. Missing where an older release wrote it. */
export interface Sold extends Step {
  /** By weight or volume, in steps. */
  readonly isLoose?: boolean | undefined;
}

export interface PricedLine extends Step {
  /** Of one piece or step. */
  readonly pricePaise: number;
  /** Pieces or steps. */
  readonly ordered: number;
  /** Left out: all of them. */
  readonly kept?: number;
  /** What all that was ordered weighed, in g or ml. */
  readonly weighed?: number | null | undefined;
}

/** In paise. Half a paisa is rounded up, first for what was weighed, then for the part that is kept. */
export function linePaiseOf({ kept, ...line }: PricedLine): number {
  const { pricePaise, ordered } = line;
  const step = milliOf(line);
  if (line.weighed == null || step === undefined) return pricePaise * (kept ?? ordered);
  const whole = divide(BigInt(pricePaise) * BigInt(line.weighed) * 1000n, step);
  return kept === undefined || kept === ordered
    ? whole
    : divide(BigInt(whole) * BigInt(kept), BigInt(ordered));
}

/** What its steps may weigh at most, in whole g or ml. 0 without a step. */
export const mostWeighed = (line: Step & { readonly ordered: number }, marginPercent: number): number =>
  Number(((milliOf(line) ?? 0n) * BigInt(line.ordered) * BigInt(100 + marginPercent)) / 100_000n);

/** Thousandths of a g or ml in one unit. */
const milliOfUnit = { g: 1000, kg: 1_000_000, ml: 1000, l: 1_000_000 } as const;

/** A step in thousandths of a g or ml: whole, because a net quantity has at most three decimals. */
const milliOf = ({ netQuantity, unit }: Step): bigint | undefined =>
  netQuantity && unit && unit !== 'piece' ? BigInt(Math.round(netQuantity * milliOfUnit[unit])) : undefined;

/** Half up. The product of a price and a weight may be more than a number holds exactly. */
const divide = (amount: bigint, by: bigint): number => Number((2n * amount + by) / (2n * by));
