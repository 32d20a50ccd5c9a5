// What an import does with each row of a shop's file.
import { nameKey } from '@haat/contract/name-key';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import { hasStep, type ProductRow } from '../../products/index.ts';
import { productMessages } from '../../products/products.messages.ts';
import { excerptOf } from '../import/cells.ts';
import { losesLetters } from '../import/lost-letters.ts';
import { goodsMessages as words } from './goods.messages.ts';
import type { GoodsOfRow, RowErrors } from './goods-row.ts';

export interface TypeOfGoods {
  readonly id: number;
  readonly name: string;
}

type Fields = Pick<
  ProductRow,
  | 'typeId'
  | 'name'
  | 'description'
  | 'pricePaise'
  | 'mrpPaise'
  | 'netQuantity'
  | 'unit'
  | 'isLoose'
  | 'isSoldOut'
  | 'tags'
>;

/** A product as it is after the row. Without `quantity` its stock stays. */
export interface Goods extends Fields {
  readonly quantity: number | undefined;
}

interface Read {
  readonly line: number;
  readonly name: string;
}

export type GoodsFate = Read &
  (
    | { readonly fate: 'new'; readonly after: Goods }
    | {
        readonly fate: 'changed';
        readonly before: ProductRow;
        readonly after: Goods;
        readonly changes: readonly string[];
      }
    | { readonly fate: 'unchanged' }
    | { readonly fate: 'refused'; readonly errors: RowErrors }
  );

interface Shelf<Type> {
  readonly types: readonly Type[];
  readonly products: readonly ProductRow[];
}

export function compareGoods(
  rows: readonly GoodsOfRow[],
  { types, products }: Shelf<TypeOfGoods>,
): GoodsFate[] {
  const byName = new Map(types.map((type) => [nameKey(type.name), type.id]));
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = new Map<number, number>();
  return rows.map((row) => {
    const product = row.id === undefined ? undefined : byId.get(row.id);
    const typeId = row.typeName === undefined ? product?.typeId : byName.get(nameKey(row.typeName));
    const earlier = row.id === undefined ? undefined : lines.get(row.id);
    if (row.id !== undefined && earlier === undefined) lines.set(row.id, row.line);
    return fateOf(row, {
      product,
      typeId,
      faults: {
        ...(row.id !== undefined && !product && { id: words.notYours(String(row.id)) }),
        ...(earlier !== undefined && { id: words.twice(earlier) }),
        ...(row.typeName !== undefined &&
          typeId === undefined && { type: words.noType(excerptOf(row.typeName)) }),
      },
    });
  });
}

interface Found {
  readonly product: ProductRow | undefined;
  readonly typeId: number | undefined;
  readonly faults: RowErrors;
}

function fateOf(row: GoodsOfRow, { product, typeId, faults }: Found): GoodsFate {
  const read = { line: row.line, name: row.name ?? product?.name ?? '' };
  const after = typeId === undefined ? undefined : goodsAfter(row, typeId, product);
  const errors: RowErrors = {
    ...faults,
    ...row.errors,
    ...(after && priceFault(after, product?.offerPaise ?? null)),
    ...(after && stepFault(after)),
    ...(after && product && lettersFault(product, after)),
  };
  if (!after || Object.keys(errors).length > 0) return { ...read, fate: 'refused', errors };
  if (!product) return { ...read, fate: 'new', after };
  const changes = changesOf(product, after);
  return changes.length === 0
    ? { ...read, fate: 'unchanged' }
    : { ...read, fate: 'changed', before: product, after, changes };
}

function priceFault({ pricePaise, mrpPaise }: Goods, offerPaise: number | null): { price?: LocalizedText } {
  if (mrpPaise !== null && pricePaise > mrpPaise) return { price: productMessages.aboveMrp };
  return offerPaise !== null && pricePaise <= offerPaise ? { price: productMessages.belowOffer } : {};
}

const stepFault = (after: Goods): { net_quantity?: LocalizedText } =>
  hasStep(after) ? {} : { net_quantity: productMessages.noStep };

const lettersFault = (before: ProductRow, after: Goods): RowErrors => ({
  ...(losesLetters({ before: before.description, after: after.description }) && {
    description: words.lostLetters,
  }),
  ...(losesLetters({ before: before.tags.join(' '), after: after.tags.join(' ') }) && {
    tags: words.lostLetters,
  }),
});

const noGoods = { name: '', description: '', pricePaise: 0, mrpPaise: null, netQuantity: null, unit: null };

/** What a row leaves out stays. */
function goodsAfter(row: GoodsOfRow, typeId: number, product: ProductRow | undefined): Goods {
  const before = product ?? { ...noGoods, isSoldOut: false, isLoose: false, tags: [] };
  const orBefore = <Value>(value: Value | undefined, old: Value): Value =>
    value === undefined ? old : value;
  return {
    typeId,
    name: orBefore(row.name, before.name),
    description: orBefore(row.description, before.description),
    pricePaise: orBefore(row.pricePaise, before.pricePaise),
    mrpPaise: orBefore(row.mrpPaise, before.mrpPaise),
    netQuantity: orBefore(row.netQuantity, before.netQuantity),
    unit: orBefore(row.unit, before.unit),
    isLoose: orBefore(row.isLoose, before.isLoose),
    isSoldOut: orBefore(row.isSoldOut, before.isSoldOut),
    tags: [...orBefore(row.tags, before.tags)],
    quantity: row.quantity,
  };
}

const columnOf: Readonly<Record<keyof Fields, string>> = {
  name: 'name',
  typeId: 'type',
  pricePaise: 'price',
  isSoldOut: 'is_sold_out',
  mrpPaise: 'mrp',
  netQuantity: 'net_quantity',
  unit: 'unit',
  isLoose: 'is_loose',
  description: 'description',
  tags: 'tags',
};

function changesOf(before: ProductRow, after: Goods): string[] {
  const changed = Object.entries(columnOf)
    .filter(([field]) => String(before[field as keyof Fields]) !== String(after[field as keyof Fields])) // its keys are the fields
    .map(([, column]) => column);
  const isCounted = after.quantity !== undefined && after.quantity !== before.quantity;
  return isCounted ? [...changed, 'quantity'] : changed;
}
