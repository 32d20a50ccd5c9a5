// Decides what the price sheet shows and sends. What was typed is kept by product until the server has it.
import { limits } from '@haat/contract/limits';
import type { SoldBy } from '@haat/contract/loose';
import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { newPriceFault, quantityFault } from './product-values.ts';
import { byPiece, readPrice, readQuantity, soldByOf, typedPrice, typedQuantity } from './typed-goods.ts';

/** What was typed or chosen in a row. Undefined fields are as on the server. */
export interface RowEdit {
  readonly price?: string;
  readonly quantity?: string;
  readonly isSoldOut?: boolean;
  /** The stock that was shown when the quantity was typed, or that a refusal told. */
  readonly seen?: number;
  /** A refusal told it. */
  readonly isMoved?: boolean;
  /** Of loose goods. */
  readonly soldBy?: SoldBy;
}

/** By the product's id. */
export type SheetEdits = Readonly<Record<string, RowEdit>>;

export interface SheetRow {
  readonly product: products.Product;
  readonly price: string;
  readonly quantity: string;
  readonly isSoldOut: boolean;
  readonly faults: { readonly price: string | null; readonly quantity: string | null };
  /** The stock that a refusal told. */
  readonly stockNow: number | undefined;
  /** How many fields differ from the server's. */
  readonly changes: number;
}

export type SheetChange = products.ProductChanges[number];

/** What a row shows and sends. Long: the three fields of a row, read together. */
export function rowOf(
  product: products.Product,
  edit: RowEdit = {},
): SheetRow & { readonly change: SheetChange } {
  const shown = shownOf(product);
  const { price = shown.price, quantity = shown.quantity } = edit;
  const { isSoldOut = product.is_sold_out, seen = product.quantity } = edit;
  const isPriced = price !== shown.price && readPrice(product, price) !== product.price;
  const isCounted = quantity !== shown.quantity && readQuantity(product, quantity) !== product.quantity;
  const isSwitched = isSoldOut !== product.is_sold_out;
  return {
    product,
    price,
    quantity,
    isSoldOut,
    faults: {
      price: isPriced ? newPriceFault(product, price) : null,
      quantity: isCounted ? quantityFault(quantity, product) : null,
    },
    stockNow: edit.isMoved ? edit.seen : undefined,
    changes: [isPriced, isCounted, isSwitched].filter(Boolean).length,
    change: {
      id: product.id,
      ...(isPriced && { price: readPrice(product, price) }),
      ...(isCounted && { quantity: readQuantity(product, quantity), expected_quantity: seen }),
      ...(isSwitched && { is_sold_out: isSoldOut }),
    },
  };
}

const shownOf = (product: products.Product) => ({
  price: typedPrice(product, product.price),
  quantity: typedQuantity(product, product.quantity),
});

/** What is typed as the server has it is no edit. */
export function withEdit(edits: SheetEdits, product: products.Product, part: RowEdit): SheetEdits {
  const { [String(product.id)]: before, ...others } = edits;
  const { price, quantity, isSoldOut, seen = product.quantity, isMoved } = { ...before, ...part };
  const shown = shownOf(product);
  const edit = {
    ...(price !== undefined && price !== shown.price && { price }),
    ...(quantity !== undefined && quantity !== shown.quantity && { quantity, seen, isMoved }),
    ...(isSoldOut !== undefined && isSoldOut !== product.is_sold_out && { isSoldOut }),
  };
  return Object.keys(edit).length === 0
    ? others
    : { ...others, [String(product.id)]: { ...edit, ...soldByOf(product) } };
}

/** All goods by type, then by name. */
export function sheetByType(goods: readonly products.Product[]): [string, products.Product[]][] {
  const compare = (a: string, b: string): number => a.localeCompare(b);
  const sorted = [...goods].sort((a, b) => compare(a.type.name, b.type.name) || compare(a.name, b.name));
  const byType = new Map<string, products.Product[]>();
  for (const product of sorted) {
    const type = shownName(product.type);
    byType.set(type, [...(byType.get(type) ?? []), product]);
  }
  return [...byType];
}

/** The changed rows, as many as one call takes. */
export const sheetChanges = (rows: readonly (SheetRow & { readonly change: SheetChange })[]): SheetChange[] =>
  rows
    .filter(({ changes }) => changes > 0)
    .slice(0, limits.productsAtOnce)
    .map(({ change }) => change);

const isSame = ({ soldBy = byPiece, ...edit }: RowEdit, sent: SheetChange): boolean =>
  (edit.price === undefined || sent.price === undefined || readPrice(soldBy, edit.price) === sent.price) &&
  (edit.quantity === undefined ||
    sent.quantity === undefined ||
    readQuantity(soldBy, edit.quantity) === sent.quantity) &&
  (edit.isSoldOut === undefined || sent.is_sold_out === undefined || edit.isSoldOut === sent.is_sold_out);

/** The server has these changes. What was typed since stays. */
export const withoutSaved = (edits: SheetEdits, sent: readonly SheetChange[]): SheetEdits => {
  const saved = new Map(sent.map((change) => [String(change.id), change]));
  return Object.fromEntries(
    Object.entries(edits).flatMap(([id, edit]): [string, RowEdit][] => {
      const change = saved.get(id);
      if (!change) return [[id, edit]];
      // The quantity that the server has now is the one that was seen.
      return isSame(edit, change)
        ? []
        : [[id, { ...edit, seen: change.quantity ?? edit.seen, isMoved: false }]];
    }),
  );
};

/** The server told the stock of these. The next press saves over it. */
export const withStock = (
  edits: SheetEdits,
  told: readonly { id: number; quantity: number }[],
): SheetEdits => ({
  ...edits,
  ...Object.fromEntries(
    told.map(({ id, quantity }) => [String(id), { ...edits[String(id)], seen: quantity, isMoved: true }]),
  ),
});
