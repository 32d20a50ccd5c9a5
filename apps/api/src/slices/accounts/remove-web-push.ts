import type { Tx } from '../../platform/database.ts';
import { deleteWebPush } from './device.queries.ts';

/** Deletes the person's own subscription. Does nothing for another person's or an unknown one. */
export const removeWebPush = (
  tx: Tx,
  actor: { userId: number },
  { endpoint }: { endpoint: string },
): Promise<void> => deleteWebPush(tx, actor.userId, endpoint);
