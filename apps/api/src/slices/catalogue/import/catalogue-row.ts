// A row of a catalogue file: its cells as a product, or why they can't be one.
import { cleanName } from '@haat/contract/clean-name';
import { limits } from '@haat/contract/limits';
import { readPriceCell, readTagsCell } from './cells.ts';
import { lostInName } from './lost-letters.ts';
import { type PackCells, type PackOfRow, packColumnNames, readPackCells } from './pack-cells.ts';
import type { FileFormat } from './product-file.ts';

/** Each file has these columns. */
const requiredColumns = ['name', 'type', 'description', 'price', 'tags'] as const;

/** The columns of an exported file. */
export const catalogueColumns = [...requiredColumns, ...packColumnNames] as const;

export type CatalogueCells = Readonly<Record<(typeof requiredColumns)[number], string>> & PackCells;

export interface CatalogueRow {
  /** Where the row begins in the file. */
  readonly line: number;
  readonly name: string;
  readonly typeName: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly tags: readonly string[];
  readonly pack: PackOfRow;
}

export interface UnusableRow {
  readonly line: number;
  /** Undefined when the row has none. */
  readonly name: string;
  /** Undefined when the cells can't be told apart or it is missing. */
  readonly typeName?: string | undefined;
  /** All errors that its cells have. */
  readonly error: string;
}

/** The file of the whole catalogue. */
export const catalogueFile: FileFormat<CatalogueCells, CatalogueRow | UnusableRow> = {
  columns: catalogueColumns,
  requiredOf: () => requiredColumns,
  read: readCatalogueRow,
  refuse: ({ error, ...row }) => ({ ...row, error: error.en }),
};

function readCatalogueRow(line: number, cells: CatalogueCells): CatalogueRow | UnusableRow {
  const name = cleanName(cells.name);
  const tags = readTagsCell(cells.tags);
  const price = readPriceCell(cells.price);
  const { pack, errors: packErrors } = readPackCells(cells);
  const errors = [
    ...nameErrors(name),
    ...lostInName('name', name),
    ...lostInName('type', cells.type),
    ...lostInName('Hindi name', cells.name_hi),
    ...lostInName('Malayalam name', cells.name_ml),
    ...(cells.type === '' ? ['The type is missing. Enter the name of a product type.'] : []),
    ...tooLong('description', cells.description, limits.longText),
    ...('error' in price ? [price.error] : []),
    ...tagErrors(tags),
    ...packErrors,
  ];
  const { type: typeName, description } = cells;
  if (errors.length > 0 || 'error' in price) {
    return { line, name, typeName: typeName || undefined, error: errors.join(' ') };
  }
  return { line, name, typeName, description, pricePaise: price.paise, tags, pack };
}

const nameErrors = (name: string): string[] =>
  name === '' ? ['The name is missing. Enter one.'] : tooLong('name', name, limits.title);

const tooLong = (what: string, text: string, max: number): string[] =>
  [...text].length > max ? [`The ${what} is longer than ${max} characters. Shorten it.`] : [];

const tagErrors = (tags: readonly string[]): string[] => [
  ...(tags.length > limits.tags ? [`There are more than ${limits.tags} tags. Remove some.`] : []),
  ...(tags.some((tag) => [...tag].length > limits.tag)
    ? [`A tag is longer than ${limits.tag} characters. Separate tags with commas.`]
    : []),
];
