// Checks a chosen file before it is sent. The server checks everything again.
import { limits } from '@haat/contract/limits';

/** A copy for sending, because the file may change on disk before the person presses Import. */
export interface ChosenFile {
  readonly name: string;
  readonly content: Blob;
  readonly lines: number;
}

export const catalogueColumns = ['name', 'type', 'description', 'price', 'tags'] as const;

const megabyte = 1024 * 1024;

interface FileFault {
  /** Why this file can't be a catalogue, and what to do next. */
  readonly fault: string;
}

export async function openCatalogueFile(file: File): Promise<ChosenFile | FileFault> {
  if (file.size > limits.importBytes) return { fault: tooLarge(file.size) };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { fault: 'The file can’t be read. It may have been moved or changed. Choose it again.' };
  const text = decode(bytes);
  const fault = kindFault(new Uint8Array(bytes)) ?? (text === undefined ? notUtf8 : textFault(text));
  if (fault !== undefined || text === undefined) return { fault: fault ?? notUtf8 };
  const lines = text.trimEnd().split(/\r\n|\n|\r/).length;
  return { name: file.name, content: new Blob([bytes], { type: 'text/csv' }), lines };
}

const tooLarge = (bytes: number): string =>
  `The file has ${Math.ceil(bytes / megabyte)} MB. At most ${limits.importBytes / megabyte} MB can be imported. Import the products in parts.`;

/** The first bytes of files that people mistake for CSV. */
const signatures: readonly (readonly [signature: string, what: string])[] = [
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['52494646', 'a picture'],
  ['25504446', 'a PDF'],
  ['504b0304', 'a spreadsheet or an archive'],
  ['d0cf11e0', 'an old spreadsheet'],
];

const asCsv = 'In the spreadsheet, save it as “CSV UTF-8”, then choose that file.';

const notUtf8 = `This file is not in UTF-8, so letters such as é or ₹ would be lost. ${asCsv}`;

function kindFault(bytes: Uint8Array): string | undefined {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const what = signatures.find(([signature]) => start.startsWith(signature))?.[1];
  return what && `This is ${what}, not a CSV file. ${asCsv}`;
}

function decode(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function textFault(text: string): string | undefined {
  if (text.trim() === '') return 'The file is empty. Choose a CSV file with a line for each product.';
  const missing = missingColumns(text);
  if (missing.length === 0) return undefined;
  return `The first line must name the columns ${catalogueColumns.join(', ')}. Missing: ${missing.join(', ')}.`;
}

/** The columns that are certainly missing. The server reads the line exactly. */
function missingColumns(text: string): readonly string[] {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const isCut = (line.split('"').length - 1) % 2 === 1;
  return isCut ? [] : catalogueColumns.filter((column) => !line.toLowerCase().includes(column));
}
