import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../../platform/columns.ts';
import { cities } from '../../accounts/account.tables.ts';

/**
 * A city's delivery windows: weekly (`weekday`, 0 = Sunday) or for one day (`date`). A day's own windows replace the weekly
 * ones. A slot in the API is a window on a day, see `slots-of-day.ts`.
 */
export const slotWindows = pgTable(
  'slot_windows',
  {
    id: id(),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    weekday: smallint('weekday'),
    date: date('date', { mode: 'string' }),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    cutOffMinutes: integer('cut_off_minutes').notNull(),
    capacity: integer('capacity').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('slot_windows_city').on(t.cityId),
    check('slot_windows_one_kind', sql`(${t.weekday} is null) <> (${t.date} is null)`),
    check('slot_windows_weekday', sql`${t.weekday} between 0 and 6`),
    check('slot_windows_numbers', sql`${t.cutOffMinutes} >= 0 and ${t.capacity} >= 0`),
  ],
);

/** How many orders a window has on a day. */
export const slotDays = pgTable(
  'slot_days',
  {
    cityId: ref('city_id').notNull(),
    windowId: ref('window_id')
      .notNull()
      .references(() => slotWindows.id),
    day: date('day', { mode: 'string' }).notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.windowId, t.day] }),
    index('slot_days_city').on(t.cityId, t.day),
    index('slot_days_day').on(t.day),
    check('slot_days_taken', sql`${t.taken} >= 0`),
  ],
);
