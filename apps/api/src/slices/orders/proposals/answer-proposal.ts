import { heldFor } from '@haat/contract/proposal-effect';
import { nextProposalState, type ProposalAnswer } from '@haat/contract/proposal-machine';
import type { Tx } from '../../../platform/database.ts';
import type { OrderRow } from '../order.queries.ts';
import { lockCustomerOrder, type OrderWithItems } from '../own-order.ts';
import { returnPlaceAndStock } from '../return-place-and-stock.ts';
import { transitionOrder } from '../transition-order.ts';
import { applyProposal } from './apply-proposal.ts';
import { endOpenProposal, findLastProposal, type ProposalRow } from './proposal.queries.ts';
import { stateOf } from './proposal.views.ts';
import { refuseAnswer } from './proposal-refusals.ts';

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
