import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Moves jobs that a server of before migration 0088 has left in pg-boss's table. Nothing else uses that table any more. */
export async function moveOldJobs({ inTx }: Database): Promise<void> {
  await inTx((tx) =>
    tx.execute(sql`
      with old as (delete from pgboss.job where state < 'completed' and data ? 'userId' and data ? 'host' returning *)
      insert into jobs (id, queue, user_id, host, data, attempts, due_at)
        select id, name, (data->>'userId')::int, data->>'host', data, retry_count, start_after from old
        on conflict do nothing`),
  );
}
