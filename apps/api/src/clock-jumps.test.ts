// A clock that jumps an hour ahead and back, as a wrong time server makes it do.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { backUpIfDue } from './backup/scheduled-backups.ts';
import { readOwnCommand } from './cli-commands.ts';
import type { JobData } from './platform/claim-jobs.ts';
import { MinuteCounter } from './platform/http/minute-counter.ts';
import { type JobEnd, type JobQueue, Jobs } from './platform/jobs.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { openDeliveryId, placeOrder } from './testing/orders.ts';
import { createTestApp, freshNumber, type TestApp } from './testing/test-app.ts';
import { makeGoods, makeVillage, type Village } from './testing/village.ts';

const hourMs = 60 * 60_000;
const codesPerNumber = 2;
const smsPerHour = 20;

let t: TestApp;
let village: Village;
beforeAll(async () => {
  t = await createTestApp({
    OTP_LIMIT_PER_NUMBER: String(codesPerNumber),
    OTP_LIMIT_PER_IP: '12',
    SMS_PER_HOUR: String(smsPerHour),
  });
  village = await makeVillage(t);
});
beforeEach(() => t.database.pool.query('delete from code_limits'));
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => t.close());

/** Runs something an hour ahead. */
async function ahead<T>(run: () => Promise<T>): Promise<T> {
  t.clock.advance(hourMs);
  try {
    return await run();
  } finally {
    t.clock.advance(-hourMs);
  }
}

const askCode = async (number: string): Promise<number> =>
  (await t.nobody.post('/users/login/', { number })).status;
const useCode = async (number: string): Promise<number> =>
  (await t.nobody.post('/users/login/verify/', { number, otp: t.sms.codes.get(number) })).status;

describe('after the clock was an hour ahead', () => {
  it('codes from before, from ahead and from afterwards sign people in [FAULT-13]', async () => {
    const [early, late] = [freshNumber(), freshNumber()];
    await askCode(early);
    await ahead(async () => {
      for (let n = 0; n < codesPerNumber; n += 1) expect(await askCode(late)).toBe(200);
      expect(await askCode(late)).toBe(429);
    });
    expect([await useCode(early), await useCode(late)]).toEqual([200, 200]);
    expect(await askCode(late)).toBe(200);
    expect(await useCode(late)).toBe(200);
  });

  it('used-up limits of SMS and of addresses are free again [FAULT-13]', async () => {
    await ahead(async () => {
      const statuses: number[] = [];
      while (statuses.at(-1) !== 429) statuses.push(await askCode(freshNumber()));
      await t.database.pool.query("update code_limits set points = $1 where key = 'sms'", [smsPerHour]);
    });
    expect(await askCode(freshNumber())).toBe(200);
  });

  it('sessions from before and from ahead work, also those of operators [FAULT-13]', async () => {
    const operator = await makeOperatorClient(t);
    const [customer, late] = await ahead(async () => {
      expect((await operator.get('/operator/today/')).status).toBe(200);
      expect((await village.customer.get('/users/notifications/')).status).toBe(200);
      return [await t.signIn(), await makeOperatorClient(t)];
    });
    for (const [client, path] of [
      [operator, '/operator/today/'],
      [late, '/operator/today/'],
      [customer, '/users/notifications/'],
      [village.customer, '/users/notifications/'],
    ] as const)
      expect((await client.get(path)).status).toBe(200);
  });

  it('a limit per minute ends within a minute [FAULT-13]', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs });
    const counter = new MinuteCounter();
    counter.add('phone');
    vi.setSystemTime(Date.now() - hourMs);
    expect(counter.add('phone').msLeft).toBeLessThanOrEqual(60_000);
  });

  it('the same slots are free, and an order from ahead goes its whole way [FAULT-13]', async () => {
    const goods = await makeGoods(t, village.retailer, { quantity: 50 });
    const slots = async () => (await village.customer.get('/shops/get-slots/')).body;
    const free = await slots();
    const order = await ahead(() => placeOrder(village, { wanted: [{ productId: goods, quantity: 1 }] }));
    expect((await slots()).results.map(({ id }: { id: number }) => id)).toEqual(
      free.results.map(({ id }: { id: number }) => id),
    );
    await goOn(order.id);
    const { body } = await village.customer.get(`/customers/orders/${order.id}/`);
    expect(body.status).toBe('COMPLETED');
    const steps = ['INITIATED', 'ACCEPTED', 'ASSIGNED', 'PICKED_UP', 'DELIVERED', 'VERIFIED', 'COMPLETED'];
    expect(body.events.map(({ status }: { status: string }) => status)).toEqual(steps);
  });
});

