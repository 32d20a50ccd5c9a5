// People as operators see them. Numbers are masked, except in a record whose view the audit gets.
import type * as wire from '@haat/contract/operator/users';
import { homeTimeZone } from '@haat/contract/times';
import { and, desc, eq, gt, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { matchesWords } from '../../../platform/folded-search.ts';
import { maskedNumber } from '../../../platform/masked-number.ts';
import { pageOf } from '../../../platform/page.ts';
import { isYes } from '../../../platform/query-flag.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { cities, foldedUserName, sessions, users } from '../account.tables.ts';
import { unknownDevice } from '../devices/device-words.ts';
import { sessionBirthLimit, sessionUseLimit } from '../sessions/session-life.ts';
import { searchedNumber } from './record-reading.ts';

interface UsersQuery {
  readonly search?: string;
  readonly is_blocked?: string;
  readonly is_operator?: string;
  readonly is_deliverer?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** People who match the search: all its words are in their name, or it is their number. */
export function matchesPerson(search: string | undefined): SQL | undefined {
  const byName = matchesWords(foldedUserName, search);
  const byNumber = matchesNumber(search);
  return byNumber ? or(byName, byNumber) : byName;
}

/** People with the whole number, or with these last four digits. Undefined if the search is neither. */
export function matchesNumber(search: string | undefined): SQL | undefined {
  const number = searchedNumber(search);
  if (number === undefined) return undefined;
  return 'whole' in number ? eq(users.number, number.whole) : like(users.number, `%${number.end}`);
}

// Literals, so that the partial indexes fit.
const flags = {
  is_blocked: sql`${users.isBlocked}`,
  is_operator: sql`${users.isOperator}`,
  is_deliverer: sql`${users.isDeliverer}`,
};

function hasFlag(name: keyof typeof flags, wanted: string | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  return isYes(wanted) ? flags[name] : sql`not ${flags[name]}`;
}

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  number: users.number,
  isBlocked: users.isBlocked,
  isOperator: users.isOperator,
  isDeliverer: users.isDeliverer,
  hasShop: users.isShopSetupDone,
  cityId: cities.id,
  cityName: cities.name,
  createdAt: users.createdAt,
  version: users.version,
};

/** The city stays in the row after a dismissal, for the history of orders. */
const selectUsers = (db: Db) =>
  db
    .select(columns)
    .from(users)
    .leftJoin(cities, and(eq(cities.id, users.delivererCityId), users.isDeliverer));

type Row = Awaited<ReturnType<typeof selectUsers>>[number];

export async function viewUsers(db: Db, query: UsersQuery) {
  const which = and(
    isNull(users.deletedAt),
    matchesPerson(query.search),
    hasFlag('is_blocked', query.is_blocked),
    hasFlag('is_operator', query.is_operator),
    hasFlag('is_deliverer', query.is_deliverer),
  );
  const { limit, offset } = pageOf(query);
  const [count, rows] = await Promise.all([
    db.$count(users, which),
    selectUsers(db).where(which).orderBy(desc(users.id)).limit(limit).offset(offset),
  ]);
  return { count, results: rows.map(presentUser) };
}

/** Throws `not_found`. */
export async function viewUserRecord(db: Db, userId: number, now: Date): Promise<wire.UserRecord> {
  const whole = await viewWholeUserRecord(db, userId, now);
  return { ...whole, number: maskedNumber(whole.number) };
}

/** With the whole number. The caller writes the view into the audit. Throws `not_found`. */
export async function viewWholeUserRecord(db: Db, userId: number, now: Date): Promise<wire.UserRecord> {
  const [row] = await selectUsers(db).where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!row) throw new AppError('not_found');
  return {
    ...presentUser(row),
    number: row.number ?? '',
    email: row.email,
    sessions: await listSessionsOf(db, userId, now),
  };
}

const sessionsAtMost = 100;

async function listSessionsOf(db: Db, userId: number, now: Date): Promise<wire.UserRecord['sessions']> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.createdAt, sessionBirthLimit(now)),
        gt(sessions.lastUsedAt, sessionUseLimit(now)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(sessionsAtMost);
  return rows.map((row) => ({
    device: row.device || unknownDevice,
    created_at: isoInZone(row.createdAt, homeTimeZone),
    last_used_at: isoInZone(row.lastUsedAt, homeTimeZone),
  }));
}

const presentUser = (row: Row): wire.UserInList => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  number: maskedNumber(row.number ?? ''),
  is_blocked: row.isBlocked,
  is_operator: row.isOperator,
  is_deliverer: row.isDeliverer,
  city: row.cityId === null || row.cityName === null ? null : { id: row.cityId, name: row.cityName },
  has_shop: row.hasShop,
  created_at: isoInZone(row.createdAt, homeTimeZone),
  version: row.version,
});
