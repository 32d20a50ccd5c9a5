// What a pack says, as commands take it. Products of shops and of the catalogue have the same fields.
import type { Sold } from '@haat/contract/line-paise';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type { LocalNames, PackUnit } from '@haat/contract/pack';
import { readNames } from '../../platform/local-names.ts';

/** How goods are sold. Null: the pack doesn't say. */
export interface SoldBy {
  readonly netQuantity: number | null;
  readonly unit: PackUnit | null;
  /** By weight or volume, in steps of the net quantity. */
  readonly isLoose: boolean;
}

export interface PackFields extends SoldBy {
  readonly names: LocalNames;
  readonly mrpPaise: number | null;
}

/** Undefined fields stay as they are. A new product has none of them. */
export type SentPack = { readonly [Field in keyof PackFields]?: PackFields[Field] | undefined };

interface PackBody {
  readonly mrp?: number | null;
  readonly net_quantity?: number | null;
  readonly unit?: PackUnit | null;
  readonly is_loose?: boolean;
  readonly names?: Parameters<typeof readNames>[0];
}

export const readPack = ({
  mrp,
  net_quantity: netQuantity,
  unit,
  is_loose: isLoose,
  names,
}: PackBody): SentPack => ({
  mrpPaise: typeof mrp === 'number' ? paiseOf(mrp) : mrp,
  netQuantity,
  unit,
  isLoose,
  names: readNames(names),
});

export const presentSoldBy = ({ isLoose = false, netQuantity = null, unit = null }: Sold) => ({
  is_loose: isLoose,
  net_quantity: netQuantity,
  unit,
});

export const presentPack = ({ mrpPaise, ...soldBy }: Omit<PackFields, 'names'>) => ({
  mrp: mrpPaise === null ? null : rupeesOf(mrpPaise),
  ...presentSoldBy(soldBy),
});
