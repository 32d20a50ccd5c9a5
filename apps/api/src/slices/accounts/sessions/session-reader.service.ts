// Finds the person behind a token and records that the session was used. The write happens after the lookup, in its
// own transaction, so no request waits for it.
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { findSession, writeSessionUse } from './session.queries.ts';
import { hashToken, isSessionOver, isUseDue } from './session-life.ts';

export interface SessionReader {
  /** Undefined for an unknown token or an ended session. */
  findActor(token: string): Promise<Actor | undefined>;
  /** Resolves when no write is pending. */
  settled(): Promise<void>;
}

export function makeSessionReader(
  database: Database,
  clock: Clock,
  onFailure: (error: unknown) => void,
): SessionReader {
  // Keyed by session, so that simultaneous requests write one use.
  const underWay = new Map<number, Promise<void>>();

  const noteUse = ({ sessionId, isOperator }: Actor): void => {
    if (underWay.has(sessionId)) return;
    const writing = database
      .inTx((tx) => writeSessionUse(tx, sessionId, isOperator))
      .catch(onFailure)
      .finally(() => underWay.delete(sessionId));
    underWay.set(sessionId, writing);
  };

  return {
    findActor: async (token) => {
      const found = await findSession(database.db, hashToken(token));
      const now = clock.now();
      if (!found || isSessionOver(found.times, now)) return undefined;
      if (isUseDue(found.times.lastUsedAt, found.actor.isOperator, now)) noteUse(found.actor);
      return found.actor;
    },
    settled: async () => {
      await Promise.all(underWay.values());
    },
  };
}
