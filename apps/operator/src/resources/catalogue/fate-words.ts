// Texts for the result of an import.
import type { CatalogueImport, ImportRow } from '@haat/contract/operator/catalogue';
import { count, rupees } from '../../ui/format.ts';
import type { Tone } from '../../ui/status-chip.tsx';

export type Fate = ImportRow['fate'];

export const fates: readonly Fate[] = ['new', 'changed', 'unchanged', 'refused'];

export const fateWords: Readonly<Record<Fate, string>> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
};

export const fateTones: Readonly<Record<Fate, Tone>> = {
  new: 'done',
  changed: 'moving',
  unchanged: 'closed',
  refused: 'refused',
};

/** What happens to the row: 'price ₹40 → ₹42', or why it is refused. */
export function rowText({ fate, changes, error, before = {}, after = {} }: ImportRow): string {
  if (fate === 'new') return 'Is added';
  if (fate === 'unchanged') return 'Stays as it is';
  if (fate === 'refused') return error ?? '';
  const texts = changes.map((column) => {
    const [was, becomes] = [columnText(before, column), columnText(after, column)];
    return was === becomes ? column : `${column} ${was} → ${becomes}`;
  });
  return texts.join('; ');
}

function columnText(columns: NonNullable<ImportRow['before']>, column: string): string {
  if (column === 'price' && columns.price !== undefined) return rupees(columns.price);
  if (column === 'mrp' && typeof columns.mrp === 'number') return rupees(columns.mrp);
  const text = Object.entries(columns).find(([name]) => name === column)?.[1];
  return text === undefined || text === null || text === '' ? 'nothing' : String(text);
}

const products = (number: number): string => (number === 1 ? '1 product' : `${count(number)} products`);
const lines = (number: number): string =>
  number === 1 ? '1 line has an error' : `${count(number)} lines have errors`;

interface Summary {
  readonly severity: 'success' | 'info' | 'error';
  readonly text: string;
  /** The text of the import button. Undefined when there is nothing to import. */
  readonly verb?: string;
}

export function summaryOf({ is_applied, counts, rows }: CatalogueImport): Summary {
  const { new: added, changed, refused } = counts;
  if (is_applied)
    return { severity: 'success', text: `Imported: ${count(added)} new, ${count(changed)} changed.` };
  if (refused > 0) {
    return {
      severity: 'error',
      text: `${lines(refused)}, so nothing can be imported yet. Correct them in your file, save it and choose it again.`,
    };
  }
  if (rows.length === 0) {
    return { severity: 'info', text: 'The file has only its first line. Add a line for each product.' };
  }
  if (added + changed === 0) {
    return {
      severity: 'info',
      text: 'All products of the file are in the catalogue already. There is nothing to import.',
    };
  }
  return {
    severity: 'info',
    text: 'No line has an error. Nothing has changed yet.',
    verb: `Import ${products(added + changed)}`,
  };
}
