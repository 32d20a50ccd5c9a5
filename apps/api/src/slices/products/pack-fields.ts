// What a pack says, as commands take it. Products of shops and of the catalogue have the same fields.
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type { LocalNames, PackUnit } from '@haat/contract/pack';
import { readNames } from '../../platform/local-names.ts';

export interface PackFields {
  readonly names: LocalNames;
  /** Null: the pack doesn't say. */
  readonly mrpPaise: number | null;
  readonly netQuantity: number | null;
  readonly unit: PackUnit | null;
}

/** Undefined fields stay as they are. A new product has none of them. */
export type SentPack = { readonly [Field in keyof PackFields]?: PackFields[Field] | undefined };

interface PackBody {
  readonly mrp?: number | null;
  readonly net_quantity?: number | null;
  readonly unit?: PackUnit | null;
  readonly names?: Parameters<typeof readNames>[0];
}

export const readPack = ({ mrp, net_quantity: netQuantity, unit, names }: PackBody): SentPack => ({
  mrpPaise: typeof mrp === 'number' ? paiseOf(mrp) : mrp,
  netQuantity,
  unit,
  names: readNames(names),
});

export const presentPack = ({ mrpPaise, netQuantity, unit }: Omit<PackFields, 'names'>) => ({
  mrp: mrpPaise === null ? null : rupeesOf(mrpPaise),
  net_quantity: netQuantity,
  unit,
});
