import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockOwnSessions } from './session.queries.ts';

/** For what ends sessions. Locks all of the person's. Throws `auth.required` when the one of this request has just ended. */
export async function requireSession(tx: Tx, actor: Pick<Actor, 'userId' | 'sessionId'>): Promise<void> {
  if (!(await lockOwnSessions(tx, actor))) throw new AppError('auth.required');
}
