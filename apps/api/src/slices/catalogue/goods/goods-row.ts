// A row of a shop's file: what its cells say, or what is wrong with them, by column.
import { cleanName } from '@haat/contract/clean-name';
import { goodsColumns } from '@haat/contract/goods-files';
import { limits } from '@haat/contract/limits';
import { hasLostLetters } from '@haat/contract/lost-letters';
import { paiseOf } from '@haat/contract/money';
import { type PackUnit, packUnits } from '@haat/contract/pack';
import { plainRupees, readNumber } from '@haat/contract/typed-number';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import { productMessages } from '../../products/products.messages.ts';
import { excerptOf, readTagsCell } from '../import/cells.ts';
import type { FileFormat } from '../import/product-file.ts';
import { goodsMessages as words } from './goods.messages.ts';

type Column = (typeof goodsColumns)[number];
/** A file may leave columns out. */
type GoodsCells = Readonly<Partial<Record<Column, string>>>;

/** By column. */
export type RowErrors = Readonly<Partial<Record<Column | 'row', LocalizedText>>>;

/** What a row says. Undefined fields stay as they are. */
export interface GoodsOfRow {
  readonly line: number;
  /** Undefined for a new product. */
  readonly id: number | undefined;
  readonly name: string | undefined;
  readonly typeName: string | undefined;
  readonly pricePaise: number | undefined;
  readonly quantity: number | undefined;
  readonly isSoldOut: boolean | undefined;
  readonly mrpPaise: number | null | undefined;
  readonly netQuantity: number | null | undefined;
  readonly unit: PackUnit | null | undefined;
  readonly isLoose: boolean | undefined;
  readonly description: string | undefined;
  readonly tags: readonly string[] | undefined;
  readonly errors: RowErrors;
}

type Cell<Value> = { readonly value: Value } | { readonly error: LocalizedText };

const requiredOfNew = ['name', 'type', 'price'] as const;

export const goodsFile: FileFormat<GoodsCells, GoodsOfRow> = {
  columns: goodsColumns,
  requiredOf: (header) => (header.includes('id') ? [] : requiredOfNew),
  takesUtf16: true,
  read: readGoodsRow,
  refuse: ({ line, name, error }) => ({ ...readGoodsRow(line, { name }), errors: { row: error } }),
};

/** Long: the cells in the order of the columns. */
function readGoodsRow(line: number, cells: GoodsCells): GoodsOfRow {
  const errors: Partial<Record<Column, LocalizedText>> = {};
  /** Undefined without the column, or for an empty cell. */
  const read = <Value>(column: Column, reader: (cell: string) => Cell<Value>): Value | undefined => {
    const cell = cells[column];
    if (cell === undefined || cell === '') return undefined;
    const found = reader(cell);
    if ('value' in found) return found.value;
    errors[column] = found.error;
    return undefined;
  };
  /** An empty cell removes. */
  const readOrNone = <Value>(
    column: Column,
    reader: (cell: string) => Cell<Value>,
  ): Value | null | undefined => (cells[column] === '' ? null : read(column, reader));
  const id = read('id', readId);
  const quantity = read('quantity', readCount);
  const before = read('quantity_before', readCount);
  const isNew = cells.id === undefined || cells.id === '';
  for (const column of requiredOfNew)
    if (isNew ? !cells[column] : cells[column] === '') errors[column] = words.missing;
  return {
    line,
    id,
    name: read('name', readName),
    typeName: read('type', (cell) => ({ value: cell })),
    pricePaise: read('price', readPrice),
    quantity: quantity === before ? undefined : quantity,
    isSoldOut: read('is_sold_out', readYesOrNo),
    mrpPaise: readOrNone('mrp', readMrp),
    netQuantity: readOrNone('net_quantity', readNetQuantity),
    unit: readOrNone('unit', readUnit),
    isLoose: read('is_loose', readYesOrNo),
    description: read('description', (cell) => shortEnough(cell, limits.longText)),
    tags: read('tags', readTags),
    errors,
  };
}

const shortEnough = (cell: string, most: number): Cell<string> =>
  [...cell].length > most ? { error: words.tooLong(most) } : { value: cell };

const readId = (cell: string): Cell<number> => {
  const value = Number(cell);
  return Number.isSafeInteger(value) && value > 0 ? { value } : { error: words.notYours(excerptOf(cell)) };
};

const readName = (cell: string): Cell<string> => {
  const name = cleanName(cell);
  if (hasLostLetters(name)) return { error: productMessages.lostLetters };
  return name === '' ? { error: words.missing } : shortEnough(name, limits.title);
};

function readPrice(cell: string): Cell<number> {
  const rupees = plainRupees(cell);
  const isPrice = rupees !== undefined && !rupees.startsWith('-') && !/\.[0-9]{3,}$/.test(rupees);
  return isPrice && Number(rupees) <= limits.priceRupees
    ? { value: paiseOf(Number(rupees)) }
    : { error: words.notAPrice(excerptOf(cell)) };
}

function readMrp(cell: string): Cell<number> {
  const price = readPrice(cell);
  return 'value' in price && price.value === 0 ? { error: words.notAPrice(cell) } : price;
}

function readCount(cell: string): Cell<number> {
  const value = readNumber(cell, 0);
  return value >= 0 && value <= limits.stock ? { value } : { error: words.notACount(excerptOf(cell)) };
}

function readNetQuantity(cell: string): Cell<number> {
  const value = readNumber(cell, limits.netQuantityDecimals);
  return value > 0 && value <= limits.netQuantity ? { value } : { error: words.notANumber(excerptOf(cell)) };
}

function readUnit(cell: string): Cell<PackUnit> {
  const value = packUnits.find((unit) => unit === cell.toLowerCase());
  return value ? { value } : { error: words.notAUnit(excerptOf(cell), packUnits.join(', ')) };
}

function readYesOrNo(cell: string): Cell<boolean> {
  const word = cell.toLowerCase();
  if (['true', 'yes', '1'].includes(word)) return { value: true };
  return ['false', 'no', '0'].includes(word) ? { value: false } : { error: words.notYesOrNo };
}

function readTags(cell: string): Cell<string[]> {
  const value = readTagsCell(cell);
  if (value.length > limits.tags) return { error: words.manyTags(limits.tags) };
  return value.some((tag) => [...tag].length > limits.tag) ? { error: words.tooLong(limits.tag) } : { value };
}
