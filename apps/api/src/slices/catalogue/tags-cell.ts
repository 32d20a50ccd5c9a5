// Tags in one cell: `tomato, thakkali`. A tag that contains a separator or a quotation mark is quoted: `"red, ripe", tomato`.
import { distinctTags } from '../products/index.ts';

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
