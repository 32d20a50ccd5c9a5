import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { deleteSessionsOf, lockSessionsOf } from './session.queries.ts';
import { lockUser } from './user.queries.ts';

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
