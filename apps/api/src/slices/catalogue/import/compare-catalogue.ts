// What an import does with each row of a catalogue file. A row is about the product with its name and type.
import { nameKey, seenName } from '@haat/contract/name-key';
import { hasStep, type PackFields } from '../../products/index.ts';
import type { ProductType } from '../../shops/index.ts';
import type { CatalogueRow, UnusableRow } from './catalogue-row.ts';
import { excerptOf } from './cells.ts';
import { lostInText } from './lost-letters.ts';
import { packAfter } from './pack-cells.ts';

type TypeName = ProductType;

export interface KnownProduct extends PackFields {
  readonly id: number;
  readonly version: number;
  readonly typeId: number;
  readonly name: string;
  readonly description: string;
  readonly pricePaise: number;
  readonly tags: readonly string[];
}

/** With what the product has afterwards. */
export interface TypedRow extends CatalogueRow, PackFields {
  readonly type: TypeName;
}

export type RowFate =
  | { readonly fate: 'new'; readonly row: TypedRow }
  | {
      readonly fate: 'changed';
      readonly row: TypedRow;
      readonly product: KnownProduct;
      readonly changes: readonly string[];
    }
  | { readonly fate: 'unchanged'; readonly row: TypedRow }
  | { readonly fate: 'refused'; readonly row: UnusableRow };

export interface Catalogue {
  readonly types: readonly TypeName[];
  readonly products: readonly KnownProduct[];
}

type Row = CatalogueRow & PackFields;

const isSame = {
  name: (row: Row, product: KnownProduct) => row.name === product.name,
  description: (row: Row, product: KnownProduct) => row.description === product.description,
  price: (row: Row, product: KnownProduct) => row.pricePaise === product.pricePaise,
  tags: (row: Row, product: KnownProduct) =>
    row.tags.length === product.tags.length && row.tags.every((tag, at) => tag === product.tags[at]),
  mrp: (row: Row, product: KnownProduct) => row.mrpPaise === product.mrpPaise,
  net_quantity: (row: Row, product: KnownProduct) => row.netQuantity === product.netQuantity,
  unit: (row: Row, product: KnownProduct) => row.unit === product.unit,
  is_loose: (row: Row, product: KnownProduct) => row.isLoose === product.isLoose,
  name_hi: (row: Row, product: KnownProduct) => row.names.hi === product.names.hi,
  name_ml: (row: Row, product: KnownProduct) => row.names.ml === product.names.ml,
} as const;

const changesOf = (row: CatalogueRow, product: KnownProduct): string[] => {
  const after = { ...row, ...packAfter(row.pack, product) };
  return Object.entries(isSame)
    .filter(([, same]) => !same(after, product))
    .map(([field]) => field);
};

const keyOf = (typeId: number, name: string): string => `${typeId} ${nameKey(name)}`;

export function compareCatalogue(
  rows: readonly (CatalogueRow | UnusableRow)[],
  { types, products }: Catalogue,
): RowFate[] {
  const typesByName = new Map(types.map((type) => [nameKey(type.name), type]));
  // Several products may have the same name and type. Each row takes one of them, if possible an equal one.
  const left = Map.groupBy(products, ({ typeId, name }) => keyOf(typeId, name));
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const type = row.typeName === undefined ? undefined : typesByName.get(nameKey(row.typeName));
    const key = type && row.name !== '' ? keyOf(type.id, row.name) : undefined;
    const same = (key !== undefined && left.get(key)) || [];
    const earlier = key === undefined ? undefined : lines.get(key);
    const errors = [
      ...('error' in row ? [row.error] : []),
      ...(row.typeName !== undefined && !type ? [noType(row.typeName)] : []),
      ...(earlier !== undefined && same.length === 0 ? [twice(earlier)] : []),
    ];
    if (key !== undefined && earlier === undefined) lines.set(key, row.line);
    if ('error' in row || !type || errors.length > 0) {
      const { line, name } = row;
      return { fate: 'refused', row: { line, name, error: errors.join(' ') } };
    }
    return fateOf(row, type, takeFrom(same, row));
  });
}

const twice = (earlier: number): string =>
  `Line ${earlier} already has this product. Keep one of the two lines.`;

const noType = (name: string): string =>
  `There is no product type “${excerptOf(name)}”. Correct its name, or add the type first.`;

function takeFrom(products: KnownProduct[], row: CatalogueRow): KnownProduct | undefined {
  if (products.length < 2) return products.pop();
  const equal = products.findIndex((product) => changesOf(row, product).length === 0);
  return products.splice(Math.max(0, equal), 1)[0];
}

const aboveMrp = 'The price is above the MRP. Correct one of the two.';
const noStep = 'Loose goods need a net quantity in g, kg, ml or l: the smallest amount that is sold.';

const lostLetters = (row: CatalogueRow, product: KnownProduct): string[] => [
  ...lostInText('description', { before: product.description, after: row.description }),
  ...lostInText('tags', { before: product.tags.join(' '), after: row.tags.join(' ') }),
];

function fateOf(read: CatalogueRow, type: TypeName, product: KnownProduct | undefined): RowFate {
  // A difference that nobody sees is no change.
  const name = product && seenName(product.name) === seenName(read.name) ? product.name : read.name;
  const row: TypedRow = { ...read, name, type, ...packAfter(read.pack, product) };
  if (row.mrpPaise !== null && row.pricePaise > row.mrpPaise) {
    return { fate: 'refused', row: { line: row.line, name: row.name, error: aboveMrp } };
  }
  if (!hasStep(row)) return { fate: 'refused', row: { line: row.line, name: row.name, error: noStep } };
  if (!product) return { fate: 'new', row };
  const lost = lostLetters(row, product);
  if (lost.length > 0) {
    return { fate: 'refused', row: { line: row.line, name: row.name, error: lost.join(' ') } };
  }
  const changes = changesOf(row, product);
  return changes.length === 0 ? { fate: 'unchanged', row } : { fate: 'changed', row, product, changes };
}
