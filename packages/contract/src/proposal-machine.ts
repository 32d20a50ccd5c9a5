// The state machine of a proposal: a shop's change to an order that it hasn't accepted yet.

export const proposalStates = ['open', 'agreed', 'left_out', 'cancelled', 'expired', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** What the customer may answer. */
export const proposalAnswers = ['agree', 'leave_out', 'cancel'] as const;
export type ProposalAnswer = (typeof proposalAnswers)[number];

/** What ends an open proposal: an answer, its time, or the end of the question itself. */
export type ProposalEnd = ProposalAnswer | 'expire' | 'withdraw';

const stateAfter: Readonly<Record<ProposalEnd, ProposalState>> = {
  agree: 'agreed',
  leave_out: 'left_out',
  cancel: 'cancelled',
  expire: 'expired',
  withdraw: 'withdrawn',
};

/** The state after this, or undefined when the proposal has already ended. */
export const nextProposalState = (state: ProposalState, end: ProposalEnd): ProposalState | undefined =>
  state === 'open' ? stateAfter[end] : undefined;

/** What the shop may do at checkout's wish when something is missing. */
export const missingWishes = ['ask', 'replace', 'leave_out'] as const;
export type MissingWish = (typeof missingWishes)[number];
