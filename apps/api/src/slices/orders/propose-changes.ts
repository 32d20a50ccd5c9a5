import { heldFor, isWished, itemsAfter, type ProposedChange, totalsOf } from '@haat/contract/proposal-effect';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { getCity } from '../accounts/index.ts';
import { lockProducts, returnStock, takeStock } from '../products/index.ts';
import { applyProposal } from './apply-proposal.ts';
import { insertOrderEvent, noteProposal, type OrderRow } from './order.queries.ts';
import type { OrderItemRow } from './order-item.queries.ts';
import { lockShopOrder, type OrderWithItems } from './own-order.ts';
import { endOpenProposal, insertProposal } from './proposal.queries.ts';
import { listSubstitutes } from './proposal.views.ts';
import { refuseChanges, refuseNothingLeft, refuseProposing } from './proposal-refusals.ts';
import { proposalMessages } from './proposals.messages.ts';
import { orderEventOf, transitionOrder } from './transition-order.ts';

interface WantedChange {
  readonly itemId: number;
  readonly quantity: number;
  /** Of one piece after weighing. Undefined: as ordered. */
  readonly pricePaise: number | undefined;
  readonly substitute: { readonly productId: number; readonly quantity: number } | undefined;
}

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
  if (order.status !== 'INITIATED') throw refuseProposing(order);
  const changes = await priceChanges(tx, order, { items, wanted: input.changes });
  const after = totalsOf(itemsAfter('agree', items, changes));
  if (after.itemCount === 0) throw refuseNothingLeft();
  await holdSubstitutes(tx, order.id, changes);
  const isAgreed = isWished(order.ifMissing, changes);
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

/** Without the entries that change nothing. Throws `input.invalid`. */
async function priceChanges(
  tx: Tx,
  { shopId }: OrderRow,
  { items, wanted }: { items: readonly OrderItemRow[]; wanted: readonly WantedChange[] },
): Promise<ProposedChange[]> {
  const substituteIds = wanted.flatMap(({ substitute }) => substitute?.productId ?? []);
  const sold = substituteIds.length === 0 ? [] : await listSubstitutes(tx, shopId, substituteIds);
  if (new Set(wanted.map(({ itemId }) => itemId)).size < wanted.length) {
    throw refuseChanges(proposalMessages.wrongItems);
  }
  const changes = wanted.map(({ itemId, quantity, pricePaise, substitute }): ProposedChange => {
    const item = items.find(({ id, ordered }) => id === itemId && ordered > 0);
    if (!item || quantity > item.ordered) throw refuseChanges(proposalMessages.wrongItems);
    const product = sold.find(({ productId }) => productId === substitute?.productId);
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
      substitute: substitute && product ? { ...product, quantity: substitute.quantity } : null,
    };
  });
  const made = changes.filter(isChange);
  if (made.length === 0) throw refuseChanges(proposalMessages.nothingChanged);
  return made;
}

const isChange = (change: ProposedChange): boolean =>
  change.newQuantity !== change.oldQuantity ||
  change.newPricePaise !== change.oldPricePaise ||
  change.substitute !== null;

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
  await insertOrderEvent(tx, {
    orderId: order.id,
    cityId: order.cityId,
    actorId,
    actorRole: 'retailer',
    action: 'propose',
    fromStatus: order.status,
    toStatus: order.status,
    details: {},
  });
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
