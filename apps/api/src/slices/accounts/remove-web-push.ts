import type { Tx } from '../../platform/database.ts';
import { deleteWebPush } from './device.queries.ts';

/** One's own subscription is forgotten; another's, or none, is left as it is. */
export const removeWebPush = (
  tx: Tx,
  actor: { userId: number },
  { endpoint }: { endpoint: string },
): Promise<void> => deleteWebPush(tx, actor.userId, endpoint);
