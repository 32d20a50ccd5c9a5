// Why a deliverer gives an order back, by the order's status.

/** The request opens again. */
const returnReasons = ['too_far', 'vehicle', 'unwell', 'other'] as const;
/** Nobody took the order at the door. It stays with the deliverer, and an operator is told. */
export const failureReasons = ['nobody_there', 'not_found', 'refused'] as const;
export type FailureReason = (typeof failureReasons)[number];

export const giveBackReasons = { ASSIGNED: returnReasons, PICKED_UP: failureReasons } as const;
export const allGiveBackReasons = [...returnReasons, ...failureReasons] as const;
export type GiveBackReason = (typeof allGiveBackReasons)[number];
