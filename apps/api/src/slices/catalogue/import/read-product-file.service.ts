// Reads the rows of a file of products as spreadsheets write it. In parts, so that other requests don't wait for a large file.
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { cleanName } from '@haat/contract/clean-name';
import { limits } from '@haat/contract/limits';
import { CsvError, parse } from 'csv-parse';
import type { AppError } from '../../../platform/app-error.ts';
import { cleanText } from '../../../platform/http/clean-text.ts';
import { fileMessages } from './file.messages.ts';
import { oversizeOf } from './oversized-file.ts';
import {
  cellsOf,
  delimiterOf,
  type FileColumns,
  type FileFormat,
  readFileColumns,
  refuseFile,
} from './product-file.ts';
import { lineOfStrayQuote } from './stray-quote.ts';

/** Throws `input.invalid` on `file` when it isn't CSV, is too large to read, or has other columns. */
export async function readProductFile<Cells, Row>(
  bytes: Uint8Array,
  format: FileFormat<Cells, Row>,
): Promise<Row[]> {
  const text = decode(bytes, format.takesUtf16 ? encodingOf(bytes) : 'utf-8');
  if (text.trim() === '') throw refuseFile(fileMessages.empty);
  const rows: Row[] = [];
  let columns: FileColumns | undefined;
  const delimiter = delimiterOf(text);
  const oversize = oversizeOf(text, delimiter);
  if (oversize) throw refuseFile(oversize);
  try {
    for await (const { line, cells } of recordsOf(Buffer.from(text), delimiter)) {
      if (!columns)
        columns = readFileColumns(cells, format as never); // it asks only for names
      else rows.push(readRow(line, cells, columns, format));
      if (rows.length > limits.importRows) throw refuseFile(fileMessages.tooManyRows(limits.importRows));
    }
  } catch (error) {
    throw error instanceof CsvError ? refuseQuotes(lineOfStrayQuote(text, delimiter)) : error;
  }
  return rows;
}

const refuseQuotes = (line: number | undefined): AppError =>
  refuseFile(line === undefined ? fileMessages.quotes : fileMessages.quotesIn(line));

function readRow<Cells, Row>(
  line: number,
  written: readonly string[],
  columns: FileColumns,
  { read, refuse }: FileFormat<Cells, Row>,
): Row {
  const cells = cellsOf(written, columns);
  if (cells) return read(line, cells as Cells); // it has the columns of the format
  const [, at = -1] = columns.at.find(([column]) => column === 'name') ?? [];
  return refuse({ line, name: cleanName(written[at] ?? ''), error: fileMessages.moreCells });
}

/** UTF-16 begins with a mark, as spreadsheets write it. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw refuseFile(fileMessages.notCsv);
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
