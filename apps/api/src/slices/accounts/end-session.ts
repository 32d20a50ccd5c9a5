import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { requireSession } from './require-session.ts';
import { deleteOtherSessions, deleteOwnSession } from './session.queries.ts';

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
