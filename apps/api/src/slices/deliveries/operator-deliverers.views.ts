// Deliverers as operators see them. Numbers are masked, except in a record whose view the audit gets.
import type * as wire from '@haat/contract/operator/deliverers';
import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { existsInSql } from '../../platform/exists-in-sql.ts';
import { maskedNumber } from '../../platform/masked-number.ts';
import { pageOf } from '../../platform/page.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { matchesPerson } from '../accounts/index.ts';
import { countActive } from './dispatch.views.ts';

interface DeliverersQuery {
  readonly search?: string;
  readonly city?: number;
  readonly limit?: number;
  readonly offset?: number;
}

// A literal, so that the index of deliverers fits.
const isDelivererNow = sql`${users.isDeliverer}`;

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  number: users.number,
  isBlocked: users.isBlocked,
  cityId: cities.id,
  cityName: cities.name,
  version: users.version,
};

const selectDeliverers = (db: Db) =>
  db.select(columns).from(users).innerJoin(cities, eq(cities.id, users.delivererCityId));

type Row = Awaited<ReturnType<typeof selectDeliverers>>[number];

export async function viewDeliverers(db: Db, query: DeliverersQuery) {
  const which = and(
    isDelivererNow,
    query.city === undefined ? undefined : eq(users.delivererCityId, query.city),
    matchesPerson(query.search),
  );
  const { limit, offset } = pageOf(query);
  const [count, rows] = await Promise.all([
    db.$count(users, which),
    selectDeliverers(db).where(which).orderBy(desc(users.id)).limit(limit).offset(offset),
  ]);
  const active = await countActive(
    db,
    rows.map(({ id }) => id),
  );
  return { count, results: rows.map((row) => present(row, active)) };
}

/** Throws `not_found`. */
export async function viewDelivererRecord(db: Db, userId: number): Promise<wire.DelivererRecord> {
  const whole = await viewWholeDelivererRecord(db, userId);
  return { ...whole, number: maskedNumber(whole.number) };
}

/** With the whole number. The caller writes the view into the audit. Throws `not_found`. */
export async function viewWholeDelivererRecord(db: Db, userId: number): Promise<wire.DelivererRecord> {
  const [row] = await selectDeliverers(db).where(and(isDelivererNow, eq(users.id, userId)));
  if (!row) throw new AppError('not_found');
  return { ...present(row, await countActive(db, [row.id])), number: row.number ?? '' };
}

const present = (row: Row, active: ReadonlyMap<number | null, number>): wire.DelivererRecord => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  number: maskedNumber(row.number ?? ''),
  city: { id: row.cityId, name: row.cityName },
  is_blocked: row.isBlocked,
  active_deliveries: active.get(row.id) ?? 0,
  version: row.version,
});

export const delivererSteps = () => ({
  first_deliverer: existsInSql(sql`${users} where ${users.isDeliverer}`),
});

export async function isDeliverer(db: Db, userId: number): Promise<boolean> {
  return (await db.$count(users, and(isDelivererNow, eq(users.id, userId)))) > 0;
}
