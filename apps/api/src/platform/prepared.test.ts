import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Db } from './database.ts';
import { preparedOnce } from './prepared.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('a prepared statement of a transaction runs in it', async () => {
  const one = sql`(values (true)) as one`;
  const process = sql<number>`pg_backend_pid()`;
  const prepared = preparedOnce('test_pid', (db: Db) => db.select({ process }).from(one));
  const processes = await t.database.inTx(async (tx) => [
    ...(await tx.select({ process }).from(one)),
    ...(await prepared(tx)),
  ]);
  expect(new Set(processes.map((row) => row.process)).size).toBe(1);
});
