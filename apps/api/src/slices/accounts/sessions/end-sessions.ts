import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { lockUser } from '../user.queries.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  deleteSessionsOf,
  lockOwnSessions,
  lockSessionsOf,
} from './session.queries.ts';

/** Signs the person out on all devices. Returns how many there were. Throws `not_found`. */
export async function endSessions(tx: Tx, actorId: number | null, userId: number): Promise<number> {
  await lockSessionsOf(tx, userId);
  await lockUser(tx, userId);
  const ended = await deleteSessionsOf(tx, userId);
  if (ended > 0) {
    await publish(tx, 'user.powers_changed', {
      userId,
      actorId,
      action: 'end_sessions',
      before: { sessions: ended },
      after: { sessions: 0 },
    });
  }
  return ended;
}

type Owner = Pick<Actor, 'userId' | 'sessionId'>;

/** Signs out one of the person's devices and deletes its push registration. Throws `not_found`. */
export async function endSession(
  tx: Tx,
  actor: Owner,
  { sessionId }: { readonly sessionId: number },
): Promise<void> {
  await requireSession(tx, actor);
  if (!(await deleteOwnSession(tx, actor.userId, sessionId))) throw new AppError('not_found');
}

/** Signs out every device except the one that sent this request. */
export async function endOtherSessions(tx: Tx, actor: Owner): Promise<void> {
  await requireSession(tx, actor);
  await deleteOtherSessions(tx, actor.userId, actor.sessionId);
}

/** Ends this session and deletes its devices. The person's other sessions stay. */
export const logOut = (tx: Tx, actor: Actor): Promise<void> => deleteSession(tx, actor.sessionId);

/**
 * Call this before ending sessions. Locks all sessions of the person. Throws `auth.required` when the session of this
 * request has just ended.
 */
export async function requireSession(tx: Tx, actor: Pick<Actor, 'userId' | 'sessionId'>): Promise<void> {
  if (!(await lockOwnSessions(tx, actor))) throw new AppError('auth.required');
}
