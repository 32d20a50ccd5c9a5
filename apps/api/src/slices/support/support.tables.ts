import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';

export const requestStates = ['open', 'answered', 'closed'] as const;

export const customerRequests = pgTable(
  'customer_requests',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    status: text('status', { enum: requestStates }).notNull().default('open'),
    /** The operator's note. */
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('customer_requests_user').on(t.userId),
    index('customer_requests_status').on(t.status, t.id.desc().nullsFirst()),
    check('customer_requests_status_known', sql`${t.status} in ('open', 'answered', 'closed')`),
  ],
);
