// Whose token it is, and that it was used. The use is written after the answer of the lookup, in a transaction of its
// own that no request waits for.
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { findSession, writeSessionUse } from './session.queries.ts';
import { isSessionOver, isUseDue } from './session-life.ts';

export interface SessionReader {
  /** Undefined for a token that is nobody's or whose session is over. */
  findActor(token: string): Promise<Actor | undefined>;
  /** When no use is being written any more. */
  settled(): Promise<void>;
}

export function makeSessionReader(
  database: Database,
  clock: Clock,
  onFailure: (error: unknown) => void,
): SessionReader {
  // By session, so that requests that come at once write one use.
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
      const found = await findSession(database.db, token);
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
