import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { deskOnly } from '../../../platform/localized-text.ts';
import { deleteSessionsOf, lockSessionsOf } from '../sessions/session.queries.ts';
import { lockUser, updateUser } from '../user.queries.ts';

export interface BlockChange {
  readonly userId: number;
  /** False when nothing had to change. */
  readonly changed: boolean;
}

/**
 * Blocks the person and ends their sessions, so old tokens don't work after an unblocking. The audit keeps the reason. Not an
 * operator: one could block all others. Throws `not_found`, `operator.cannot_block`.
 */
export async function blockUser(
  tx: Tx,
  actorId: number | null,
  userId: number,
  reason?: string,
): Promise<BlockChange> {
  await lockSessionsOf(tx, userId);
  const { isBlocked: was, isOperator } = await lockUser(tx, userId);
  if (isOperator) {
    throw new AppError('operator.cannot_block', {
      detail: deskOnly('This person is an operator. Take the role away first.'),
    });
  }
  await deleteSessionsOf(tx, userId);
  return setBlocked(tx, { userId, actorId, was, isBlocked: true, reason });
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
  readonly reason?: string | undefined;
}

async function setBlocked(
  tx: Tx,
  { userId, actorId, was, isBlocked, reason }: Blocking,
): Promise<BlockChange> {
  if (was === isBlocked) return { userId, changed: false };
  await updateUser(tx, userId, { isBlocked });
  await publish(tx, 'user.powers_changed', {
    userId,
    actorId,
    action: isBlocked ? 'block' : 'unblock',
    before: { is_blocked: was },
    after: { is_blocked: isBlocked, ...(reason === undefined ? {} : { reason }) },
  });
  return { userId, changed: true };
}
