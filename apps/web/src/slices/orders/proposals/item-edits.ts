// What a retailer enters on the page to change an order's items, and what it comes to.
import { isApiError } from '@haat/client/api-error';
import type { BodyOf } from '@haat/contract/endpoint';
import type { SoldBy } from '@haat/contract/loose';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type * as orders from '@haat/contract/orders';
import {
  itemsAfter,
  type ProposedChange,
  type StoredLine,
  totalsOf,
  withChargedPrices,
} from '@haat/contract/proposal-effect';
import type * as proposals from '@haat/contract/proposals';
import { readRupees } from '@haat/contract/typed-number';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { priceFault } from '../../products/index.ts';

type Item = orders.Order['items'][number];

export interface Replacement extends SoldBy {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  /** The most that can be chosen. */
  readonly stock: number;
  /** Choosing it has set the item's quantity to 0. */
  readonly isForAll: boolean;
}

export interface ItemEdit {
  readonly quantity: number;
  /** As typed. Empty: the price stays. */
  readonly price: string;
  /** Typed into 'Replace with'. Empty once a product is chosen. */
  readonly search: string;
  readonly replacement: Replacement | null;
}

export type ItemEdits = Readonly<Record<number, ItemEdit>>;

export const editOf = (edits: ItemEdits, item: Item): ItemEdit => ({
  quantity: item.quantity,
  price: '',
  search: '',
  replacement: null,
  ...edits[item.id], // without `search` when an older version of the app wrote it
});

/** A product replaces what is missing. When nothing is missing yet, it replaces the whole item. */
export function withReplacement(
  item: Item,
  edit: ItemEdit,
  product: Omit<Replacement, 'quantity' | 'isForAll'>,
): ItemEdit {
  const isForAll = edit.quantity === item.quantity;
  const kept = isForAll ? 0 : edit.quantity;
  const quantity = Math.min(item.quantity - kept, product.stock);
  return { ...edit, quantity: kept, search: '', replacement: { ...product, quantity, isForAll } };
}

export const withoutReplacement = (item: Item, edit: ItemEdit): ItemEdit => ({
  ...edit,
  quantity: edit.quantity === 0 && edit.replacement?.isForAll ? item.quantity : edit.quantity,
  replacement: null,
});

/** A typed price that isn't one. */
export const hasPriceFault = ({ price }: ItemEdit): boolean =>
  price.trim() !== '' && priceFault(price) !== null;

/** The price stays while a wrong one is typed. */
const priceOf = (edit: ItemEdit, item: Item): number =>
  edit.price.trim() === '' || hasPriceFault(edit) ? item.price : readRupees(edit.price);

const isChanged = (edit: ItemEdit, item: Item): boolean =>
  edit.quantity !== item.quantity || priceOf(edit, item) !== item.price || edit.replacement !== null;

export type SentChanges = BodyOf<typeof proposals.proposeChanges>['changes'];

/** Of the items that are changed. */
export const changesOf = (items: readonly Item[], edits: ItemEdits): SentChanges =>
  items
    .map((item) => ({ item, edit: editOf(edits, item) }))
    .filter(({ item, edit }) => isChanged(edit, item))
    .map(({ item, edit }) => ({
      id: item.id,
      quantity: edit.quantity,
      price: priceOf(edit, item) === item.price ? null : priceOf(edit, item),
      substitute: edit.replacement && {
        product: edit.replacement.id,
        quantity: edit.replacement.quantity,
      },
    }));

const linesOf = ({ items }: orders.Order): StoredLine[] =>
  items.map((item) => ({
    id: item.id,
    productId: item.product.id,
    name: item.product.name,
    pricePaise: paiseOf(item.price),
    ordered: item.quantity,
  }));

/** With the prices that the customer will be charged. */
const proposedChanges = (order: orders.Order, edits: ItemEdits): ProposedChange[] =>
  withChargedPrices(
    linesOf(order),
    order.items.map((item) => changeOf(item, editOf(edits, item))),
  );

/** The order's new amount in rupees, if the customer agrees. */
export function newAmount(order: orders.Order, edits: ItemEdits): number {
  const lines = itemsAfter('agree', linesOf(order), proposedChanges(order, edits));
  return rupeesOf(totalsOf(lines).pricePaise + paiseOf(order.delivery_cost));
}

/** What each replacement costs in rupees, by the item that it replaces. Products on the order keep their price there. */
export const replacementPrices = (order: orders.Order, edits: ItemEdits): ReadonlyMap<number, number> =>
  new Map(
    proposedChanges(order, edits).flatMap(({ itemId, substitute }) =>
      substitute ? [[itemId, rupeesOf(substitute.pricePaise)] as const] : [],
    ),
  );

/** Prices that the server refused, as it says them. */
export interface ItemFaults {
  readonly price: string | null;
  readonly replacement: string | null;
}

/** `changes` are those that were sent. */
export function faultsOf(error: unknown, changes: SentChanges, itemId: number): ItemFaults {
  const fields = isApiError(error) ? error.fields : {};
  const field = `changes.${changes.findIndex(({ id }) => id === itemId)}`;
  return { price: fields[`${field}.price`] ?? null, replacement: fields[`${field}.substitute`] ?? null };
}

const changeOf = (item: Item, edit: ItemEdit): ProposedChange => ({
  itemId: item.id,
  name: item.product.name,
  oldQuantity: item.quantity,
  newQuantity: edit.quantity,
  oldPricePaise: paiseOf(item.price),
  newPricePaise: paiseOf(priceOf(edit, item)),
  substitute: edit.replacement && {
    productId: edit.replacement.id,
    name: edit.replacement.name,
    pricePaise: paiseOf(edit.replacement.price),
    quantity: edit.replacement.quantity,
  },
});

export const editsDraft = (orderId: number): string => `edits ${orderId}`;

export function useItemEdits(orderId: number): [ItemEdits, (itemId: number, edit: ItemEdit) => void] {
  const [edits, setEdits] = useDraft<ItemEdits>(editsDraft(orderId), {});
  return [edits, (itemId, edit) => setEdits({ ...edits, [itemId]: edit })];
}
