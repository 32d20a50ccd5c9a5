/** The result of an action that waits on the phone. */
export const isKept: unique symbol = Symbol('kept');
export type Kept = typeof isKept;
