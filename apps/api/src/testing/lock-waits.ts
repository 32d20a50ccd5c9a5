import { inject } from 'vitest';
import type { Database } from '../platform/database.ts';

/** Resolves when a transaction in this database waits for another one's lock. */
export async function waitForLockWait(database: Database): Promise<void> {
  while ((await countLockWaits(database)) === 0);
}

/** How many transactions wait for a lock, on all nodes. */
export async function countLockWaits({ pool }: Database): Promise<number> {
  const activity = inject('workerUrls').length > 0 ? 'citus_stat_activity' : 'pg_stat_activity';
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from ${activity}
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
