// What a customer may owe to a shop. Server, web and desk use these names and functions. All amounts are paise.

/** `offered` until the customer answers. A closed account can be paid off, and opened again by its shop. */
export const creditStates = ['offered', 'open', 'refused', 'closed'] as const;
export type CreditState = (typeof creditStates)[number];

/** `sale`: at the counter. `opening`: what was owed in the notebook before a paper account. `refund`: given back for an order. */
export const entryKinds = ['order', 'payment', 'correction', 'sale', 'opening', 'refund'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const entryStates = ['waiting', 'agreed', 'refused'] as const;
export type EntryState = (typeof entryStates)[number];

/** The two sides of an account. */
export const creditSides = ['customer', 'shop'] as const;
export type CreditSide = (typeof creditSides)[number];

interface NewEntry {
  /** Nobody on the customer's side has agreed to the account. */
  readonly isPaper: boolean;
  readonly by: CreditSide;
  readonly amountPaise: number;
}

/** Whether a line that a person adds counts at once: each of a paper account, and what the shop takes off. The others wait for the other side. */
export const countsAtOnce = ({ isPaper, by, amountPaise }: NewEntry): boolean =>
  isPaper || (by === 'shop' && amountPaise < 0);

/** An account's sums. */
export interface CreditSums {
  readonly limitPaise: number;
  /** The agreed lines. */
  readonly balancePaise: number;
  /** The waiting lines. */
  readonly waitingPaise: number;
  /** Those waiting lines that add to what is owed. */
  readonly waitingAddedPaise: number;
}

/** What the customer may still buy on credit. Waiting payments don't count. Below 0 after an order above the limit. */
export const leftPaiseOf = (
  { limitPaise, balancePaise, waitingAddedPaise }: CreditSums,
  activeOrdersPaise: number,
): number => limitPaise - balancePaise - waitingAddedPaise - activeOrdersPaise;

/** The most that another payment may be: what is owed less the waiting lines that lower it. */
export const payablePaiseOf = ({ balancePaise, waitingPaise, waitingAddedPaise }: CreditSums): number =>
  balancePaise + waitingPaise - waitingAddedPaise;
