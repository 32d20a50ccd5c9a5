import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Work outside of requests, see `jobs.ts`. A job that is over has no row. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    queue: text('queue').notNull(),
    /** Whose job it is. Not a reference, because the person may be deleted before. */
    userId: integer('user_id').notNull(),
    /** What it calls. */
    host: text('host').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().default(sql`now()`),
    isRunning: boolean('is_running').notNull().default(false),
    /** When it was added, or its last attempt began or ended. */
    steppedAt: instant('stepped_at').notNull().default(sql`now()`),
    /** Counts its changes. An attempt that ends finds out whether the job was replaced meanwhile. */
    version: integer('version').notNull().default(1),
  },
  (t) => [index('jobs_due').on(t.queue, t.dueAt)],
);
