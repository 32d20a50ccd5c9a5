import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type Db, openDatabase, sqlStateOf, type Tx } from './database.ts';
import { sweepDays } from './sweep.tables.ts';

const readOnlyTransaction = '25006';
const day = '2026-11-21';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await t.database.inTx((tx) => tx.insert(sweepDays).values({ day }));
  await t.database.pool.query(`create function forget_days() returns bigint language sql as
    'with gone as (delete from sweep_days returning 1) select count(*) from gone'`);
});
afterAll(() => t.close());

const days = async (db: Db): Promise<string[]> =>
  (await db.select().from(sweepDays).orderBy(sweepDays.day)).map((row) => row.day);

/** What doesn't compile on a `Db`. A JavaScript caller could still try it. */
const notOnDb: Record<string, (db: Db) => PromiseLike<unknown>> = {
  // @ts-expect-error no insert
  insert: (db) => db.insert(sweepDays).values({ day: '2026-11-22' }),
  // @ts-expect-error no update
  update: (db) => db.update(sweepDays).set({ day: '2026-11-22' }),
  // @ts-expect-error no delete
  delete: (db) => db.delete(sweepDays),
  'with … insert': (db) =>
    // @ts-expect-error no insert after with
    db.with(yesterday(db)).insert(sweepDays).values({ day: '2026-11-22' }),
  'with … update': (db) =>
    // @ts-expect-error no update after with
    db.with(yesterday(db)).update(sweepDays).set({ day: '2026-11-22' }),
  // @ts-expect-error no delete after with
  'with … delete': (db) => db.with(yesterday(db)).delete(sweepDays),
  // @ts-expect-error no raw statement
  'raw delete': (db) => db.execute(sql`delete from sweep_days`),
  // @ts-expect-error no transaction
  'delete in a transaction': (db) => db.transaction((tx: Tx) => tx.delete(sweepDays)),
  // @ts-expect-error no lock
  'for update': (db) => db.select().from(sweepDays).for('update'),
  'for share after where and limit': (db) =>
    // @ts-expect-error no lock after any other clause
    db.select().from(sweepDays).where(eq(sweepDays.day, day)).limit(1).for('share'),
  'for update of a join': (db) =>
    // @ts-expect-error no lock after a join
    db.select().from(sweepDays).innerJoin(sql`(select 1) as one`, sql`true`).for('update', { of: sweepDays }),
  // @ts-expect-error no lock after distinct columns
  'for key share of columns': (db) => db.select({ day: sweepDays.day }).from(sweepDays).for('key share'),
  // @ts-expect-error no lock after with
  'with … for update': (db) => db.with(yesterday(db)).select().from(sweepDays).for('update'),
  // @ts-expect-error no dynamic query, whose type would offer the lock again
  'for update of a dynamic query': (db) => db.select().from(sweepDays).$dynamic().for('update'),
};

/** What no type can see. */
const insideSql: Record<string, (db: Db) => PromiseLike<unknown>> = {
  'a function that deletes': (db) => db.select({ gone: sql`forget_days()` }).from(sweepDays),
  'a function in a condition': (db) => db.select().from(sweepDays).where(sql`forget_days() > 0`),
  'a function in a count': (db) => db.$count(sql`forget_days()`),
  'a delete in with': (db) => {
    const gone = db.$with('gone', { day: sweepDays.day }).as(sql`delete from sweep_days returning day`);
    return db.with(gone).select().from(gone);
  },
  'a lock in a raw source': (db) => db.select().from(sql`(select * from sweep_days for update) as locked`),
  'a sequence': (db) => db.select({ next: sql`nextval('users_id_seq')` }).from(sweepDays),
};

const yesterday = (db: Db) =>
  db.$with('yesterday').as(db.select().from(sweepDays).where(eq(sweepDays.day, '2026-11-20')));

it.each(Object.entries({ ...notOnDb, ...insideSql }))('PostgreSQL refuses %s on a Db', async (_, write) => {
  const failure = await Promise.resolve(write(t.database.db)).catch((error: unknown) => error);
  expect(sqlStateOf(failure)).toBe(readOnlyTransaction);
  expect(await days(t.database.db)).toEqual([day]);
});

it('a Db sees what a transaction committed, and not before', async () => {
  const next = '2026-11-23';
  await t.database.inTx(async (tx) => {
    await tx.insert(sweepDays).values({ day: next });
    expect(await days(tx)).toEqual([day, next]);
    expect(await days(t.database.db)).toEqual([day]);
  });
  expect(await days(t.database.db)).toEqual([day, next]);
  await t.database.inTx((tx) => tx.delete(sweepDays).where(eq(sweepDays.day, next)));
});

it('locks in a transaction', async () => {
  const locked = await t.database.inTx((tx) => tx.select().from(sweepDays).for('update'));
  expect(locked).toEqual([{ day }]);
});

it('a Tx writes even if a pooler passes on the read-only setting', async () => {
  const { clock, events } = t;
  const connections = { reading: 1, writing: 1, quick: 1 };
  const database = openDatabase({ url: String(t.config.databaseUrl), clock, events, connections });
  try {
    await database.pool.query('set default_transaction_read_only = on');
    expect(await database.inTx((tx) => tx.update(sweepDays).set({ day }).returning())).toEqual([{ day }]);
  } finally {
    await database.close();
  }
});
