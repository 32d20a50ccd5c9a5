import { heldFor, isWished, itemsAfter, type ProposedChange, totalsOf } from '@haat/contract/proposal-effect';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { getCity } from '../../accounts/index.ts';
import { lockProducts, returnStock, takeStock } from '../../products/index.ts';
import { priceChanges, type WantedChange } from '../checkout/price-changes.ts';
import { insertOrderEvent, noteProposal, type OrderRow } from '../order.queries.ts';
import type { OrderItemRow } from '../order-item.queries.ts';
import { lockShopOrder, type OrderWithItems } from '../own-order.ts';
import { orderEventOf, transitionOrder } from '../transition-order.ts';
import { applyProposal } from './apply-proposal.ts';
import { endOpenProposal, insertProposal } from './proposal.queries.ts';
import { listGoods } from './proposal.views.ts';
import { refuseNothingLeft, refuseProposing } from './proposal-refusals.ts';

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
  listGoods(tx, shopId, [
    ...items.map(({ productId }) => productId),
    ...wanted.flatMap(({ substitute }) => substitute?.productId ?? []),
  ]);

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
