// CSV as spreadsheets read and write it.

/** Spreadsheets recognise UTF-8 by it. */
export const byteOrderMark = '\ufeff';

/** Also their full-width and small forms, the minus sign, and blanks that spreadsheets skip. */
const formula = /^'*[=+\-@＝＋－＠﹦﹢﹣﹫−\t\r\n]/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** Spreadsheets run cells that begin like a formula. A ' before them makes them text. `unguarded` removes it again. */
const guarded = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** Numbers stay numbers, also below zero. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? cell : quoted(guarded(cell)))).join(',')}\r\n`;

const quoted = (cell: string): string => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
