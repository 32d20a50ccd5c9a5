import type { Tx } from '../platform/database.ts';

/** The same transaction at another time: what is written next is written then. */
export const at = (tx: Tx, now: Date): Tx => Object.assign(tx, { now });
