import { catalogueColumns } from './catalogue-file.ts';

/** Spreadsheets recognise UTF-8 by it. */
const byteOrderMark = '\ufeff';

/** A file with two example products of this type. */
export function exampleFile(type = 'Vegetables'): Blob {
  const lines = [
    catalogueColumns,
    ['Example 1, 500 g', type, 'Write a sentence about it.', '26.50', 'first tag, second tag'],
    ['Example 2, 1 kg', type, '', '40', ''],
  ];
  const text = lines.map(
    (cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`,
  );
  return new Blob([byteOrderMark, ...text], { type: 'text/csv' });
}
