// Values in the cells of a catalogue file.
import { limits } from '@haat/contract/limits';
import { paiseOf } from '@haat/contract/money';
import { plainRupees } from '@haat/contract/typed-number';
import { distinctTags } from '../../products/index.ts';

/** A price in rupees as people write it: `26`, `26.50`, `26,50`, `₹ 1,200`. */
export function readPriceCell(
  cell: string,
  what: 'price' | 'MRP' = 'price',
): { readonly paise: number } | { readonly error: string } {
  if (cell === '') return { error: `The ${what} is missing. Write it like 26 or 26.50.` };
  const rupees = plainRupees(cell);
  if (rupees === undefined || rupees.startsWith('-')) {
    return { error: `The ${what} “${excerptOf(cell)}” is not a price. Write it like 26 or 26.50.` };
  }
  if (/\.[0-9]{3,}$/.test(rupees))
    return { error: `The ${what} has more than two decimals. Write it like 26.50.` };
  if (Number(rupees) > limits.priceRupees)
    return { error: `The ${what} is over ${limits.priceRupees} rupees. Enter a lower one.` };
  return { paise: paiseOf(Number(rupees)) };
}

// Tags in one cell: `tomato, thakkali`. A tag that contains a separator or a quotation mark is quoted: `"red, ripe", tomato`.

const separators = ',;|\\n';
const tag = new RegExp(`\\s*"((?:[^"]|"")*)"\\s*(?=[${separators}]|$)|[^${separators}]+`, 'g');
const needsQuotes = new RegExp(`["${separators}]`);

export const readTagsCell = (cell: string): string[] =>
  distinctTags(
    [...cell.matchAll(tag)]
      .map(([written, quoted]) => (quoted === undefined ? written : quoted.replaceAll('""', '"')).trim())
      .filter((written) => written !== ''),
  );

export const writeTagsCell = (tags: readonly string[]): string =>
  tags
    .map((written) => (needsQuotes.test(written) ? `"${written.replaceAll('"', '""')}"` : written))
    .join(', ');

const longest = 40;

/** The beginning of a text, for an error message. */
export function excerptOf(text: string): string {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest).join('')}…`;
}
