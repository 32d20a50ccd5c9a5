import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type JobEnd, type JobQueue, Jobs } from './jobs.ts';

let t: TestApp;
let jobs: Jobs;
let others: Jobs[];
let ends: JobEnd[];
let ran: { word: string; attempt: number }[];

beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  [jobs, others, ends, ran] = [make(), [], [], []];
});
afterEach(async () => {
  for (const one of [jobs, ...others]) await one.stop();
  await t.database.pool.query('delete from jobs');
});
afterAll(() => t.close());

type LocalizedText = { word: string; userId: number; host: string };

const make = () => new Jobs({ database: t.database });

const queueOf = (one: Jobs): JobQueue<LocalizedText> =>
  one.queue<LocalizedText>({
    name: 'words',
    atOnce: 10,
    run: async ({ word }, { attempt }) => {
      ran.push({ word, attempt });
      return ends.shift() ?? 'over';
    },
  });

const add = (queue: JobQueue<LocalizedText>, ...words: string[]) =>
  addOf(
    queue,
    words.map((word, at) => ({ word, userId: at, host: word })),
  );

const addOf = (queue: JobQueue<LocalizedText>, jobs: LocalizedText[]) =>
  t.database.inTx((tx) => queue.add(tx, jobs));

const rowsLeft = async () => (await t.database.pool.query('select is_running, attempts from jobs')).rows;

describe('a job', () => {
  it('runs once after its transaction, and leaves no row', async () => {
    const queue = queueOf(jobs);
    await add(queue, 'rice', 'tea');
    expect(await jobs.runDue()).toBe(2);
    expect(await jobs.runDue({ early: true })).toBe(0);
    expect(ran.map(({ word }) => word).sort()).toEqual(['rice', 'tea']);
    expect(await rowsLeft()).toEqual([]);
  });

  it('does not run when its transaction is rolled back', async () => {
    const queue = queueOf(jobs);
    const failing = t.database.inTx(async (tx) => {
      await queue.add(tx, [{ word: 'rice', userId: 1, host: 'a' }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await jobs.runDue()).toBe(0);
  });

  it("runs again when it didn't finish, but not before its time", async () => {
    const queue = queueOf(jobs);
    ends.push({ againInSeconds: 60 }, { againInSeconds: 60 });
    await add(queue, 'rice');
    await jobs.runDue();
    expect(await jobs.runDue()).toBe(0);
    for (let times = 0; times < 3; times += 1) await jobs.runDue({ early: true });
    expect(ran.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(await rowsLeft()).toEqual([]);
  });

  it('runs again after an unexpected error', async () => {
    const lines: string[] = [];
    const log = { warn: () => undefined, error: (_: unknown, line: string) => lines.push(line) };
    const failing = new Jobs({ database: t.database, log: log as never }); // only these two
    others.push(failing);
    let left = 1;
    const queue = failing.queue<LocalizedText>({
      name: 'failing',
      atOnce: 1,
      run: async () => {
        left -= 1;
        if (left === 0) throw new Error('a bug');
        return 'over';
      },
    });
    await add(queue, 'rice');
    await failing.runDue();
    expect(await failing.runDue()).toBe(0);
    expect(await failing.runDue({ early: true })).toBe(1);
    expect(await rowsLeft()).toEqual([]);
    expect(lines).toEqual(['a job failed unexpectedly']);
  });

  it('runs in one of several servers [PUSH-10]', async () => {
    const queue = queueOf(jobs);
    others.push(make(), make());
    for (const other of others) queueOf(other);
    const words = Array.from({ length: 200 }, (_, at) => `word ${at}`);
    await add(queue, ...words);
    await Promise.all([jobs, ...others].map((one) => one.runDue()));
    expect(ran.map(({ word }) => word).sort()).toEqual(words.sort());
  });

  it('runs by itself after start, until stop [PUSH-10]', async () => {
    const { promise: hasRun, resolve } = Promise.withResolvers<string>();
    const { promise: stopped, resolve: noteStop } = Promise.withResolvers<void>();
    const queue = jobs.queue<LocalizedText>({
      name: 'waiting',
      atOnce: 1,
      run: ({ word }, { signal }) => {
        resolve(word);
        signal.addEventListener('abort', () => noteStop());
        return stopped.then(() => ({ againInSeconds: 0 }));
      },
    });
    await add(queue, 'rice');
    await jobs.start();
    expect(await hasRun).toBe('rice');
    await jobs.stop();
    expect(await rowsLeft()).toEqual([{ is_running: false, attempts: 1 }]);
  });

  it('of a server that crashed runs again [PUSH-10]', async () => {
    const crashing = make();
    others.push(crashing);
    const queue = queueOf(crashing);
    await add(queue, 'rice');
    // As if a server had taken the job and then stopped.
    const take = (seconds: number) =>
      t.database.pool.query(
        'update jobs set is_running = true, attempts = 1, stepped_at = now() - make_interval(secs => $1)',
        [seconds],
      );
    queueOf(jobs);
    await take(29);
    expect(await jobs.runDue()).toBe(0);
    await take(31);
    expect(await jobs.runDue()).toBe(1);
    expect(ran).toEqual([{ word: 'rice', attempt: 2 }]);
  });
});

it('that was placed again meanwhile is not ended by the attempt before', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const place = (word: string) =>
    t.database.inTx((tx) =>
      placing.place(tx, { id, startAfter: new Date(0), data: { word, userId: 1, host: 'a' } }),
    );
  const placing = jobs.queue<LocalizedText>({
    name: 'placing',
    atOnce: 1,
    run: async ({ word }) => {
      ran.push({ word, attempt: 0 });
      if (word === 'rice') await place('tea');
      return 'over';
    },
  });
  await place('rice');
  await jobs.runDue();
  expect(await jobs.runDue()).toBe(1);
  expect(ran.map(({ word }) => word)).toEqual(['rice', 'tea']);
  expect(await rowsLeft()).toEqual([]);
});

it('that a server of before left in the table of pg-boss is moved', async () => {
  const { pool } = t.database;
  await pool.query(`select pgboss.create_queue('words', '{"policy": "standard"}')`);
  await pool.query(
    `insert into pgboss.job (name, data) values ('words', '{"word": "rice", "userId": 1, "host": "a"}')`,
  );
  queueOf(jobs);
  await jobs.start();
  await expect.poll(() => ran).toEqual([{ word: 'rice', attempt: 1 }]);
});
