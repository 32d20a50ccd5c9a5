import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Each backup that began; see `backup/`. */
export const backups = pgTable('backups', {
  id: id(),
  /** Its file has the rows of this moment. */
  startedAt: instant('started_at').notNull(),
  /** An absolute path. */
  file: text('file').notNull(),
  /** Only files of these backups are ever deleted. */
  isScheduled: boolean('is_scheduled').notNull(),
  /** The size of the complete file. */
  bytes: bigint('bytes', { mode: 'number' }),
  /** Why there is no complete file. */
  failure: text('failure'),
});

/** At most one row. Without it, nobody has chosen yet. */
export const backupSchedule = pgTable(
  'backup_schedule',
  {
    id: integer('id').primaryKey(),
    /** Null: the server makes no backups, because the operator makes them in another way. */
    everySeconds: integer('every_seconds'),
    keep: integer('keep').notNull(),
    /** An absolute path. */
    folder: text('folder').notNull(),
  },
  (t) => [check('backup_schedule_once', sql`${t.id} = 1`)],
);
