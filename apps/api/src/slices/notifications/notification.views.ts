import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/notifications';
import { and, desc, eq, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { homeTimeZone } from '../accounts/index.ts';
import { notifications } from './notification.tables.ts';

type PageQuery = Parameters<typeof pageOf>[0];

/** The list's `ETag`: it depends on the person, the page, the language and the version of their notifications. */
export function tagOfList(
  { userId, notifications: { version } }: Actor,
  query: PageQuery,
  language: Language,
): string {
  const { limit, offset } = pageOf(query);
  return `W/"${userId}-${limit}-${offset}-${language}-${version}"`;
}

/** The columns of `present`, with the body in this language if the row has it. */
const rowIn = (language: Language | Placeholder) => ({
  id: notifications.id,
  body: sql<string>`coalesce(${notifications.words} ->> ${language}::text, ${notifications.body})`,
  link: notifications.link,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
});

const pageOfList = preparedOnce('notifications_page', (db: Db) =>
  db
    .select(rowIn(sql.placeholder('language')))
    .from(notifications)
    .where(eq(notifications.userId, sql.placeholder('userId')))
    .orderBy(desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

/** Newest first. The counts are those that were read with the session. */
export async function viewNotifications(
  db: Db,
  { userId, notifications: { total, unread } }: Actor,
  query: PageQuery,
  language: Language,
) {
  const rows = await pageOfList(db, { userId, language, ...pageOf(query) });
  return { count: total, unread_count: unread, results: rows.map(present) };
}

interface PageBefore {
  readonly beforeId: number | undefined;
  readonly limit: number;
  readonly language: Language;
}

/** A page of notifications older than `beforeId`, newest first. */
export async function viewNotificationsBefore(
  db: Db,
  userId: number,
  { beforeId, limit, language }: PageBefore,
): Promise<wire.Notification[]> {
  const isOwn = eq(notifications.userId, userId);
  const rows = await db
    .select(rowIn(language))
    .from(notifications)
    .where(beforeId === undefined ? isOwn : and(isOwn, lt(notifications.id, beforeId)))
    .orderBy(desc(notifications.id))
    .limit(limit);
  return rows.map(present);
}

const present = (
  row: Pick<typeof notifications.$inferSelect, 'id' | 'body' | 'link' | 'createdAt' | 'readAt'>,
): wire.Notification => ({
  id: row.id,
  body: row.body,
  link: row.link,
  created_at: isoInZone(row.createdAt, homeTimeZone),
  is_read: row.readAt !== null,
});
