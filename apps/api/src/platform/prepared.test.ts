import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Db } from './database.ts';
import { placeholdersOf } from './placeholders.ts';
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

it('a prepared insert has a placeholder for each column that a row needs, and for those it names', () => {
  const letters = pgTable('letters', {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    toPerson: bigint('to_person', { mode: 'number' }).notNull(),
    body: text('body').notNull(),
    language: text('language').notNull().default('en'),
    readAt: timestamp('read_at'),
  });
  const namesIn = (values: object) =>
    Object.entries(values).map(([column, placeholder]) => [column, placeholder.name]);
  expect(namesIn(placeholdersOf(letters))).toEqual([
    ['toPerson', 'toPerson'],
    ['body', 'body'],
  ]);
  expect(namesIn(placeholdersOf(letters, 'readAt'))).toContainEqual(['readAt', 'readAt']);
});
