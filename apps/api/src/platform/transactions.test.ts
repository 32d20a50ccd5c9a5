import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Db, Tx } from './database.ts';
import { preparedOnce } from './prepared.ts';
import { sweepDays } from './sweep.tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => t.database.inTx((tx) => tx.delete(sweepDays)));
afterAll(() => t.close());

const dayPlaceholder = sql.placeholder('day');
const insertDay = preparedOnce('test_insert_day', (tx: Tx) =>
  tx.insert(sweepDays).values({ day: dayPlaceholder }),
);
const findDay = preparedOnce('test_find_day', (db: Db) =>
  db.select().from(sweepDays).where(eq(sweepDays.day, dayPlaceholder)),
);
const days = async () => (await t.database.db.select().from(sweepDays)).map(({ day }) => day);

describe('a prepared statement', () => {
  it('runs in each transaction that uses it, and sees what the transaction wrote', async () => {
    for (const day of ['2026-01-01', '2026-01-02']) {
      const found = await t.database.inTx(async (tx) => {
        await insertDay(tx, { day });
        return findDay(tx, { day });
      });
      expect(found).toEqual([{ day }]);
    }
  });

  it('runs many times at once', async () => {
    await t.database.inTx((tx) => insertDay(tx, { day: '2026-01-01' }));
    const found = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        findDay(t.database.db, { day: index % 2 ? '2026-01-01' : '2026-01-02' }),
      ),
    );
    expect(found.map((rows) => rows.length)).toEqual(Array.from({ length: 50 }, (_, index) => index % 2));
  });

  it('is not affected by another one that fails beside it', async () => {
    await t.database.inTx((tx) => insertDay(tx, { day: '2026-01-01' }));
    const asked = ['2026-01-01', 'never', '2026-01-01'].map((day) => findDay(t.database.db, { day }));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

it('a transaction is rolled back when its work fails', async () => {
  const failing = t.database.inTx(async (tx) => {
    await insertDay(tx, { day: '2026-01-01' });
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await days()).toEqual([]);
});

it('a transaction with a failed statement never counts as done', async () => {
  const swallowing = t.database.inTx(async (tx) => {
    await insertDay(tx, { day: '2026-01-01' });
    await insertDay(tx, { day: 'never' }).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await days()).toEqual([]);
});

it('connections open again after PostgreSQL has ended them', async () => {
  const day = '2026-01-01';
  await findDay(t.database.db, { day });
  await t.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`);
  const found = async (): Promise<boolean> => {
    try {
      return (await findDay(t.database.db, { day })).length === 0;
    } catch {
      return false; // sent before the end was noticed
    }
  };
  await expect.poll(found).toBe(true);
});
