// Prices and quantities that were typed on the product cards and not saved yet. They survive a reload.
import type { SoldBy } from '@haat/contract/loose';
import type * as products from '@haat/contract/products';
import { useState } from 'react';
import { useDraft } from '../../platform/forms/drafts.ts';
import { newPriceFault, quantityFault } from './product-values.ts';
import { type CardChange, stockNow } from './retailer-products.api.ts';
import { byPiece, readPrice, readQuantity, soldByOf, typedPrice, typedQuantity } from './typed-goods.ts';

type Field = 'price' | 'quantity';

interface Edit {
  readonly text: string;
  /** The server's value that was shown when the text was typed, or that a refusal told. */
  readonly seen: number;
  /** Of loose goods. */
  readonly soldBy?: SoldBy;
}

const fields = ['price', 'quantity'] as const;
const keyOf = (field: Field, id: number): string => `${field} ${id}`;
const read = (field: Field, text: string, goods: SoldBy = byPiece): number =>
  field === 'price' ? readPrice(goods, text) : readQuantity(goods, text);
const shown = (field: Field, product: products.Product): string =>
  field === 'price' ? typedPrice(product, product.price) : typedQuantity(product, product.quantity);

/** What a card shows in a field. A change on the server doesn't overwrite what is being typed. */
function shownField(product: products.Product, field: Field, edit: Edit | undefined) {
  const value = product[field];
  const isOutdated = edit && read(field, edit.text, product) === edit.seen && edit.seen !== value;
  const text = edit && !isOutdated ? edit.text : shown(field, product);
  const isChanged = text !== shown(field, product) && read(field, text, product) !== value;
  return { text, isChanged, seen: isChanged && edit ? edit.seen : value };
}

export type CardEdits = ReturnType<typeof useCardEdits>;

/** Long: what can happen to a typed number, read together. */
export function useCardEdits() {
  const [edits, setEdits] = useDraft<Readonly<Record<string, Edit>>>('product cards', {});
  const [faults, setFaults] = useState<Readonly<Record<string, string | null>>>({});
  const [refusals, setRefusals] = useState<ReadonlyMap<number, unknown>>(new Map());

  const fieldOf = (product: products.Product, field: Field) => ({
    ...shownField(product, field, edits[keyOf(field, product.id)]),
    fault: faults[keyOf(field, product.id)] ?? null,
  });
  const refuse = (id: number, error: unknown): void =>
    setRefusals((before) => new Map(before).set(id, error));
  const type = (product: products.Product, field: Field, text: string): void => {
    const key = keyOf(field, product.id);
    const { seen } = fieldOf(product, field);
    setEdits((before) => {
      const { [key]: _, ...others } = before;
      return text === shown(field, product)
        ? others
        : { ...others, [key]: { text, seen, ...soldByOf(product) } };
    });
    setFaults((before) => ({ ...before, [key]: null }));
  };
  /** Shows the fault and returns undefined if the text can't be saved. */
  const check = (product: products.Product, field: Field): number | undefined => {
    const { text } = fieldOf(product, field);
    const fault = field === 'price' ? newPriceFault(product, text) : quantityFault(text, product);
    setFaults((before) => ({ ...before, [keyOf(field, product.id)]: fault }));
    return fault === null ? read(field, text, product) : undefined;
  };
  /** Keeps what was typed since. */
  const noteSaved = ({ id, ...values }: CardChange): void => {
    refuse(id, null);
    setEdits((before) => {
      const next = { ...before };
      for (const field of fields) {
        const value = values[field];
        const key = keyOf(field, id);
        const edit = next[key];
        if (value === undefined || !edit) continue;
        if (read(field, edit.text, edit.soldBy) === value) delete next[key];
        else next[key] = { ...edit, seen: value };
      }
      return next;
    });
  };
  const noteRefused = (id: number, error: unknown): void => {
    refuse(id, error);
    const quantity = stockNow(error);
    const key = keyOf('quantity', id);
    if (quantity !== undefined)
      setEdits((before) => (before[key] ? { ...before, [key]: { ...before[key], seen: quantity } } : before));
  };
  return { fieldOf, type, check, noteSaved, noteRefused, refusalOf: (id: number) => refusals.get(id) };
}

const changedFields = (edits: CardEdits, product: products.Product): Field[] =>
  fields.filter((field) => edits.fieldOf(product, field).isChanged);

/** The cards with something unsaved. */
export const changedCards = (edits: CardEdits, all: readonly products.Product[]): products.Product[] =>
  all.filter((product) => changedFields(edits, product).length > 0);

export const countChanges = (edits: CardEdits, all: readonly products.Product[]): number =>
  all.reduce((sum, product) => sum + changedFields(edits, product).length, 0);

/** What can be sent of a changed card. Undefined if one of its numbers has a fault, which the card then shows. */
export function changeOf(edits: CardEdits, product: products.Product): CardChange | undefined {
  const changed = changedFields(edits, product);
  const values = changed.map((field) => [field, edits.check(product, field)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  return { id: product.id, ...Object.fromEntries(values), seen: edits.fieldOf(product, 'quantity').seen };
}
