import { orderNumber } from '@haat/contract/city-ids';
import {
  heldFor,
  isWished,
  itemsAfter,
  type ProposedChange,
  totalsOf,
  withChargedPrices,
} from '@haat/contract/proposal-effect';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import type { LocalizedText } from '../../../platform/localized-text.ts';
import { getCity } from '../../accounts/index.ts';
import { lockProducts, returnStock, takeStock } from '../../products/index.ts';
import { noteProposal, type OrderRow } from '../order.queries.ts';
import type { OrderItemRow } from '../order-item.queries.ts';
import { lockShopOrder, type OrderWithItems } from '../own-order.ts';
import { recordEvent } from '../record-event.ts';
import { orderEventOf, transitionOrder } from '../transition-order.ts';
import { applyProposal, refuseNothingLeft } from './end-proposal.ts';
import { endOpenProposal, insertProposal } from './proposal.queries.ts';
import { type Goods, listGoods } from './proposal.views.ts';
import { proposalMessages } from './proposals.messages.ts';

export interface ProposalInput {
  readonly orderId: number;
  readonly changes: readonly WantedChange[];
  readonly note: string;
}

/** When the proposal ends by itself. Undefined: the customer wished it at checkout, so it is agreed. */
export interface Proposed {
  readonly order: OrderRow;
  readonly expiresAt: Date | undefined;
}

/**
 * Replaces an open proposal, and holds the substitutes' stock. Throws `not_found`, `order.cannot_propose`, `input.invalid`,
 * `proposal.nothing_left`, `product.out_of_stock`.
 */
export async function proposeChanges(
  tx: Tx,
  { userId }: { userId: number },
  input: ProposalInput,
): Promise<Proposed> {
  const { order, items } = await lockShopOrder(tx, { userId }, input.orderId);
  if (order.status !== 'INITIATED') {
    throw new AppError('order.cannot_propose', {
      detail: proposalMessages.cannotPropose(orderNumber(order.id)),
    });
  }
  const goods = await listGoodsOf(tx, order, items, input.changes);
  const changes = priceChanges(items, input.changes, goods);
  const after = totalsOf(itemsAfter('agree', items, changes));
  if (after.itemCount === 0) throw refuseNothingLeft();
  await holdSubstitutes(tx, order.id, changes);
  const isAgreed = isWished(order.ifMissing, items, changes);
  const { proposalMinutes } = await getCity(tx, order.cityId);
  const expiresAt = new Date(tx.now.getTime() + proposalMinutes * 60_000);
  await noteProposal(tx, order.id);
  await insertProposal(tx, {
    orderId: order.id,
    cityId: order.cityId,
    shopId: order.shopId,
    state: isAgreed ? 'agreed' : 'open',
    changes,
    note: input.note,
    oldAmountPaise: order.pricePaise + order.deliveryCostPaise,
    newAmountPaise: after.pricePaise + order.deliveryCostPaise,
    createdAt: tx.now,
    expiresAt,
    answeredBy: null,
  });
  if (!isAgreed) return { order: await tellCustomer(tx, order, userId), expiresAt };
  return { order: await acceptAsWished(tx, { order, items }, { userId, changes }), expiresAt: undefined };
}

/** Of the order's products and of the substitutes. */
const listGoodsOf = (
  tx: Tx,
  { shopId }: OrderRow,
  items: readonly OrderItemRow[],
  wanted: readonly WantedChange[],
) =>
  listGoods(tx, {
    shopId,
    productIds: [
      ...items.map(({ productId }) => productId),
      ...wanted.flatMap(({ substitute }) => substitute?.productId ?? []),
    ],
    now: tx.now,
  });

/** Ends an open proposal, whose substitutes go back to stock first. */
async function holdSubstitutes(tx: Tx, orderId: number, changes: readonly ProposedChange[]): Promise<void> {
  const replaced = await endOpenProposal(tx, orderId, { state: 'withdrawn', answeredBy: null });
  const [before, wanted] = [heldFor(replaced?.changes ?? []), heldFor(changes)];
  const ids = [...before, ...wanted].map(({ productId }) => productId);
  await lockProducts(tx, [...new Set(ids)]);
  await returnStock(tx, before);
  await takeStock(tx, wanted, await lockProducts(tx, [...new Set(wanted.map(({ productId }) => productId))]));
}

async function tellCustomer(tx: Tx, order: OrderRow, actorId: number): Promise<OrderRow> {
  await recordEvent(tx, order, { actorId, role: 'retailer', action: 'propose' });
  await publish(tx, 'order.proposed', orderEventOf(order, { actorId, role: 'retailer' }));
  return order;
}

async function acceptAsWished(
  tx: Tx,
  { order, items }: OrderWithItems,
  { userId, changes }: { userId: number; changes: readonly ProposedChange[] },
): Promise<OrderRow> {
  return transitionOrder(tx, order, {
    action: 'accept',
    role: 'retailer',
    actorId: userId,
    change: await applyProposal(tx, order, items, { answer: 'agree', changes }),
    details: { proposal: 'wished' },
  });
}

interface WantedChange {
  readonly itemId: number;
  readonly quantity: number;
  /** Of one piece or step after weighing. Undefined: as ordered. */
  readonly pricePaise: number | undefined;
  readonly substitute: { readonly productId: number; readonly quantity: number } | undefined;
}

/** Without the entries that change nothing. Throws `input.invalid`. */
function priceChanges(
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
    netQuantity: item.netQuantity,
    unit: item.unit,
    isLoose: item.isLoose,
    oldQuantity: item.ordered,
    newQuantity: quantity,
    oldPricePaise: item.pricePaise,
    newPricePaise: pricePaise ?? item.pricePaise,
    substitute: substitute && product ? substituteOf(product, substitute.quantity) : null,
  };
}

const substituteOf = ({ isDeleted: _, mrpPaise: __, ...product }: Goods, quantity: number) => ({
  ...product,
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

const refuseChanges = (why: LocalizedText): AppError => invalidInput({ changes: [why] });
