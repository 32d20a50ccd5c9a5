// The columns of a catalogue file.

import { serverLimits } from '@haat/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { unguarded } from '../../../platform/csv.ts';
import { deskOnly } from '../../../platform/localized-text.ts';
import { type CatalogueCells, catalogueColumns, requiredColumns } from './catalogue-row.ts';

export const refuseFile = (sentence: string): AppError =>
  new AppError('input.invalid', {
    detail: deskOnly(sentence),
    errors: { file: [deskOnly(sentence)] },
  });

/** Spreadsheets separate cells by the list separator of their country. The header shows which. */
export function delimiterOf(text: string): string {
  const [header = ''] = text.slice(0, serverLimits.importCell).split(/[\r\n]/, 1);
  const countOf = (delimiter: string): number => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

/** Where each column is in the file, -1 for one that it leaves out. Columns with other names are ignored. */
export interface FileColumns {
  readonly at: Readonly<Record<keyof CatalogueCells, number>>;
  readonly count: number;
}

export function readFileColumns(header: readonly string[]): FileColumns {
  const names = header.map((name) => name.toLowerCase());
  const missing = requiredColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const columns = requiredColumns.join(', ');
    throw refuseFile(`The first line must name the columns ${columns}. Missing: ${missing.join(', ')}.`);
  }
  const at = Object.fromEntries(catalogueColumns.map((column) => [column, names.indexOf(column)]));
  return { at: at as FileColumns['at'], count: header.length }; // every column has its place
}

export function cellsOf(
  written: readonly string[],
  { at, count }: FileColumns,
): CatalogueCells | { readonly error: string } {
  if (written.slice(count).some((cell) => cell !== '')) {
    return {
      error:
        'The row has more cells than the first line. Put a text that contains the separator in quotation marks.',
    };
  }
  const cells = catalogueColumns
    .filter((column) => at[column] >= 0)
    .map((column) => [column, unguarded(written[at[column]] ?? '').trim()]);
  return Object.fromEntries(cells) as CatalogueCells; // every required column has its cell
}
