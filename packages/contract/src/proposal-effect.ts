// What a proposal makes of an order's items, and what goes back to stock. The server decides with it, and the shop's page
// shows the new amount. Money in paise.
import { linePaiseOf, type Sold } from './line-paise.ts';
import type { LocalNames } from './pack.ts';
import type { MissingWish, ProposalAnswer } from './proposal-machine.ts';

/** What the shop suggests for one item. Prices are of one piece or step, at the time of the proposal. */
export interface ProposedChange extends Sold {
  readonly itemId: number;
  readonly name: string;
  readonly names?: LocalNames;
  readonly oldQuantity: number;
  readonly newQuantity: number;
  readonly oldPricePaise: number;
  readonly newPricePaise: number;
  readonly substitute: Substitute | null;
}

export interface Substitute extends Sold {
  readonly productId: number;
  readonly name: string;
  readonly names?: LocalNames;
  readonly pricePaise: number;
  readonly quantity: number;
}

export interface ItemLine extends Sold {
  /** Undefined: a new item. */
  readonly id?: number;
  readonly productId: number;
  readonly name: string;
  readonly names?: LocalNames;
  readonly pricePaise: number;
  readonly ordered: number;
}

export interface StoredLine extends ItemLine {
  readonly id: number;
}

interface ProductQuantity {
  readonly productId: number;
  readonly quantity: number;
}

type Accepting = Exclude<ProposalAnswer, 'cancel'>;

/** The items after this answer, also those of which nothing is left. New items come last. */
export function itemsAfter(
  answer: Accepting,
  items: readonly StoredLine[],
  changes: readonly ProposedChange[],
): ItemLine[] {
  const changed: ItemLine[] = items.map((item) => {
    const change = changes.find(({ itemId }) => itemId === item.id);
    return change ? lineAfter(answer, item, change) : item;
  });
  if (answer === 'leave_out') return changed;
  return changes.flatMap(({ substitute }) => substitute ?? []).reduce(withSubstitute, changed);
}

const lineAfter = (answer: Accepting, item: StoredLine, change: ProposedChange): ItemLine => {
  const isTooDear = answer === 'leave_out' && change.newPricePaise > change.oldPricePaise;
  return isTooDear
    ? { ...item, ordered: 0 }
    : { ...item, pricePaise: change.newPricePaise, ordered: change.newQuantity };
};

/** A product that the order already has keeps the price of its line. */
function withSubstitute(lines: readonly ItemLine[], substitute: Substitute): ItemLine[] {
  const { quantity, ...product } = substitute;
  const has = lines.some(({ productId }) => productId === substitute.productId);
  if (!has) return [...lines, { ...product, ordered: quantity }];
  return lines.map((line) =>
    line.productId === substitute.productId
      ? // An item of which nothing was left is the substitute alone.
        {
          ...line,
          pricePaise: line.ordered === 0 ? product.pricePaise : line.pricePaise,
          ordered: line.ordered + quantity,
        }
      : line,
  );
}

/** Price of the items without the delivery cost, and pieces. */
export const totalsOf = (lines: readonly ItemLine[]): { pricePaise: number; itemCount: number } => ({
  pricePaise: lines.reduce((sum, { pricePaise, ordered }) => sum + linePaiseOf({ pricePaise, ordered }), 0),
  itemCount: lines.reduce((sum, { ordered }) => sum + ordered, 0),
});

/** Held for the substitutes as long as the proposal is open, and sold with an agreement. */
export const heldFor = (changes: readonly ProposedChange[]): ProductQuantity[] =>
  changes
    .flatMap(({ substitute }) => substitute ?? [])
    .map(({ productId, quantity }) => ({ productId, quantity }));

/** Pieces of items that became too dear: the shop has them, and the customer doesn't take them. */
export const leftWithShop = (
  items: readonly StoredLine[],
  changes: readonly ProposedChange[],
): ProductQuantity[] =>
  changes
    .filter(({ newPricePaise, oldPricePaise }) => newPricePaise > oldPricePaise)
    .flatMap(({ itemId, newQuantity: quantity }) =>
      items.filter(({ id }) => id === itemId).map(({ productId }) => ({ productId, quantity })),
    );

/**
 * The changes with the price at which each substitute will be charged: a product that the order already has keeps the price of
 * its line.
 */
export function withChargedPrices(
  items: readonly StoredLine[],
  changes: readonly ProposedChange[],
): ProposedChange[] {
  const lines = itemsAfter('agree', items, changes);
  return changes.map((change) => {
    const { substitute } = change;
    const line = lines.find(({ productId }) => productId === substitute?.productId);
    return substitute && line
      ? { ...change, substitute: { ...substitute, pricePaise: line.pricePaise } }
      : change;
  });
}

/** Whether the customer agreed to such a proposal at checkout. It is judged by the items as they will be. */
export function isWished(
  wish: MissingWish,
  items: readonly StoredLine[],
  changes: readonly ProposedChange[],
): boolean {
  if (wish === 'ask') return false;
  if (wish === 'leave_out') return changes.every(onlyLowers);
  return !raisesPrice(items, changes) && withChargedPrices(items, changes).every(costsNoMore);
}

const onlyLowers = ({ oldPricePaise, newPricePaise, substitute }: ProposedChange): boolean =>
  newPricePaise === oldPricePaise && substitute === null;

const raisesPrice = (items: readonly StoredLine[], changes: readonly ProposedChange[]): boolean =>
  changes.some(({ oldPricePaise, newPricePaise }) => newPricePaise > oldPricePaise) ||
  itemsAfter('agree', items, changes).some(({ id, ordered, pricePaise }) => {
    const before = items.find((item) => item.id === id);
    return before !== undefined && ordered > 0 && pricePaise > before.pricePaise;
  });

function costsNoMore({ oldPricePaise, oldQuantity, newQuantity, substitute }: ProposedChange): boolean {
  const missingPaise = (oldQuantity - newQuantity) * oldPricePaise;
  return substitute === null || substitute.pricePaise * substitute.quantity <= missingPaise;
}
