// The cells of a catalogue file that say what is on a pack, and the names in other languages.
import { cleanName } from '@haat/contract/clean-name';
import { limits } from '@haat/contract/limits';
import { type PackUnit, packUnits } from '@haat/contract/pack';
import { readNumber } from '@haat/contract/typed-number';
import { definedOf } from '../../../platform/defined-of.ts';
import type { PackFields } from '../../products/index.ts';
import { excerptOf, readPriceCell } from './cells.ts';

/** A file may leave out these columns. Then products keep what they have. */
export const packColumnNames = ['mrp', 'net_quantity', 'unit', 'name_hi', 'name_ml', 'is_loose'] as const;

export type PackCells = Readonly<Partial<Record<(typeof packColumnNames)[number], string>>>;

/** Undefined without the column, null for an empty cell. */
export interface PackOfRow extends Partial<Omit<PackFields, 'names'>> {
  readonly nameHi?: string | null;
  readonly nameMl?: string | null;
}

type Cell<Value> = { readonly value: Value } | { readonly error: string };

export function readPackCells(cells: PackCells): { readonly pack: PackOfRow; readonly errors: string[] } {
  const errors: string[] = [];
  const read = <Value>(cell: string | undefined, reader: (cell: string) => Cell<Value>) => {
    if (cell === undefined || cell === '') return cell === undefined ? undefined : null;
    const found = reader(cell);
    if ('value' in found) return found.value;
    errors.push(found.error);
    return undefined;
  };
  const pack = definedOf({
    mrpPaise: read(cells.mrp, readMrp),
    netQuantity: read(cells.net_quantity, readQuantity),
    unit: read(cells.unit, readUnit),
    isLoose: cells.is_loose === '' ? false : (read(cells.is_loose, readFlag) ?? undefined),
    nameHi: read(cells.name_hi, (cell) => readName('Hindi', cell)),
    nameMl: read(cells.name_ml, (cell) => readName('Malayalam', cell)),
  });
  return { pack, errors };
}

function readMrp(cell: string): Cell<number> {
  const price = readPriceCell(cell, 'MRP');
  if ('error' in price) return price;
  return price.paise > 0
    ? { value: price.paise }
    : { error: 'The MRP is 0. Enter it, or leave the cell empty.' };
}

const decimals = limits.netQuantityDecimals;
function readQuantity(cell: string): Cell<number> {
  const value = readNumber(cell, decimals);
  if (value > 0 && value <= limits.netQuantity) return { value };
  const written = `The net quantity “${excerptOf(cell)}”`;
  return {
    error: `${written} is not a number above 0 with at most ${decimals} decimals. Write it like 500 or 1.5.`,
  };
}

function readUnit(cell: string): Cell<PackUnit> {
  const value = packUnits.find((unit) => unit === cell.toLowerCase());
  if (value) return { value };
  return { error: `The unit “${excerptOf(cell)}” is unknown. Write ${packUnits.join(', ')}.` };
}

const flags = { true: true, yes: true, '1': true, false: false, no: false, '0': false } as const;
/** Spreadsheets write TRUE and FALSE. */
function readFlag(cell: string): Cell<boolean> {
  const value = new Map<string, boolean>(Object.entries(flags)).get(cell.toLowerCase());
  if (value !== undefined) return { value };
  return { error: `“${excerptOf(cell)}” in the column is_loose is unknown. Write true or false.` };
}

function readName(language: string, cell: string): Cell<string> {
  const value = cleanName(cell);
  if ([...value].length <= limits.title) return { value };
  return { error: `The ${language} name is longer than ${limits.title} characters. Shorten it.` };
}

const noPack: PackFields = { names: {}, mrpPaise: null, netQuantity: null, unit: null, isLoose: false };

/** What a product has after the row. */
export function packAfter(
  { nameHi, nameMl, ...pack }: PackOfRow,
  { names, mrpPaise, netQuantity, unit, isLoose }: PackFields = noPack,
): PackFields {
  const hi = nameHi === undefined ? names.hi : nameHi;
  const ml = nameMl === undefined ? names.ml : nameMl;
  const after = { ...(hi ? { hi } : {}), ...(ml ? { ml } : {}) };
  return { mrpPaise, netQuantity, unit, isLoose, ...pack, names: after };
}
