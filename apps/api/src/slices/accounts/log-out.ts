import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import { deleteSession } from './session.queries.ts';

/** Ends this session and deletes its devices. The person's other sessions stay. */
export const logOut = (tx: Tx, actor: Actor): Promise<void> => deleteSession(tx, actor.sessionId);
