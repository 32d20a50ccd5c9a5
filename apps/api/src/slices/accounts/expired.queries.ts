import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { deleteSome } from '../../platform/delete-some.ts';
import { sessions } from './account.tables.ts';
import { sessionBirthLimit, sessionUseLimit } from './session-life.ts';

/** Deletes their devices too. */
export const deleteEndedSessions = (tx: Tx, atMost: number): Promise<number> =>
  deleteSome(
    tx,
    sessions,
    sql`(${sessions.createdAt} <= ${sessionBirthLimit(tx.now).toISOString()}::timestamptz
      or ${sessions.lastUsedAt} <= ${sessionUseLimit(tx.now).toISOString()}::timestamptz)`,
    atMost,
  );
