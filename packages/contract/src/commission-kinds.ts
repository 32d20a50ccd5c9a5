// What the service costs, without schemas. All amounts are paise.

/** `order`: the commission of a completed order. `payment`: what the shop paid to the operator. */
export const commissionKinds = ['order', 'payment'] as const;
export type CommissionKind = (typeof commissionKinds)[number];

/** Of the goods of an order. Half a paisa counts as a whole one. */
export const commissionPaiseOf = (goodsPaise: number, basisPoints: number): number =>
  Math.floor((goodsPaise * basisPoints + 5_000) / 10_000);
