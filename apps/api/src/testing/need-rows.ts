// Orders of the market that need an operator: nobody has answered them, or nobody took them at the door.
import type { TestApp } from './test-app.ts';

export async function makeNeedRows({ database: { pool } }: TestApp): Promise<void> {
  await pool.query(
    `update orders set needs_operator_since = created_at,
        failure_reason = case when status = 'PICKED_UP' then 'nobody_there' end
      where status in ('INITIATED', 'ACCEPTED', 'PICKED_UP') and (id & 7) = 0`,
  );
  await pool.query('analyze orders');
}
