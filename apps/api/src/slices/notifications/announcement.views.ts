import type * as wire from '@haat/contract/operator/announcements';
import { and, asc, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { shownName } from '../accounts/index.ts';
import { addresses } from '../addresses/address.tables.ts';
import { shops } from '../shops/shop.tables.ts';
import { announcements } from './announcement.tables.ts';

interface Reach {
  readonly cityId: number;
  readonly audiences: readonly wire.Audience[];
}

/** Whoever has one of these roles in the city, without blocked and deleted people. */
function isReached(db: Db, { cityId, audiences }: Reach) {
  const customers = db
    .select({ id: addresses.userId })
    .from(addresses)
    .where(and(eq(addresses.cityId, cityId), sql`${addresses.isPrimary}`));
  const retailers = db
    .select({ id: shops.retailerId })
    .from(shops)
    .where(and(eq(shops.cityId, cityId), ne(shops.state, 'closed')));
  const isOf: Readonly<Record<wire.Audience, ReturnType<typeof and>>> = {
    customer: inArray(users.id, customers),
    retailer: inArray(users.id, retailers),
    deliverer: and(sql`${users.isDeliverer}`, eq(users.delivererCityId, cityId)),
  };
  return and(
    sql`${users.number} is not null and not ${users.isBlocked}`,
    or(...audiences.map((audience) => isOf[audience])),
  );
}

export const countReached = (db: Db, reach: Reach): Promise<number> => db.$count(users, isReached(db, reach));

/** Those with a higher id than `after`, in the order of their ids. */
export const listReached = (db: Db, reach: Reach, { after, limit }: { after: number; limit: number }) =>
  db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(and(gt(users.id, after), isReached(db, reach)))
    .orderBy(asc(users.id))
    .limit(limit);

const selectAnnouncements = (db: Db) =>
  db
    .select({
      id: announcements.id,
      city: announcements.cityId,
      audiences: announcements.audiences,
      texts: announcements.texts,
      link: announcements.link,
      people: announcements.people,
      sent: announcements.sent,
      at: announcements.createdAt,
      timeZone: cities.timeZone,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
    })
    .from(announcements)
    .innerJoin(cities, eq(cities.id, announcements.cityId))
    .innerJoin(users, eq(users.id, announcements.createdBy));

type Row = Awaited<ReturnType<typeof selectAnnouncements>>[number];

interface ListQuery {
  readonly city?: number;
  readonly limit?: number;
  readonly offset?: number;
}

/** Newest first. */
export async function viewAnnouncements(db: Db, { city, ...page }: ListQuery) {
  const { limit, offset } = pageOf(page);
  const which = city === undefined ? undefined : eq(announcements.cityId, city);
  const [count, rows] = await Promise.all([
    db.$count(announcements, which),
    selectAnnouncements(db).where(which).orderBy(desc(announcements.id)).limit(limit).offset(offset),
  ]);
  return { count, results: rows.map(present) };
}

/** Throws `not_found`. */
export async function viewAnnouncement(db: Db, announcementId: number): Promise<wire.Announcement> {
  const [row] = await selectAnnouncements(db).where(eq(announcements.id, announcementId));
  if (!row) throw new AppError('not_found');
  return present(row);
}

const present = ({ userId, firstName, lastName, number, timeZone, at, ...row }: Row): wire.Announcement => ({
  ...row,
  at: isoInZone(at, timeZone),
  by: { id: userId, name: shownName({ firstName, lastName, number }).en },
});
