import { rupeesOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/operator/catalogue';
import { AppError } from '../../../platform/app-error.ts';
import { type PackFields, presentPack } from '../../products/index.ts';
import { excerptOf } from './cells.ts';
import type { RowFate } from './compare-catalogue.ts';
import { fileMessages } from './file.messages.ts';

interface Answer {
  readonly isApplied: boolean;
  /** Each row also says its name and what changes. */
  readonly hasDetails: boolean;
}

const presentRow = (fate: RowFate): wire.ImportRow => ({
  line: fate.row.line,
  fate: fate.fate,
  changes: fate.fate === 'changed' ? [...fate.changes] : [],
  error: fate.fate === 'refused' ? fate.row.error : null,
});

const presentDetails = (fate: RowFate): Partial<wire.ImportRow> => ({
  name: fate.row.name,
  ...(fate.fate === 'changed' && {
    before: columnsOf(fate.product, fate.changes),
    after: columnsOf(fate.row, fate.changes),
  }),
});

interface Product extends PackFields {
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly tags: readonly string[];
}

type Columns = NonNullable<wire.ImportRow['before']>;

const columnOf: Readonly<Record<string, (product: Product) => Columns>> = {
  name: ({ name }) => ({ name }),
  description: ({ description }) => ({ description: excerptOf(description) }),
  price: ({ pricePaise }) => ({ price: rupeesOf(pricePaise) }),
  tags: ({ tags }) => ({ tags: excerptOf(tags.join(', ')) }),
  mrp: (product) => ({ mrp: presentPack(product).mrp }),
  net_quantity: ({ netQuantity }) => ({ net_quantity: netQuantity }),
  unit: ({ unit }) => ({ unit }),
  is_loose: ({ isLoose }) => ({ is_loose: isLoose }),
  name_hi: ({ names }) => ({ name_hi: names.hi ?? '' }),
  name_ml: ({ names }) => ({ name_ml: names.ml ?? '' }),
};

const columnsOf = (product: Product, columns: readonly string[]): Columns =>
  Object.assign({}, ...columns.map((column) => columnOf[column]?.(product)));

const presentRows = (
  fates: readonly RowFate[],
  { hasDetails }: Pick<Answer, 'hasDetails'>,
): wire.ImportRow[] =>
  fates.map((fate) => (hasDetails ? { ...presentRow(fate), ...presentDetails(fate) } : presentRow(fate)));

export function presentImport(
  fates: readonly RowFate[],
  { isApplied, hasDetails }: Answer,
): wire.CatalogueImport {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { fate } of fates) counts[fate] += 1;
  return { is_applied: isApplied, counts, rows: presentRows(fates, { hasDetails }) };
}

/** No refusal is larger than 16 KiB. */
const rowBytes = 14_000;

/** With all rows. If those don't fit, with the refused ones, and as many of them as fit. */
export const refuseImport = (fates: readonly RowFate[], how: Pick<Answer, 'hasDetails'>): AppError =>
  refuseRows(presentRows(fates, how));

/** Of the catalogue's file or of a shop's. */
export function refuseRows(rows: readonly wire.ImportRow[]): AppError {
  const refused = rows.filter(({ fate }) => fate === 'refused');
  const fitting = fittingOf(rows);
  return new AppError('import.refused', {
    detail: fileMessages.notImported(refused.length),
    rows: fitting.length === rows.length ? fitting : fittingOf(refused),
  });
}

function fittingOf(rows: readonly wire.ImportRow[]): wire.ImportRow[] {
  let left = rowBytes;
  const at = rows.findIndex((row) => {
    left -= Buffer.byteLength(JSON.stringify(row)) + 1;
    return left < 0;
  });
  return at === -1 ? [...rows] : rows.slice(0, at);
}
