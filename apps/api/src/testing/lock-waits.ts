import type { Database } from '../platform/database.ts';

/** Resolves when a transaction in this database waits for another one's lock. */
export async function waitForLockWait({ pool }: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) > 0) return;
  }
}
