import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Db, Tx } from './database.ts';
import { placeholdersOf } from './placeholders.ts';
import { preparedOnce } from './prepared.ts';
import { sweepDays } from './sweep.tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const day = '2026-01-01';
const one = sql`(values (true)) as one`;
const waits = preparedOnce('test_waits', (db: Db) =>
  db.select({ waited: sql`pg_advisory_xact_lock_shared(7)::text` }).from(one),
);
const slow = preparedOnce('test_slow', (db: Db) => db.select({ one: sql`1` }).from(one), { isSlow: true });
const deleteDays = preparedOnce('test_delete_days', (tx: Tx) => tx.delete(sweepDays));

it('a slow statement gets a connection of its own, and short ones share theirs [SCALE-80]', async () => {
  const { db } = t.database;
  let isAnswered = false;
  const short = await t.database.inTx(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7)`);
    const waiting = waits(db).then(() => {
      isAnswered = true;
    });
    expect(await slow(db)).toHaveLength(1);
    expect(isAnswered).toBe(false);
    return { waiting };
  });
  await short.waiting;
});

it('statements of a transaction run in it, short and slow [SCALE-80]', async () => {
  const process = sql<number>`pg_backend_pid()`;
  const ofShort = preparedOnce('test_pid', (db: Db) => db.select({ process }).from(one));
  const ofSlow = preparedOnce('test_pid_slow', (db: Db) => db.select({ process }).from(one), {
    isSlow: true,
  });
  const processes = await t.database.inTx(async (tx) => {
    const raw = tx.select({ process }).from(one);
    return [...(await raw), ...(await ofShort(tx)), ...(await ofSlow(tx))];
  });
  expect(new Set(processes.map((row) => row.process)).size).toBe(1);
});

it('ordered statements are sent in the order of the list [SCALE-81]', async () => {
  const found = await t.database.inTx(async (tx) => {
    await tx.insert(sweepDays).values({ day });
    const select = preparedOnce('test_days', (db: Db) => db.select().from(sweepDays));
    const [before, , after] = await tx.inOrder([select(tx), deleteDays(tx), select(tx)]);
    return [before, after];
  });
  expect(found).toEqual([[{ day }], []]);
});

it.each<[string, (tx: Tx) => PromiseLike<unknown>]>([
  ['a builder', (tx) => tx.delete(sweepDays)],
  ['raw SQL', (tx) => tx.execute(sql`delete from sweep_days`)],
  ['a function that waits for a builder', async (tx) => await tx.delete(sweepDays)],
])(
  'an unprepared statement is refused in an ordered list, because it would be sent last: %s [SCALE-81]',
  async (_, late) => {
    const work = t.database.inTx((tx) => tx.inOrder([late(tx), deleteDays(tx)]));
    await expect(work).rejects.toMatchObject({ cause: { message: expect.stringContaining('prepare it') } });
  },
);

it('after the first answer, any statement may follow [SCALE-81]', async () => {
  const later = async (tx: Tx) => {
    await deleteDays(tx);
    await tx.insert(sweepDays).values({ day });
    return tx.select().from(sweepDays);
  };
  expect(await t.database.inTx(async (tx) => (await tx.inOrder([later(tx), undefined]))[0])).toEqual([
    { day },
  ]);
  const nothing = await t.database.inTx(async (tx) => {
    await tx.inOrder([undefined]);
    return tx.delete(sweepDays).returning();
  });
  expect(nothing).toEqual([{ day }]);
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
