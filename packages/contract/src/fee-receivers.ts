/** Who keeps the delivery cost of a city's orders. */
export const feeReceivers = ['deliverer', 'operator'] as const;
export type FeeReceiver = (typeof feeReceivers)[number];
