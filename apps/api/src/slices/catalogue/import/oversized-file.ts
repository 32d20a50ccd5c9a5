// Finds what makes a catalogue file too costly to read, in one pass over its letters. A parser builds every cell first.
import { limits, serverLimits } from '@haat/contract/limits';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import { fileMessages } from './file.messages.ts';

/** Empty rows count too: spreadsheets append some, but reading millions of them takes minutes. */
const rowsAtMost = limits.importRows * 2;

/** Why the file isn't read. Undefined for a file of a usual size. */
export function oversizeOf(text: string, delimiter: string): LocalizedText | undefined {
  let [line, rows, columns, cellBegin, isQuoted] = [1, 0, 1, 0, false];
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    const isLineEnd = letter === '\n' || (letter === '\r' && text[at + 1] !== '\n');
    const isCellEnd = letter === undefined || (!isQuoted && (letter === delimiter || isLineEnd));
    if (isCellEnd) {
      if (at - cellBegin > serverLimits.importCell) {
        return fileMessages.longCell(line, serverLimits.importCell);
      }
      cellBegin = at + 1;
      columns = isLineEnd ? 1 : columns + 1;
      if (isLineEnd) rows += 1;
      if (columns > serverLimits.importColumns + Number(letter === undefined)) {
        return fileMessages.manyColumns(line, serverLimits.importColumns);
      }
    }
    if (isLineEnd) line += 1;
    if (rows > rowsAtMost + 1) {
      return fileMessages.manyLines(rowsAtMost);
    }
  }
  return undefined;
}
