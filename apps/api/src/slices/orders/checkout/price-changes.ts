// The changes of a proposal with their prices, from what the shop sent.
import { type ProposedChange, withChargedPrices } from '@haat/contract/proposal-effect';
import { invalidInput } from '../../../platform/app-error.ts';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import type { OrderItemRow } from '../order-item.queries.ts';
import type { Goods } from '../proposals/proposal.views.ts';
import { refuseChanges } from '../proposals/proposal-refusals.ts';
import { proposalMessages } from '../proposals/proposals.messages.ts';

export interface WantedChange {
  readonly itemId: number;
  readonly quantity: number;
  /** Of one piece after weighing. Undefined: as ordered. */
  readonly pricePaise: number | undefined;
  readonly substitute: { readonly productId: number; readonly quantity: number } | undefined;
}

/** Without the entries that change nothing. Throws `input.invalid`. */
export function priceChanges(
  items: readonly OrderItemRow[],
  wanted: readonly WantedChange[],
  goods: readonly Goods[],
): ProposedChange[] {
  if (new Set(wanted.map(({ itemId }) => itemId)).size < wanted.length) {
    throw refuseChanges(proposalMessages.wrongItems);
  }
  const changes = withChargedPrices(
    items,
    wanted.map((one) => changeOf(items, one, goods)),
  );
  requirePricesWithinMrp(items, changes, goods);
  const made = changes.filter(isChange);
  if (made.length === 0) throw refuseChanges(proposalMessages.nothingChanged);
  return made;
}

function changeOf(
  items: readonly OrderItemRow[],
  { itemId, quantity, pricePaise, substitute }: WantedChange,
  goods: readonly Goods[],
): ProposedChange {
  const item = items.find(({ id, ordered }) => id === itemId && ordered > 0);
  if (!item || quantity > item.ordered) throw refuseChanges(proposalMessages.wrongItems);
  const product = goods.find(({ productId, isDeleted }) => productId === substitute?.productId && !isDeleted);
  if (substitute && (!product || product.productId === item.productId)) {
    throw refuseChanges(proposalMessages.wrongSubstitute);
  }
  return {
    itemId,
    name: item.name,
    names: item.names,
    oldQuantity: item.ordered,
    newQuantity: quantity,
    oldPricePaise: item.pricePaise,
    newPricePaise: pricePaise ?? item.pricePaise,
    substitute: substitute && product ? substituteOf(product, substitute.quantity) : null,
  };
}

const substituteOf = ({ productId, name, names, pricePaise }: Goods, quantity: number) => ({
  productId,
  name,
  names,
  pricePaise,
  quantity,
});

const isChange = (change: ProposedChange): boolean =>
  change.newQuantity !== change.oldQuantity ||
  change.newPricePaise !== change.oldPricePaise ||
  change.substitute !== null;

/** A price that was agreed at checkout may stay. Throws `input.invalid` at the fields of the changes. */
function requirePricesWithinMrp(
  items: readonly OrderItemRow[],
  changes: readonly ProposedChange[],
  goods: readonly Goods[],
): void {
  const mrpOf = (productId: number | undefined): number =>
    goods.find((one) => one.productId === productId)?.mrpPaise ?? Number.POSITIVE_INFINITY;
  const faults: Record<string, LocalizedText[]> = {};
  for (const [at, { itemId, name, oldPricePaise, newPricePaise, substitute }] of changes.entries()) {
    const mrpPaise = mrpOf(items.find(({ id }) => id === itemId)?.productId);
    if (newPricePaise !== oldPricePaise && newPricePaise > mrpPaise) {
      faults[`changes.${at}.price`] = [proposalMessages.aboveMrp(name, mrpPaise)];
    }
    if (substitute && substitute.pricePaise > mrpOf(substitute.productId)) {
      faults[`changes.${at}.substitute`] = [
        proposalMessages.substituteAboveMrp(substitute, mrpOf(substitute.productId)),
      ];
    }
  }
  if (Object.keys(faults).length > 0) throw invalidInput(faults);
}
