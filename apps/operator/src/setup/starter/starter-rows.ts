// The products of the starter set as rows of a catalogue file.
import {
  goodNames,
  namesWithUnit,
  netQuantityOf,
  type StarterGood,
  soldAs,
  starterGoods,
  starterProductTypes,
} from '@haat/starter';

export interface StarterRow {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly price: number;
  readonly tags: string;
  readonly net_quantity: number | '';
  readonly unit: string;
  readonly is_loose: boolean;
  readonly name_hi: string;
  readonly name_ml: string;
}

function rowOf([key, good]: [string, StarterGood]): StarterRow {
  const sold = soldAs(good);
  const content = good.isEmpty ? undefined : netQuantityOf(sold.unit);
  const names = goodNames[key] && namesWithUnit(goodNames[key], sold.unit);
  return {
    key,
    name: `${good.name}, ${sold.unit}`,
    type: starterProductTypes[good.type].name,
    description: good.about,
    price: sold.rupees,
    tags: good.tags,
    net_quantity: content?.netQuantity ?? '',
    unit: content?.unit ?? '',
    is_loose: sold.isLoose,
    name_hi: names?.hi ?? '',
    name_ml: names?.ml ?? '',
  };
}

export const starterRows: readonly StarterRow[] = Object.entries(starterGoods).map(rowOf);

const columns = [
  'name',
  'type',
  'description',
  'price',
  'tags',
  'net_quantity',
  'unit',
  'is_loose',
  'name_hi',
  'name_ml',
] as const;

const quoted = (cell: string | number | boolean): string => `"${String(cell).replaceAll('"', '""')}"`;

export const csvOf = (rows: readonly StarterRow[]): string =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => quoted(row[column])).join(','))].join(
    '\n',
  );

/** The file's first line names the columns. */
const lineOf = (index: number): number => index + 2;

interface Fate {
  readonly line: number;
  readonly fate: string;
}

/** The rows with one of these results. */
export function rowsWith(
  rows: readonly StarterRow[],
  fates: readonly Fate[],
  wanted: readonly string[],
): readonly StarterRow[] {
  const byLine = new Map(fates.map(({ line, fate }) => [line, fate]));
  return rows.filter((_, index) => wanted.includes(byLine.get(lineOf(index)) ?? ''));
}
