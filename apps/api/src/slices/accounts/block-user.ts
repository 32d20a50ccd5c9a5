import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { deleteSessionsOf } from './session.queries.ts';
import { lockUser, updateUser } from './user.queries.ts';

export interface BlockChange {
  readonly userId: number;
  /** False when nothing had to change. */
  readonly changed: boolean;
}

/** Blocks the person and ends their sessions, so old tokens don't work after an unblocking. Throws `not_found`. */
export async function blockUser(tx: Tx, actorId: number | null, userId: number): Promise<BlockChange> {
  const { isBlocked: was } = await lockUser(tx, userId);
  await deleteSessionsOf(tx, userId);
  return setBlocked(tx, { userId, actorId, was, isBlocked: true });
}

/** The person may sign in again. Throws `not_found`. */
export async function unblockUser(tx: Tx, actorId: number | null, userId: number): Promise<BlockChange> {
  const { isBlocked: was } = await lockUser(tx, userId);
  return setBlocked(tx, { userId, actorId, was, isBlocked: false });
}

interface Blocking {
  readonly userId: number;
  readonly actorId: number | null;
  readonly was: boolean;
  readonly isBlocked: boolean;
}

async function setBlocked(tx: Tx, { userId, actorId, was, isBlocked }: Blocking): Promise<BlockChange> {
  if (was === isBlocked) return { userId, changed: false };
  await updateUser(tx, userId, { isBlocked });
  await publish(tx, 'user.powers_changed', {
    userId,
    actorId,
    action: isBlocked ? 'block' : 'unblock',
    before: { is_blocked: was },
    after: { is_blocked: isBlocked },
  });
  return { userId, changed: true };
}
