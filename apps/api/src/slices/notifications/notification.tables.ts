import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    link: text('link').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id.desc().nullsFirst()),
    index('notifications_unread').on(t.userId, t.id).where(sql`${t.readAt} is null`),
  ],
);
