import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { deleteSome } from '../../platform/delete-some.ts';
import { codeLimits, loginCodes, sessions } from './account.tables.ts';
import { sessionBirthLimit, sessionUseLimit } from './session-life.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Kept for a day after their end, for the limits that look back so far. */
export const deleteExpiredCodes = (tx: Tx, atMost: number): Promise<number> =>
  deleteSome(tx, loginCodes, sql`${loginCodes.expiresAt} < ${dayBefore(tx.now)}::timestamptz`, atMost);

/** `expire` is in milliseconds since 1970. */
export const deleteExpiredLimits = (tx: Tx, atMost: number): Promise<number> =>
  deleteSome(tx, codeLimits, sql`${codeLimits.expire} < ${tx.now.getTime() - dayMs}`, atMost);

/** Their devices go with them. */
export const deleteOverSessions = (tx: Tx, atMost: number): Promise<number> =>
  deleteSome(
    tx,
    sessions,
    sql`(${sessions.createdAt} <= ${sessionBirthLimit(tx.now).toISOString()}::timestamptz
      or ${sessions.lastUsedAt} <= ${sessionUseLimit(tx.now).toISOString()}::timestamptz)`,
    atMost,
  );

const dayBefore = (now: Date): string => new Date(now.getTime() - dayMs).toISOString();
