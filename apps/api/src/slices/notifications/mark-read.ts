import type { Tx } from '../../platform/database.ts';
import { updateRead } from './notification.queries.ts';

/** All of one's notifications, or those that are named; others' are left alone. */
export const markRead = (
  tx: Tx,
  actor: { userId: number },
  { ids }: { readonly ids?: readonly number[] },
): Promise<void> => updateRead(tx, actor.userId, ids);
