// What ends a proposal without an answer.
import { heldFor } from '@haat/contract/proposal-effect';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { type ProductQuantity, returnStock } from '../../products/index.ts';
import { insertOrderEvent, lockOrder, type OrderRow } from '../order.queries.ts';
import { orderEventOf } from '../transition-order.ts';
import { endOpenProposal, findLastProposal, withdrawProposalsOf } from './proposal.queries.ts';
import { stateOf } from './proposal.views.ts';

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
  const nobody = { actorId: null, role: 'operator' } as const;
  await insertOrderEvent(tx, {
    orderId,
    cityId: order.cityId,
    actorId: nobody.actorId,
    actorRole: nobody.role,
    action: 'expire',
    fromStatus: order.status,
    toStatus: order.status,
    details: {},
  });
  await publish(tx, 'order.proposal_expired', orderEventOf(order, nobody));
  return undefined;
}
