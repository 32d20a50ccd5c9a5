// Deletes rows that sign-in no longer needs.

import { lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { deleteSome } from '../../../platform/delete-some.ts';
import { codeLimits, sessions } from '../account.tables.ts';
import { sessionBirthLimit, sessionUseLimit } from '../sessions/session-life.ts';
import { codeDayMs } from './code-rules.ts';
import { knownForMs } from './known-address.queries.ts';
import { knownAddresses, sentCodes, wrongGuesses } from './sign-in.tables.ts';

type DeleteSome = (tx: Tx, atMost: number) => Promise<number>;

const before = (tx: Tx, ms: number): Date => new Date(tx.now.getTime() - ms);

export const deleteExpiredCodes: DeleteSome = (tx, atMost) =>
  deleteSome(tx, sentCodes, lte(sentCodes.sentAt, before(tx, codeDayMs)), atMost);

export const deleteOldGuesses: DeleteSome = (tx, atMost) =>
  deleteSome(tx, wrongGuesses, lte(wrongGuesses.guessedAt, before(tx, codeDayMs)), atMost);

export const deleteUnusedAddresses: DeleteSome = (tx, atMost) =>
  deleteSome(tx, knownAddresses, lte(knownAddresses.signedInAt, before(tx, knownForMs)), atMost);

export const deleteExpiredLimits: DeleteSome = (tx, atMost) =>
  deleteSome(tx, codeLimits, sql`${codeLimits.expire} <= ${tx.now.getTime()}`, atMost);

/** Deletes their devices too. */
export const deleteEndedSessions = (tx: Tx, atMost: number): Promise<number> =>
  deleteSome(
    tx,
    sessions,
    sql`(${sessions.createdAt} <= ${sessionBirthLimit(tx.now).toISOString()}::timestamptz
      or ${sessions.lastUsedAt} <= ${sessionUseLimit(tx.now).toISOString()}::timestamptz)`,
    atMost,
  );
