// The columns of a file of products: the catalogue's or a shop's.

import { serverLimits } from '@haat/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { unguarded } from '../../../platform/csv.ts';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import { fileMessages } from './file.messages.ts';

export const refuseFile = (sentence: LocalizedText): AppError =>
  new AppError('input.invalid', { detail: sentence, errors: { file: [sentence] } });

/** What a file has, and what becomes of its rows. */
export interface FileFormat<Cells, Row> {
  readonly columns: readonly (keyof Cells & string)[];
  /** Those that a file with this header must have. */
  readonly requiredOf: (header: readonly string[]) => readonly string[];
  /** Also files in UTF-16. */
  readonly takesUtf16?: boolean;
  readonly read: (line: number, cells: Cells) => Row;
  /** A row whose cells can't be told apart. */
  readonly refuse: (row: { line: number; name: string; error: LocalizedText }) => Row;
}

/** Spreadsheets separate cells by the list separator of their country. The header shows which. */
export function delimiterOf(text: string): string {
  const [header = ''] = text.slice(0, serverLimits.importCell).split(/[\r\n]/, 1);
  const countOf = (delimiter: string): number => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

/** Where each column is in the file, -1 for one that it leaves out. Columns with other names are ignored. */
export interface FileColumns {
  readonly at: readonly (readonly [column: string, at: number])[];
  readonly count: number;
}

export function readFileColumns(
  header: readonly string[],
  {
    columns,
    requiredOf,
  }: Pick<FileFormat<Readonly<Record<string, string>>, unknown>, 'columns' | 'requiredOf'>,
): FileColumns {
  const names = header.map((name) => name.toLowerCase());
  const required = requiredOf(names);
  const missing = required.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw refuseFile(fileMessages.missingColumns(required.join(', '), missing.join(', ')));
  return { at: columns.map((column) => [column, names.indexOf(column)] as const), count: header.length };
}

/** Undefined when there are more cells than columns. */
export function cellsOf(
  written: readonly string[],
  { at, count }: FileColumns,
): Readonly<Record<string, string>> | undefined {
  if (written.slice(count).some((cell) => cell !== '')) return undefined;
  const cells = at
    .filter(([, place]) => place >= 0)
    .map(([column, place]) => [column, unguarded(written[place] ?? '').trim()]);
  return Object.fromEntries(cells);
}
