// What an app does while its PostgreSQL is away, silent, slow, full or out of connections, and afterwards. Nothing is restarted.
import { setTimeout as pause } from 'node:timers/promises';
import { Client as PgClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { buildApp } from './app.ts';
import { openPool } from './platform/connections.ts';
import { openDatabase } from './platform/database.ts';
import { Events } from './platform/events.ts';
import { isDatabaseAway } from './platform/sql-state.ts';
import { anyWrite } from './testing/any-write.ts';
import { makeClient, type TestAnswer } from './testing/client.ts';
import { type DatabaseProxy, openDatabaseProxy } from './testing/database-proxy.ts';
import { placeOrder } from './testing/orders.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { makeGoods, makeVillage, type Village } from './testing/village.ts';

/** Short in `npm test`. */
const awayMs = Number(process.env.HAAT_FAULT_AWAY_MS ?? 500);

let t: TestApp;
let village: Village;
let goods: number;
let proxy: DatabaseProxy;

beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  goods = await makeGoods(t, village.retailer, { name: 'Jaggery', quantity: 100_000 });
});
beforeEach(async () => {
  proxy = await openDatabaseProxy(t.config.databaseUrl ?? '');
  await moveTo(proxy.url);
});
afterEach(async () => {
  await moveTo(t.config.databaseUrl ?? '');
  await proxy.close();
});
afterAll(() => t.close());

const read = () => village.customer.get('/users/notifications/');
const write = () => village.customer.post(anyWrite.path, anyWrite.bodyOf('Rice'));
const search = async (): Promise<string> => {
  const { customer } = village;
  const path = `/shops/product-search/?address_id=${customer.addressId}`;
  const counts = await Promise.all(
    ['jaggery', 'molasses'].map((word) => customer.get(`${path}&search=${word}`)),
  );
  return counts.map(({ body }) => body.count).join();
};

async function moveTo(url: string): Promise<void> {
  t.database.moveTo(url);
  await works();
}

/** Without a restart. */
const works = (): Promise<void> =>
  vi.waitFor(
    async () => {
      for (const call of [read, write]) expect((await call()).status).toBeLessThan(300);
    },
    { timeout: 30_000 },
  );

const expectUnavailable = (answers: readonly TestAnswer[]): void => {
  for (const { status, body, headers } of answers) {
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
};

/** Calls until the time is over. */
async function callFor(ms: number): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = [];
  const until = Date.now() + ms;
  do {
    answers.push(...(await Promise.all([read(), write(), find()])));
    await pause(20);
  } while (Date.now() < until);
  return answers;
}

const find = () =>
  village.customer.get(`/shops/product-search/?address_id=${village.customer.addressId}&search=jaggery`);

describe('while PostgreSQL', () => {
  it('is away, each call that needs it is 503 with Retry-After, and then works again [FAULT-3]', async () => {
    const order = placeOrder(village, { wanted: [{ productId: goods, quantity: 1 }] });
    await proxy.goAway();
    await order.catch(() => undefined); // it may be cut off
    expectUnavailable(await callFor(awayMs));
    await proxy.comeBack();
    await works();
    expect((await placeOrder(village, { wanted: [{ productId: goods, quantity: 1 }] })).status).toBe(
      'INITIATED',
    );
  });

  it('is away, what another server has changed meanwhile is seen afterwards [FAULT-3]', async () => {
    expect(await search()).toBe('1,0');
    await proxy.goAway();
    const events = new Events();
    const database = openDatabase({ url: t.config.databaseUrl ?? '', clock: t.clock, events });
    const other = await buildApp({ ...t, database, events, log: false });
    const retailer = makeClient(other, village.retailer.token, '');
    const changed = await retailer.patch(`/shops/products-retailer/${goods}/`, { name: 'Molasses' });
    expect(changed.status).toBe(200);
    await other.close();
    await database.close();
    expectUnavailable([await find()]);
    await proxy.comeBack();
    await works();
    expect(await search()).toBe('0,1');
  });

  it('answers slowly, every call is answered rightly [FAULT-4]', async () => {
    proxy.delayMs = 100;
    const orders = await Promise.all(
      Array.from({ length: 4 }, async () => (await village.customer.get('/customers/orders/')).status),
    );
    expect(orders).toEqual([200, 200, 200, 200]);
    const order = await placeOrder(village, { wanted: [{ productId: goods, quantity: 2 }] });
    const { body } = await village.customer.get(`/customers/orders/${order.id}/`);
    expect(body.items).toMatchObject([{ quantity: 2 }]);
  });

  it('has no space left, changes are 503 with Retry-After and reading goes on [FAULT-6]', async () => {
    const full = `create function no_space() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_space before insert on ${anyWrite.table} for each row execute function no_space()`;
    await onDatabase(full);
    expectUnavailable([await write(), await write()]);
    expect([(await read()).status, (await village.customer.get('/customers/requests/')).status]).toEqual([
      200, 200,
    ]);
    await onDatabase(`drop trigger no_space on ${anyWrite.table}; drop function no_space`);
    expect((await write()).status).toBe(201);
  });
});

const onDatabase = async (statement: string): Promise<void> => {
  const client = new PgClient({ connectionString: t.config.databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
};

// The role has to exist on one server, and a pooler has connections of its own.
describe.runIf(inject('workerUrls').length === 0 && !inject('poolerUrl'))('out of connections', () => {
  const role = 'haat_few';
  beforeAll(() =>
    onDatabase(`do $$ begin create role ${role} login connection limit 2;
      exception when duplicate_object then null; end $$;
      grant usage on schema public to ${role}; grant all on all tables in schema public to ${role};
      grant all on all sequences in schema public to ${role}`),
  );
  afterAll(() => onDatabase(`drop owned by ${role}; drop role ${role}`));

  it('calls are 503 with Retry-After until there are some again [FAULT-5]', async () => {
    const url = new URL(t.config.databaseUrl ?? '');
    url.username = role;
    const others = [1, 2].map(() => new PgClient({ connectionString: url.href }));
    for (const other of others) await other.connect();
    t.database.moveTo(url.href);
    await Promise.allSettled([read(), write()]); // on connections that were just cut
    expectUnavailable(await Promise.all([read(), write(), find()]));
    for (const other of others) await other.end();
    await onDatabase(`alter role ${role} connection limit 50`);
    await works();
  });
});

it('a silent PostgreSQL is cut off, so that no call waits for it [FAULT-3]', async () => {
  const timeouts = { statement: 50, lock: 50, idleInTransaction: 50 };
  const pool = openPool({ url: proxy.url, max: 1, isReadOnly: false, timeouts });
  const client = await pool.connect();
  client.on('error', () => undefined);
  proxy.fallSilent();
  await expect(client.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  client.release(true);
  await proxy.comeBack();
  await pool.end();
});
