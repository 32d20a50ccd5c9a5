import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { users } from '../accounts/account.tables.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    /** In the language that the reader had at the event. */
    body: text('body').notNull(),
    /** The body in each language. Null where a release that knew only one wrote it. */
    words: jsonb('words').$type<LocalizedText>(),
    link: text('link').notNull(),
    /** A person has at most one unread notification of a topic: a newer one takes its place. Null for all others. */
    topic: text('topic', { enum: ['open_requests'] }),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id.desc().nullsFirst()),
    uniqueIndex('notifications_topic')
      .on(t.userId, t.topic)
      .where(sql`${t.topic} is not null and ${t.readAt} is null`),
    index('notifications_unread').on(t.userId, t.id).where(sql`${t.readAt} is null`),
  ],
);
