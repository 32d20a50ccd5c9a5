interface Balance {
  readonly balancePaise: number;
  readonly waitingPaise: number;
}

/**
 * Whether a hand-over fits: with all that wait it may bring the balance to 0 and not past it. A positive one goes to a party
 * that is owed, a negative one comes from a shop that owes.
 */
export function hasRoom({ balancePaise, waitingPaise }: Balance, amountPaise: number): boolean {
  const left = balancePaise - waitingPaise;
  return amountPaise > 0 ? amountPaise <= left : amountPaise >= left;
}
