// The devices on which a person is signed in.
import type * as accounts from '@haat/contract/accounts';
import type { Language } from '@haat/contract/languages';
import { homeTimeZone } from '@haat/contract/times';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database.ts';
import { pageOf } from '../../../platform/page.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { sessions } from '../account.tables.ts';
import { deviceName } from '../devices/device-words.ts';
import { sessionBirthLimit, sessionUseLimit } from './session-life.ts';

type PageQuery = Parameters<typeof pageOf>[0];

interface Whose {
  readonly actor: Pick<Actor, 'userId' | 'sessionId'>;
  readonly now: Date;
  readonly language: Language;
}

/** Last used first, without ended sessions. */
export async function viewSessions(db: Db, { actor, now, language }: Whose, query: PageQuery) {
  const { limit, offset } = pageOf(query);
  const isOwn = and(
    eq(sessions.userId, actor.userId),
    gt(sessions.createdAt, sessionBirthLimit(now)),
    gt(sessions.lastUsedAt, sessionUseLimit(now)),
  );
  const [count, rows] = await Promise.all([
    db.$count(sessions, isOwn),
    db
      .select()
      .from(sessions)
      .where(isOwn)
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map((row) => ({
    ...present(row, row.id === actor.sessionId ? now : undefined),
    device: deviceName(row.device, language),
  }));
  return { count, results };
}

/** The current session counts as used now, even if its last write is older. */
const present = (
  row: typeof sessions.$inferSelect,
  usedNow: Date | undefined,
): Omit<accounts.Session, 'device'> => ({
  id: row.id,
  created_at: isoInZone(row.createdAt, homeTimeZone),
  last_used_at: isoInZone(usedNow ?? row.lastUsedAt, homeTimeZone),
  is_current: usedNow !== undefined,
});
