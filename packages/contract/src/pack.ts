// What a pack says: how much is in it, and what one kilogram, litre or piece of it costs. Names in other languages.
import type { Language } from './languages.ts';

export const packUnits = ['g', 'kg', 'ml', 'l', 'piece'] as const;
export type PackUnit = (typeof packUnits)[number];

/** Names by language. English is `name` itself. */
export interface LocalNames {
  readonly hi?: string;
  readonly ml?: string;
}

/** The name in this language, or null. */
export const localNameIn = (names: LocalNames, language: Language): string | null =>
  (language === 'en' ? undefined : names[language]) ?? null;

/** What screens show: the name in the reader's language, if there is one. */
export const shownName = (thing: { readonly name: string; readonly local_name?: string | null }): string =>
  thing.local_name ?? thing.name;

/** By unit: what its price is given for, and how many of the unit that is. */
const bases = {
  g: { per: 'kg', count: 1000 },
  kg: { per: 'kg', count: 1 },
  ml: { per: 'l', count: 1000 },
  l: { per: 'l', count: 1 },
  piece: { per: 'piece', count: 1 },
} as const satisfies Record<PackUnit, { readonly per: PackUnit; readonly count: number }>;

export interface Pack {
  readonly price: number;
  readonly net_quantity: number | null;
  readonly unit: PackUnit | null;
}

interface UnitPrice {
  /** Rupees, to the paisa. */
  readonly amount: number;
  readonly per: 'kg' | 'l' | 'piece';
}

/** The price per kg, litre or piece. Undefined when the pack doesn't say how much is in it, or when it is exactly one of these. */
export function unitPriceOf({ price, net_quantity: quantity, unit }: Pack): UnitPrice | undefined {
  if (quantity === null || unit === null) return undefined;
  const { per, count } = bases[unit];
  if (quantity === count) return undefined;
  return { amount: Math.round((price * 100 * count) / quantity) / 100, per };
}
