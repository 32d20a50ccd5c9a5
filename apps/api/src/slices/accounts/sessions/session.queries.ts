import { and, asc, eq, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { preparedOnce } from '../../../platform/prepared.ts';
import { notificationCounts, sessions, users } from '../account.tables.ts';
import { hashToken, operatorUnusedMs, useWrittenEveryMs } from './session-life.ts';

/** What a person may do. */
const powers = {
  isNamed: sql<boolean>`${users.firstName} <> ''`,
  hasShop: users.isShopSetupDone,
  isShopVerified: users.isShopVerified,
  isDeliverer: users.isDeliverer,
  delivererCityId: users.delivererCityId,
  isOperator: users.isOperator,
  isBlocked: users.isBlocked,
  signedInAt: sessions.createdAt,
  operatorUntil: sessions.operatorUntil,
  hasSecondFactor: users.hasSecondFactor,
  factorGivenAt: sessions.factorGivenAt,
};

/** Somebody who was never notified has no row of counts. */
const orZero = (column: PgColumn) => sql`coalesce(${column}, 0)`.mapWith(Number);

const sessionByToken = preparedOnce('session_by_token', (db: Db) =>
  db
    .select({
      actor: {
        userId: users.id,
        sessionId: sessions.id,
        number: users.number,
        language: users.language,
        ...powers,
      },
      notifications: {
        total: orZero(notificationCounts.total),
        unread: orZero(notificationCounts.unread),
        version: orZero(notificationCounts.version),
      },
      times: { createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(notificationCounts, eq(notificationCounts.userId, users.id))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
);

interface FoundSession {
  readonly actor: Actor;
  readonly times: { readonly createdAt: Date; readonly lastUsedAt: Date };
}

/** The person with their current roles, and the session's age. Undefined for an unknown token. */
export async function findSession(db: Db, tokenHash: string): Promise<FoundSession | undefined> {
  const [row] = await sessionByToken(db, { tokenHash });
  return row && { actor: { ...row.actor, notifications: row.notifications }, times: row.times };
}

export async function insertSession(
  tx: Tx,
  session: { readonly userId: number; readonly token: string; readonly device: string },
): Promise<void> {
  const { userId, token, device } = session;
  await tx.insert(sessions).values({
    userId,
    device,
    tokenHash: hashToken(token),
    createdAt: tx.now,
    lastUsedAt: tx.now,
    operatorUntil: later(tx.now, operatorUnusedMs),
  });
}

/**
 * Only one of several simultaneous uses is written, over all processes. An operator session that has expired stays
 * expired.
 */
export async function writeSessionUse(tx: Tx, sessionId: number, isOperator: boolean): Promise<void> {
  const operatorUntil = later(tx.now, operatorUnusedMs);
  await tx
    .update(sessions)
    .set({
      lastUsedAt: tx.now,
      operatorUntil: sql`case when ${sessions.operatorUntil} > ${tx.now} then ${operatorUntil}
        else ${sessions.operatorUntil} end`,
    })
    .where(
      and(
        eq(sessions.id, sessionId),
        lte(sessions.lastUsedAt, later(tx.now, -useWrittenEveryMs(isOperator))),
      ),
    );
}

const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

export async function noteFactorGiven(tx: Tx, sessionId: number): Promise<void> {
  await tx.update(sessions).set({ factorGivenAt: tx.now }).where(eq(sessions.id, sessionId));
}

/** Returns how many sessions of the person had given it. */
export async function forgetFactorGiven(tx: Tx, userId: number): Promise<number> {
  const rows = await tx
    .update(sessions)
    .set({ factorGivenAt: null })
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.factorGivenAt)))
    .returning({ id: sessions.id });
  return rows.length;
}

/** Deletes its devices too. */
export async function deleteSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Returns how many there were. Deletes their devices too. */
export async function deleteSessionsOf(tx: Tx, userId: number): Promise<number> {
  const rows = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return rows.length;
}

/** False when this person has no such session. */
export async function deleteOwnSession(tx: Tx, userId: number, sessionId: number): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteOtherSessions(tx: Tx, userId: number, exceptId: number): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
}

/**
 * Locks the person's sessions: running requests finish first, new ones wait. Returns their ids. Requests lock their
 * session before the person. Code that ends sessions must do the same.
 */
export async function lockSessionsOf(tx: Tx, userId: number): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** The same for the actor's own sessions. False when the session of this request has just ended. */
export async function lockOwnSessions(
  tx: Tx,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<boolean> {
  return (await lockSessionsOf(tx, userId)).includes(sessionId);
}

const sessionForKeyShare = preparedOnce('lock_session', (tx: Tx) =>
  tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .for('key share'),
);

/** Locks the session, so that it can't end before this transaction does. False when it has already ended. */
export async function lockSession(tx: Tx, sessionId: number): Promise<boolean> {
  return (await sessionForKeyShare(tx, { sessionId })).length > 0;
}

const powersOfSession = preparedOnce('powers_of_session', (tx: Tx) =>
  tx
    .select(powers)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId'))),
);

/**
 * Locks the actor's session, and reads again what the person may do. Taking a role away locks the sessions too.
 * Undefined when the session has already ended.
 */
export async function lockActor<A extends Pick<Actor, 'sessionId'>>(tx: Tx, actor: A) {
  const { sessionId } = actor;
  // A separate statement, so that it sees what was committed while this one waited for the lock.
  const isLocked = await lockSession(tx, sessionId);
  const [present] = await powersOfSession(tx, { sessionId });
  return isLocked && present ? { ...actor, ...present } : undefined;
}
