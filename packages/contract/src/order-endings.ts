// Why a shop ends an order, without schemas: the web's first files use them.

/** Before it accepts. */
export const rejectReasons = ['out_of_stock', 'closed', 'too_far', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** After it has accepted. */
export const withdrawReasons = [...rejectReasons, 'not_fetched'] as const;
export type WithdrawReason = (typeof withdrawReasons)[number];
