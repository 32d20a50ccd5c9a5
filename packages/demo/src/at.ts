import type { Tx } from '@haat/api/platform/database';

/** The same transaction with another current time, for what is written next. */
export const at = (tx: Tx, now: Date): Tx => Object.assign(tx, { now });

/** What happened in the village, and when. */
export interface Happening {
  readonly time: Date;
  readonly run: (tx: Tx) => Promise<unknown>;
}
