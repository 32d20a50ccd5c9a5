// Locks shared by all processes of all servers on one database.
import type { ClientBase } from 'pg';

/**
 * Takes the lock until `releaseLock`. False when another session has it. The transaction that holds it has no snapshot,
 * so it blocks neither vacuum nor CREATE INDEX CONCURRENTLY. A pooler keeps the server connection for it.
 */
export async function tryLock(client: ClientBase, lock: number): Promise<boolean> {
  await client.query('begin read write');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  // A parameter would leave a portal with a snapshot.
  const { rows } = await client.query(`select pg_try_advisory_xact_lock(${lock}) as is_mine`);
  if (rows[0]?.is_mine) return true;
  await releaseLock(client);
  return false;
}

export async function releaseLock(client: ClientBase): Promise<void> {
  await client.query('commit');
}
