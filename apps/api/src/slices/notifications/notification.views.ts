import type * as wire from '@haat/contract/notifications';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { stateOfNotifications } from './notification.queries.ts';
import { notifications } from './notification.tables.ts';

type PageQuery = Parameters<typeof pageOf>[0];

export interface ListState {
  readonly tag: string;
  readonly unread: number;
}

/** The state of a person's list and its `ETag`, which depends on the person, the page and the state. */
export async function viewListState(db: Db, userId: number, query: PageQuery): Promise<ListState> {
  const { limit, offset } = pageOf(query);
  const [state] = await stateOfNotifications(db).execute({ userId });
  const { newest, unread, unreadSum } = state ?? { newest: 0, unread: 0, unreadSum: '0' };
  return { tag: `W/"${[userId, limit, offset, newest, unread, unreadSum].join('-')}"`, unread };
}

/** Newest first. */
export async function viewNotifications(db: Db, userId: number, query: PageQuery, { unread }: ListState) {
  const { limit, offset } = pageOf(query);
  const isOwn = eq(notifications.userId, userId);
  const [count, rows] = await Promise.all([
    db.$count(notifications, isOwn),
    db.select().from(notifications).where(isOwn).orderBy(desc(notifications.id)).limit(limit).offset(offset),
  ]);
  return { count, unread_count: unread, results: rows.map(present) };
}

/** A page of notifications older than `beforeId`, newest first. */
export async function viewNotificationsBefore(
  db: Db,
  userId: number,
  { beforeId, limit }: { readonly beforeId: number | undefined; readonly limit: number },
): Promise<wire.Notification[]> {
  const isOwn = eq(notifications.userId, userId);
  const rows = await db
    .select()
    .from(notifications)
    .where(beforeId === undefined ? isOwn : and(isOwn, lt(notifications.id, beforeId)))
    .orderBy(desc(notifications.id))
    .limit(limit);
  return rows.map(present);
}

const present = (row: typeof notifications.$inferSelect): wire.Notification => ({
  id: row.id,
  body: row.body,
  link: row.link,
  created_at: isoInZone(row.createdAt, homeTimeZone),
  is_read: row.readAt !== null,
});
