import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Db } from './database.ts';
import { idempotencyKeys } from './idempotency.tables.ts';
import { mapRowsQuickly } from './map-rows.ts';
import { preparedOnce } from './prepared.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await t.database.inTx((tx) =>
    tx.insert(idempotencyKeys).values([
      { ...write, userId: 1, status: 201, body: '{}' },
      { ...write, userId: 2, status: null, body: null },
    ]),
  );
});
afterAll(() => t.close());

const write = { method: 'POST', path: '/', key: 'k', createdAt: new Date('2026-01-01T00:00:00.123Z') };
const others = alias(idempotencyKeys, 'others');
const { userId, status, body, createdAt } = idempotencyKeys;
const later = sql`${userId} + 1`.mapWith(Number);

const queries = {
  columns: (db: Db) => db.select().from(idempotencyKeys).orderBy(userId),
  groups: (db: Db) =>
    db
      .select({ userId, answer: { status, body }, later, times: { createdAt, named: later.as('named') } })
      .from(idempotencyKeys)
      .orderBy(userId),
  groupOfOuterJoin: (db: Db) =>
    db
      .select({ userId, other: { userId: others.userId, createdAt: others.createdAt } })
      .from(idempotencyKeys)
      .leftJoin(others, eq(others.userId, later))
      .orderBy(userId),
};

const isMappedQuickly = (statement: object): boolean =>
  'customResultMapper' in statement && statement.customResultMapper !== undefined;

it.each(['columns', 'groups', 'groupOfOuterJoin'] as const)(
  'a prepared statement gives the same rows as an unprepared one: %s',
  async (name) => {
    const query: (db: Db) => ReturnType<(typeof queries)['columns']> = queries[name] as never; // one of their types
    const prepared = preparedOnce(`test_map_rows_${name}`, (db: Db) => query(db));
    const rows = await prepared(t.database.db);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(await query(t.database.db));
  },
);

it('leaves groups of an outer join to Drizzle, which makes a missing one null', async () => {
  const quick = queries.groups(t.database.db).prepare('test_quick');
  const outer = queries.groupOfOuterJoin(t.database.db).prepare('test_outer');
  for (const statement of [quick, outer]) mapRowsQuickly(statement);
  expect([quick, outer].map(isMappedQuickly)).toEqual([true, false]);
  expect((await outer.execute()).map(({ other }) => other)).toEqual([
    { userId: 2, createdAt: write.createdAt },
    null,
  ]);
});
