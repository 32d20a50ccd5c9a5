import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { foldedInSql } from '../../platform/folded-in-sql.ts';
import { users } from '../accounts/account.tables.ts';

export const requestStates = ['open', 'answered', 'closed'] as const;

/** The text of a request for searching, as the index `customer_requests_search` has it. */
export const foldedRequest = sql`(${foldedInSql('body')})`;

/** At most one row. Null: the environment's value. */
export const supportContacts = pgTable(
  'support_contacts',
  {
    id: integer('id').primaryKey(),
    phone: text('phone'),
    email: text('email'),
    version: integer('version').notNull().default(1),
  },
  (t) => [check('support_contacts_once', sql`${t.id} = 1`)],
);

export const customerRequests = pgTable(
  'customer_requests',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    status: text('status', { enum: requestStates }).notNull().default('open'),
    /** The operator's answer. */
    note: text('note').notNull().default(''),
    /** The note that the person was last notified of. Null: never notified. */
    toldNote: text('told_note'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('customer_requests_user').on(t.userId),
    index('customer_requests_search').using('gin', sql`${foldedRequest} gin_trgm_ops`),
    index('customer_requests_status').on(t.status, t.id.desc().nullsFirst()),
    check('customer_requests_status_known', sql`${t.status} in ('open', 'answered', 'closed')`),
  ],
);
