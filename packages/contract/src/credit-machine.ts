// What a customer may owe to a shop. Server, web and desk use these names and functions. All amounts are paise.

/** `offered` until the customer answers. A closed account can be paid off, and opened again by its shop. */
export const creditStates = ['offered', 'open', 'refused', 'closed'] as const;
export type CreditState = (typeof creditStates)[number];

/** A line of an order is agreed at once. The others wait for the other side. */
export const entryKinds = ['order', 'payment', 'correction'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const entryStates = ['waiting', 'agreed', 'refused'] as const;
export type EntryState = (typeof entryStates)[number];

/** The two sides of an account. */
export const creditSides = ['customer', 'shop'] as const;
export type CreditSide = (typeof creditSides)[number];

/** An account's sums. */
export interface CreditSums {
  readonly limitPaise: number;
  /** The agreed lines. */
  readonly balancePaise: number;
  /** The waiting lines. */
  readonly waitingPaise: number;
  /** Those waiting corrections that add to what is owed. */
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
