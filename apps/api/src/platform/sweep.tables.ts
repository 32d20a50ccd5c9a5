import { date, pgTable } from 'drizzle-orm/pg-core';

/** The last day whose sweep is done; see `daily-sweep.ts`. */
export const sweepDays = pgTable('sweep_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
});
