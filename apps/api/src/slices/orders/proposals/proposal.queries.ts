import type { ProposalState } from '@haat/contract/proposal-machine';
import { and, desc, eq, sql } from 'drizzle-orm';
import { eqId, withNewId } from '../../../platform/city-id.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { orderProposals, proposalIds } from './proposal.tables.ts';

export type ProposalRow = typeof orderProposals.$inferSelect;

export async function findLastProposal(db: Db, orderId: number): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(orderProposals)
    .where(eqId(orderProposals.orderId, orderId))
    .orderBy(desc(orderProposals.id))
    .limit(1);
  return row;
}

export async function insertProposal(tx: Tx, proposal: Omit<ProposalRow, 'id'>): Promise<number> {
  const [row] = await tx
    .insert(orderProposals)
    .values(withNewId(proposal, proposalIds))
    .returning({ id: orderProposals.id });
  if (!row) throw new Error('the proposal was not written');
  return row.id;
}

interface End {
  readonly state: ProposalState;
  /** Null when nobody answered. */
  readonly answeredBy: number | null;
}

/** Undefined when no proposal of the order is open. */
export async function endOpenProposal(tx: Tx, orderId: number, end: End): Promise<ProposalRow | undefined> {
  const [row] = await tx
    .update(orderProposals)
    .set(end)
    .where(and(eqId(orderProposals.orderId, orderId), sql`${orderProposals.state} = 'open'`))
    .returning();
  return row;
}

/** Ends all open proposals of a shop, and returns them. */
export const withdrawProposalsOf = (tx: Tx, shopId: number): Promise<ProposalRow[]> =>
  tx
    .update(orderProposals)
    .set({ state: 'withdrawn' })
    .where(and(eqId(orderProposals.shopId, shopId), eq(orderProposals.state, 'open')))
    .returning();
