import type { Tx } from '../../platform/database.ts';
import { updateRead } from './notification.queries.ts';

/** Marks all of one's notifications as read, or the given ones. Ignores other people's. */
export const markRead = (
  tx: Tx,
  actor: { userId: number },
  { ids }: { readonly ids?: readonly number[] },
): Promise<void> => updateRead(tx, actor.userId, ids);
