import type { Tx } from '@haat/api/platform/database';

/** The same transaction at another time: what is written next is written then. */
export const at = (tx: Tx, now: Date): Tx => Object.assign(tx, { now });
