import { audiences } from '@haat/contract/operator/announcements';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { cities, users } from '../accounts/account.tables.ts';

/** News for all people of some roles in a city. They get it in the order of their ids. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    audiences: text('audiences', { enum: audiences }).array().notNull(),
    texts: jsonb('texts').$type<Pick<LocalizedText, 'en'> & Partial<LocalizedText>>().notNull(),
    link: text('link').notNull(),
    /** When it was made. */
    people: integer('people').notNull(),
    sent: integer('sent').notNull().default(0),
    /** Whoever has an id up to this one has it. */
    sentUpTo: ref('sent_up_to').notNull().default(0),
    createdBy: ref('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('announcements_city').on(t.cityId, t.id.desc().nullsFirst()),
    index('announcements_created_by').on(t.createdBy),
    check('announcements_sent', sql`${t.people} >= 0 and ${t.sent} >= 0`),
  ],
);
