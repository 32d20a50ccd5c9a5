// Cash as operators see it, with masked numbers.
import { limits } from '@haat/contract/limits';
import { rupeesOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/operator/cash';
import { and, asc, desc, eq, inArray, lte, max, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { newestFirst } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { maskedNumber } from '../../platform/masked-number.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { matchesPerson, shownName } from '../accounts/index.ts';
import { shops } from '../shops/shop.tables.ts';
import { cashBalances, cashHandOvers } from './cash.tables.ts';
import {
  getHandOver,
  type HandOverOfList,
  isOpenAccount,
  presentHandOver,
  presentParty,
  selectHandOvers,
  sumsInHand,
} from './cash.views.ts';

interface CashQuery {
  readonly search?: string;
  readonly city?: number;
  readonly limit?: number;
  readonly offset?: number;
}

const inHandPaise = sql`sum(${cashBalances.balancePaise})`;

/** Most in hand first. */
export async function viewCashRecords(db: Db, query: CashQuery) {
  const { limit, offset } = pageOf(query);
  const which = and(
    isOpenAccount,
    query.city === undefined ? undefined : eq(cashBalances.cityId, query.city),
    matchesPerson(query.search),
  );
  const [counted, rows] = await Promise.all([
    db
      .select({ count: sql`count(distinct ${cashBalances.delivererId})`.mapWith(Number) })
      .from(cashBalances)
      .innerJoin(users, eq(users.id, cashBalances.delivererId))
      .where(which),
    db
      .select({ id: users.id })
      .from(cashBalances)
      .innerJoin(users, eq(users.id, cashBalances.delivererId))
      .where(which)
      .groupBy(users.id)
      .orderBy(desc(inHandPaise), asc(users.id))
      .limit(limit)
      .offset(offset),
  ]);
  const ids = rows.map(({ id }) => id);
  return { count: counted[0]?.count ?? 0, results: await listRecords(db, ids) };
}

/** Throws `not_found`. */
export async function viewCashRecord(db: Db, delivererId: number): Promise<wire.CashRecord> {
  const [record] = await listRecords(db, [delivererId]);
  if (!record) throw new AppError('not_found');
  return record;
}

/** In the order of the ids. */
async function listRecords(db: Db, ids: readonly number[]): Promise<wire.CashRecord[]> {
  if (ids.length === 0) return [];
  const [people, balances] = await Promise.all([
    db
      .select({
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        number: users.number,
        isDeliverer: users.isDeliverer,
      })
      .from(users)
      .where(inArray(users.id, [...ids])),
    listBalances(db, ids),
  ]);
  const byPerson = Map.groupBy(balances, ({ delivererId }) => delivererId);
  return ids.flatMap((id) => {
    const person = people.find((one) => one.id === id);
    return person ? [presentRecord(person, byPerson.get(id) ?? [])] : [];
  });
}

const listBalances = (db: Db, ids: readonly number[]) =>
  db
    .select({
      delivererId: cashBalances.delivererId,
      shopId: cashBalances.shopId,
      shopName: shops.name,
      balancePaise: cashBalances.balancePaise,
      waitingPaise: cashBalances.waitingPaise,
      since: cashBalances.since,
      timeZone: cities.timeZone,
    })
    .from(cashBalances)
    .innerJoin(cities, eq(cities.id, cashBalances.cityId))
    .leftJoin(shops, eq(shops.id, cashBalances.shopId))
    .where(and(inArray(cashBalances.delivererId, [...ids]), isOpenAccount))
    .orderBy(sql`${shops.name} nulls last`, asc(cashBalances.id));

type BalanceOfList = Awaited<ReturnType<typeof listBalances>>[number];

const sinceOf = ({ since, timeZone }: BalanceOfList): string | null => since && isoInZone(since, timeZone);

function presentRecord(
  person: {
    readonly id: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly number: string | null;
    readonly isDeliverer: boolean;
  },
  balances: readonly BalanceOfList[],
): wire.CashRecord {
  const [oldest] = balances
    .filter(({ since }) => since !== null)
    .toSorted((one, other) => Number(one.since) - Number(other.since));
  return {
    id: person.id,
    name: shownName(person).en,
    number: maskedNumber(person.number ?? ''),
    is_dismissed: !person.isDeliverer,
    ...sumsInHand(balances),
    since: oldest ? sinceOf(oldest) : null,
    parties: balances.map((row) => ({
      party: presentParty(row, 'en'),
      balance: rupeesOf(row.balancePaise),
      waiting: rupeesOf(row.waitingPaise),
      since: sinceOf(row),
    })),
  };
}

interface HandOversQuery extends CashQuery {
  readonly state?: wire.HandOverRecord['state'];
  readonly deliverer?: number;
  readonly shop?: number;
}

/** Newest first. `count` covers all that match, up to a limit. */
export async function viewHandOverRecords(db: Db, query: HandOversQuery) {
  const { limit, offset } = pageOf(query);
  const which = and(
    query.state && eq(cashHandOvers.state, query.state),
    query.city === undefined ? undefined : eq(cashHandOvers.cityId, query.city),
    query.deliverer === undefined ? undefined : eq(cashHandOvers.delivererId, query.deliverer),
    query.shop === undefined ? undefined : eq(cashHandOvers.shopId, query.shop),
    isOfPeople(db, query.search),
  );
  const [count, rows] = await Promise.all([
    countHandOvers(db, which),
    selectHandOvers(db).where(which).orderBy(newestFirst(cashHandOvers)).limit(limit).offset(offset),
  ]);
  return { count, results: rows.map(presentHandOverRecord) };
}

/** Counting stops at the limit, so that no list reads all hand-overs. */
async function countHandOvers(db: Db, which: SQL | undefined): Promise<number> {
  const counted = db
    .select({ id: cashHandOvers.id })
    .from(cashHandOvers)
    .where(which)
    .orderBy(newestFirst(cashHandOvers))
    .limit(limits.ordersCounted)
    .as('counted');
  return db.$count(counted);
}

function isOfPeople(db: Db, search: string | undefined): SQL | undefined {
  const isFound = matchesPerson(search);
  if (!isFound) return undefined;
  return inArray(cashHandOvers.delivererId, db.select({ id: users.id }).from(users).where(isFound));
}

/** Throws `not_found`. */
export const viewHandOverRecord = async (db: Db, handOverId: number): Promise<wire.HandOverRecord> =>
  presentHandOverRecord(await getHandOver(db, handOverId));

const presentHandOverRecord = (row: HandOverOfList): wire.HandOverRecord => ({
  ...presentHandOver(row, 'en'),
  deliverer: {
    id: row.delivererId,
    name: shownName(row).en,
    number: maskedNumber(row.number ?? ''),
  },
  answered_at: row.answeredAt && isoInZone(row.answeredAt, row.timeZone),
});

/** Whether the person is a deliverer, and the city that they work or worked in. */
export async function findDeliverer(db: Db, userId: number) {
  const [row] = await db
    .select({ isDeliverer: users.isDeliverer, cityId: users.delivererCityId })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export async function findPartyShop(db: Db, shopId: number) {
  const [row] = await db.select({ cityId: shops.cityId }).from(shops).where(eq(shops.id, shopId));
  return row;
}

const patienceMs = 24 * 60 * 60 * 1000;

const waitsTooLong = (now: Date) =>
  and(eq(cashHandOvers.state, 'waiting'), lte(cashHandOvers.createdAt, new Date(now.getTime() - patienceMs)));

export const countHandOverNeeds = async (db: Db, now: Date) => ({
  hand_overs_waiting: await db.$count(cashHandOvers, waitsTooLong(now)),
});

export async function viewNewestHandOver(db: Db, now: Date) {
  const [row] = await db
    .select({ at: max(cashHandOvers.createdAt) })
    .from(cashHandOvers)
    .where(waitsTooLong(now));
  return { hand_overs_waiting: row?.at ? new Date(row.at.getTime() + patienceMs) : null };
}
