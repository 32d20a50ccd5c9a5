import type { BodyOf } from '@haat/contract/endpoint';
import { paiseOf } from '@haat/contract/money';
import * as proposals from '@haat/contract/proposals';
import { pathId } from '../../../platform/http/path-id.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { viewAnsweredOrder, viewCustomerOrder } from '../display/order.views.ts';
import { answerProposal, expireProposal } from './end-proposal.ts';
import { type ProposalInput, proposeChanges } from './propose-changes.ts';

export const proposalRoutes: Slice = ({ routes, jobs, database, clock }) => {
  const expiries = jobs.queue<{ readonly orderId: number; readonly userId: number; readonly host: string }>({
    name: 'proposal-expiry',
    atOnce: 2,
    run: async ({ orderId }) => {
      const later = await database.inTx((tx) => expireProposal(tx, orderId));
      if (!later) return 'over';
      return { againInSeconds: Math.ceil((later.getTime() - clock.now().getTime()) / 1000) };
    },
  });

  routes.write(proposals.proposeChanges, async ({ tx, actor, params, body, language }) => {
    const orderId = pathId(params.id);
    const { order, expiresAt } = await proposeChanges(tx, actor, proposalInputOf(orderId, body));
    if (expiresAt) {
      await expiries.add(tx, [{ orderId, userId: actor.userId, host: 'proposals' }], {
        startAfter: expiresAt,
      });
    }
    return viewAnsweredOrder(tx, order.shopId, { orderId, language, now: tx.now });
  });

  routes.write(proposals.answerProposal, async ({ tx, actor, params, body, language }) => {
    const orderId = pathId(params.id);
    await answerProposal(tx, actor, { orderId, proposalId: body.id, answer: body.answer });
    return viewCustomerOrder(tx, actor.userId, { orderId, language, now: tx.now });
  });
};

const proposalInputOf = (
  orderId: number,
  { changes, note }: BodyOf<typeof proposals.proposeChanges>,
): ProposalInput => ({
  orderId,
  note: note ?? '',
  changes: changes.map(({ id, quantity, price, substitute }) => ({
    itemId: id,
    quantity,
    pricePaise: price == null ? undefined : paiseOf(price),
    substitute: substitute ? { productId: substitute.product, quantity: substitute.quantity } : undefined,
  })),
});
