import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/template-database.ts';
import { openPool, type ServerPool } from './connections.ts';

let test: TestDatabase;
let pool: ServerPool;
const onIdleError = vi.fn<(error: Error) => void>();

beforeEach(async () => {
  onIdleError.mockClear();
  test = await createTestDatabase();
  pool = openPool({ url: test.url, max: 2, isReadOnly: false, onIdleError });
});
afterEach(async () => {
  if (!pool.ending) await pool.end();
  await test.drop();
});

const terminateOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

it('reports a broken idle connection', async () => {
  const client = await pool.connect();
  await pool.query('select 1');
  await client.query(terminateOthers);
  await expect.poll(() => onIdleError.mock.calls.length).toBe(1);
  client.release();
});

it('reports none that PostgreSQL ends while the pool closes', async () => {
  await pool.query('select 1');
  const closed = pool.end();
  pool.emit('error', new Error('terminating connection due to administrator command'));
  await closed;
  expect(onIdleError).not.toHaveBeenCalled();
});
