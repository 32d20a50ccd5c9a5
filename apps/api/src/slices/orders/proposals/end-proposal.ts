// What ends a proposal: the customer's answer, the shop's, or its time.
import {
  heldFor,
  type ItemLine,
  itemsAfter,
  leftWithShop,
  type ProposedChange,
  totalsOf,
} from '@haat/contract/proposal-effect';
import { nextProposalState, type ProposalAnswer } from '@haat/contract/proposal-machine';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { type ProductQuantity, returnStock } from '../../products/index.ts';
import { askMoreCredit } from '../checkout/choose-pay-by.ts';
import { lockOrder, type OrderChange, type OrderRow } from '../order.queries.ts';
import { insertOrderItems, type OrderItemRow, updateItems } from '../order-item.queries.ts';
import { lockCustomerOrder, type OrderWithItems } from '../own-order.ts';
import { nobody, recordEvent } from '../record-event.ts';
import { orderEventOf, returnPlaceAndStock, transitionOrder } from '../transition-order.ts';
import {
  endOpenProposal,
  findLastProposal,
  type ProposalRow,
  withdrawProposalsOf,
} from './proposal.queries.ts';
import { stateOf } from './proposal.views.ts';
import { proposalMessages } from './proposals.messages.ts';

export interface Answer {
  readonly orderId: number;
  readonly proposalId: number;
  readonly answer: ProposalAnswer;
}

/** A repeat changes nothing. Throws `not_found`, `proposal.over`, `proposal.nothing_left`, `credit.none`, `credit.limit`. */
export async function answerProposal(
  tx: Tx,
  { userId }: { userId: number },
  { orderId, proposalId, answer }: Answer,
): Promise<void> {
  const locked = await lockCustomerOrder(tx, { userId }, orderId);
  const last = await findLastProposal(tx, orderId);
  if (!last || last.id !== proposalId) throw refuseAnswer();
  if (last.state === nextProposalState('open', answer) && last.answeredBy === userId) return;
  const state = nextProposalState(stateOf(last, tx.now), answer);
  // The shop may have been suspended meanwhile.
  if (!state || !(await endOpenProposal(tx, orderId, { state, answeredBy: userId }))) throw refuseAnswer();
  if (answer === 'cancel') await cancel(tx, locked, { userId, proposal: last });
  else await accept(tx, locked, { userId, proposal: last, answer });
}

async function accept(
  tx: Tx,
  { order, items }: OrderWithItems,
  { userId, proposal, answer }: { userId: number; proposal: ProposalRow; answer: 'agree' | 'leave_out' },
): Promise<OrderRow> {
  return transitionOrder(tx, order, {
    action: 'agree',
    role: 'customer',
    actorId: userId,
    change: await applyProposal(tx, order, items, { answer, changes: proposal.changes }),
    details: { proposal: answer },
  });
}

/** The pieces that the shop doesn't have stay out of stock. */
async function cancel(
  tx: Tx,
  { order, items }: OrderWithItems,
  { userId, proposal }: { userId: number; proposal: ProposalRow },
): Promise<OrderRow> {
  const given = items.map((item) => ({
    ...item,
    kept: proposal.changes.find(({ itemId }) => itemId === item.id)?.newQuantity ?? item.kept,
  }));
  return transitionOrder(tx, order, {
    action: 'cancel',
    role: 'customer',
    actorId: userId,
    alongside: () => returnPlaceAndStock(tx, order, given, heldFor(proposal.changes)),
  });
}

interface Agreement {
  readonly answer: 'agree' | 'leave_out';
  readonly changes: readonly ProposedChange[];
}

/**
 * The caller has locked the order and ended its proposal, whose substitutes are still out of stock. Returns the changes in
 * the order's row. Throws `proposal.nothing_left`, `credit.none`, `credit.limit`.
 */
export async function applyProposal(
  tx: Tx,
  order: OrderRow,
  items: readonly OrderItemRow[],
  { answer, changes }: Agreement,
): Promise<OrderChange> {
  const lines = itemsAfter(answer, items, changes);
  const totals = totalsOf(lines);
  if (totals.itemCount === 0) throw refuseNothingLeft();
  const isStored = (line: ItemLine): line is ItemLine & { readonly id: number } => line.id !== undefined;
  await updateItems(tx, order.id, lines.filter(isStored));
  await insertOrderItems(
    tx,
    order,
    lines.filter((line) => !isStored(line)),
  );
  if (answer === 'leave_out') {
    await returnStock(tx, [...heldFor(changes), ...leftWithShop(items, changes)]);
  }
  await askMoreCredit(tx, order, totals.pricePaise);
  return totals;
}

/** The order was answered as it is, or cancelled. Returns what the proposal held, which the caller returns to stock. */
export async function withdrawProposal(tx: Tx, order: OrderRow): Promise<ProductQuantity[]> {
  if (!order.hasProposal) return [];
  const ended = await endOpenProposal(tx, order.id, { state: 'withdrawn', answeredBy: null });
  return ended ? heldFor(ended.changes) : [];
}

/** The shop's row is locked, so this doesn't lock orders. */
export async function withdrawProposalsOfShop(
  tx: Tx,
  { shopId }: { readonly shopId: number },
): Promise<void> {
  const ended = await withdrawProposalsOf(tx, shopId);
  await returnStock(
    tx,
    ended.flatMap(({ changes }) => heldFor(changes)),
  );
}

/** When the proposal's time is over. Undefined: it ended, or it ends later at the returned time. */
export async function expireProposal(tx: Tx, orderId: number): Promise<Date | undefined> {
  const order = await lockOrder(tx, orderId);
  const proposal = await findLastProposal(tx, orderId);
  if (proposal?.state !== 'open') return undefined;
  if (stateOf(proposal, tx.now) === 'open') return proposal.expiresAt;
  const ended = await endOpenProposal(tx, orderId, { state: 'expired', answeredBy: null });
  if (!ended) return undefined;
  await returnStock(tx, heldFor(ended.changes));
  await recordEvent(tx, order, { ...nobody, action: 'expire' });
  await publish(tx, 'order.proposal_expired', orderEventOf(order, nobody));
  return undefined;
}

export const refuseNothingLeft = (): AppError =>
  new AppError('proposal.nothing_left', { detail: proposalMessages.nothingLeft });

const refuseAnswer = (): AppError => new AppError('proposal.over', { detail: proposalMessages.over });