async function goOn(orderId: number): Promise<void> {
  const { retailer, deliverer, customer } = village;
  await retailer.post(`/shops/orders/${orderId}/accept/`);
  const id = await openDeliveryId(village, orderId);
  await deliverer.post(`/deliveries/requests/${id}/accept/`);
  await deliverer.post(`/deliveries/${id}/picked_up/`);
  await deliverer.post(`/deliveries/${id}/delivered/`);
  await customer.post(`/customers/orders/${orderId}/verified/`, { items: [] });
  await deliverer.post(`/deliveries/${id}/completed/`, { payment: 'Cash' });
}

describe('a job that was added while the clock was ahead', () => {
  const phone: JobData = { userId: 1, host: 'a' };
  const ends: JobEnd[] = [];
  const attempts: number[] = [];
  let jobs: Jobs;
  let queue: JobQueue<JobData>;
  beforeEach(async () => {
    attempts.length = 0;
    jobs = new Jobs({ database: t.database });
    queue = jobs.queue<JobData>({
      name: 'ahead',
      atOnce: 2,
      run: async (_, { attempt }) => {
        attempts.push(attempt);
        return ends.shift() ?? 'over';
      },
    });
    await t.database.inTx((tx) => queue.add(tx, [phone]));
    await t.database.pool.query(
      `update jobs set stepped_at = stepped_at + interval '1 hour', due_at = due_at + interval '1 hour'`,
    );
  });
  afterEach(async () => {
    await jobs.stop();
    await t.database.pool.query('delete from jobs');
  });

  it('runs at once [FAULT-13]', async () => {
    expect(await jobs.runDue()).toBe(1);
  });

  it('waits if it asks for that [FAULT-13]', async () => {
    ends.push({ againInSeconds: 600 });
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    expect(attempts).toEqual([1]);
  });

  it('runs at once if only its last attempt was then [FAULT-13]', async () => {
    ends.push({ againInSeconds: 10 });
    await jobs.runDue();
    await t.database.pool.query(
      `update jobs set stepped_at = stepped_at + interval '1 hour', due_at = due_at + interval '1 hour'`,
    );
    expect(await jobs.runDue()).toBe(1);
    expect(attempts).toEqual([1, 2]);
  });

  it("doesn't wait for jobs of a server that was killed then [FAULT-13]", async () => {
    await t.database.inTx((tx) => queue.add(tx, [phone, phone]));
    await t.database.pool.query(
      `update jobs set is_running = true, stepped_at = now() + interval '1 hour' where stepped_at <= now()`,
    );
    expect(await jobs.runDue()).toBe(3);
  });
});

it('jobs of a killed server are found after the clock was set back [FAULT-13]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs });
  let runs = 0;
  const jobs = new Jobs({ database: t.database });
  const run = async () => {
    runs += 1;
    return 'over' as const;
  };
  const queue = jobs.queue<JobData>({ name: 'killed', atOnce: 2, run });
  vi.setSystemTime(Date.now() - hourMs);
  await t.database.inTx((tx) => queue.add(tx, [{ userId: 1, host: 'a' }]));
  await t.database.pool.query(
    `update jobs set is_running = true, stepped_at = now() - interval '2 minutes' where queue = 'killed'`,
  );
  await jobs.start();
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 20_000, interval: 50 });
  await jobs.stop();
});

// A distributed database has no backup in one file.
it.runIf(inject('workerUrls').length === 0)(
  'a backup from ahead delays the next one by that hour at most [FAULT-13]',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'haat-clock-'));
    try {
      const findUrl = async () => t.config.databaseUrl ?? '';
      const log = { info: () => undefined, error: (one: unknown) => expect(one).toBeUndefined() };
      const look = () => backUpIfDue({ ...t, findUrl, log });
      await readOwnCommand(['backup', '--every', '6h', '--to', folder])?.(t.config);
      expect(await ahead(look)).toContain(folder);
      expect(await look()).toBeUndefined();
      t.clock.advance(7 * hourMs);
      expect(await look()).toContain(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
