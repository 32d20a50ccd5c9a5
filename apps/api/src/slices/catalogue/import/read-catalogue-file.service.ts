// Reads the rows of a catalogue file as spreadsheets write it. In parts, so that other requests don't wait for a large file.
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { cleanName } from '@haat/contract/clean-name';
import { limits } from '@haat/contract/limits';
import { CsvError, parse } from 'csv-parse';
import type { AppError } from '../../../platform/app-error.ts';
import { cleanText } from '../../../platform/http/clean-text.ts';
import { cellsOf, delimiterOf, type FileColumns, readFileColumns, refuseFile } from './catalogue-file.ts';
import { type CatalogueRow, readCatalogueRow, type UnusableRow } from './catalogue-row.ts';
import { oversizeOf } from './oversized-file.ts';
import { lineOfStrayQuote } from './stray-quote.ts';

/** Throws `input.invalid` on `file` when it isn't CSV, is too large to read, or has other columns. */
export async function readCatalogueFile(bytes: Uint8Array): Promise<(CatalogueRow | UnusableRow)[]> {
  const text = decode(bytes);
  if (text.trim() === '')
    throw refuseFile('The file is empty. Choose a CSV file with a line for each product.');
  const rows: (CatalogueRow | UnusableRow)[] = [];
  let columns: FileColumns | undefined;
  const delimiter = delimiterOf(text);
  const oversize = oversizeOf(text, delimiter);
  if (oversize) throw refuseFile(oversize);
  try {
    for await (const { line, cells } of recordsOf(bytes, delimiter)) {
      if (!columns) columns = readFileColumns(cells);
      else rows.push(readRow(line, cells, columns));
      if (rows.length > limits.importRows) {
        throw refuseFile(`The file has more than ${limits.importRows} rows. Import it in parts.`);
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? refuseQuotes(lineOfStrayQuote(text, delimiter)) : error;
  }
  return rows;
}

const refuseQuotes = (line: number | undefined): AppError =>
  refuseFile(
    line === undefined
      ? 'The file is not valid CSV. Check its quotation marks.'
      : `Line ${line} is not valid CSV. Check the quotation marks there.`,
  );

function readRow(line: number, written: readonly string[], columns: FileColumns): CatalogueRow | UnusableRow {
  const cells = cellsOf(written, columns);
  if (!('error' in cells)) return readCatalogueRow(line, cells);
  return { line, name: cleanName(written[columns.at.name] ?? ''), error: cells.error };
}

const notCsv =
  'This is not a CSV file in UTF-8. In the spreadsheet, save it as “CSV UTF-8”, then choose that file.';

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw refuseFile(notCsv);
}

interface CsvRecord {
  /** Where it begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Parsing one takes a few milliseconds. */
const bytesAtOnce = 64 * 1024;

async function* recordsOf(bytes: Uint8Array, delimiter: string): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  let extra = 0;
  for await (const { record, info } of Readable.from(partsOf(bytes)).pipe(parser)) {
    const inside = countOf(/\r\n|\r|\n/g, record);
    // The parser counts CRLF inside quotation marks as two lines.
    extra += countOf(/\r\n/g, record);
    yield { line: info.lines - extra - inside, cells: cleanText(record) as string[] }; // trims texts
  }
}

const countOf = (pattern: RegExp, cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.match(pattern)?.length ?? 0), 0);

async function* partsOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += bytesAtOnce) {
    yield bytes.subarray(at, at + bytesAtOnce);
    await setImmediate();
  }
}
