import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockOwnSessions } from './session.queries.ts';

/**
 * Call this before ending sessions. Locks all sessions of the person. Throws `auth.required` when the session of this
 * request has just ended.
 */
export async function requireSession(tx: Tx, actor: Pick<Actor, 'userId' | 'sessionId'>): Promise<void> {
  if (!(await lockOwnSessions(tx, actor))) throw new AppError('auth.required');
}
