import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { anyWrite } from '../testing/any-write.ts';
import { makeClient, type Client as Person } from '../testing/client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type Database, type Db, openDatabase, type Timeouts } from './database.ts';
import { Events } from './events.ts';

let t: TestApp;
let database: Database;
const rest: (() => Promise<void>)[] = [];

beforeEach(async () => {
  t = await createTestApp();
});
afterEach(async () => {
  for (const end of rest.splice(0).reverse()) await end();
  await t.close();
});

/** A second app on the same database, with these time-outs. */
async function openWith(changes: Partial<Timeouts> = {}): Promise<Person> {
  const events = new Events();
  const timeouts = { statement: 60_000, lock: 60_000, idleInTransaction: 60_000, ...changes };
  database = openDatabase({ url: String(t.config.databaseUrl), clock: t.clock, events, timeouts });
  const app = await buildApp({ ...t, database, events, log: false });
  rest.push(
    () => database.close(),
    () => app.close(),
  );
  const { token, number, userId } = await t.signIn();
  return makeClient(app, token, number, userId);
}

/** Holds this lock in another session until the test ends. */
async function hold(statement: string): Promise<void> {
  const client = new Client({ connectionString: t.config.databaseUrl });
  await client.connect();
  rest.push(() => client.end());
  await client.query('begin');
  await client.query(statement);
}

const askForHelp = (person: Person) => person.post(anyWrite.path, anyWrite.bodyOf('Rice'));

describe('slow database work answers 503 with Retry-After', () => {
  it('when a lock is not free in time [ERR-13]', async () => {
    const person = await openWith({ lock: 50 });
    await hold(`lock table ${anyWrite.table}`);
    const answer = await askForHelp(person);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(/lock|statement|canceling/i);
  });

  it('when the lock is wanted by the first of several statements that left together [ERR-13]', async () => {
    const person = await openWith({ lock: 50 });
    await hold('lock table carts');
    const answer = await person.post('/customers/cart/add/', { product_id: 1, quantity: 1, address_id: 1 });
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });

  it('when the transaction lost against others each time that it was tried [ERR-13]', async () => {
    const person = await openWith();
    await t.database.pool.query(`create function lose() returns trigger language plpgsql as
      $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`);
    await t.database.pool.query(
      `create trigger lose before insert on ${anyWrite.table} for each row execute function lose()`,
    );
    const answer = await askForHelp(person);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });

  it('when a statement is not done in time [ERR-13]', async () => {
    const person = await openWith({ statement: 200 });
    await hold(`lock table ${anyWrite.table}`);
    const answer = await askForHelp(person);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });

  it('when a transaction pauses too long, and the process goes on [ERR-13]', async () => {
    await openWith({ idleInTransaction: 50 });
    const ended = database.inTx(async (tx) => {
      const [{ pid }] = (await tx.execute(sql`select pg_backend_pid() as pid`)).rows as [{ pid: number }];
      await untilGone(pid);
      await tx.execute(sql`select 1`);
    });
    await expect(ended).rejects.toThrow();
    expect(await database.pool.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  });
});

async function untilGone(pid: number): Promise<void> {
  const isThere = 'select from pg_stat_activity where pid = $1';
  while ((await t.database.pool.query(isThere, [pid])).rowCount) await new Promise(setImmediate);
}

it('sets its name and the timeouts: 10 s per statement, 3 s per lock, 10 s idle in a transaction', async () => {
  const { clock, events } = t;
  const plain = openDatabase({ url: String(t.config.databaseUrl), clock, events });
  rest.push(() => plain.close());
  const setting = (name: string) => sql`current_setting(${name})`;
  const settings = {
    name: setting('application_name'),
    statement: setting('statement_timeout'),
    lock: setting('lock_timeout'),
    idle: setting('idle_in_transaction_session_timeout'),
  };
  const read = (db: Db) => db.select(settings).from(sql`(select 1) as one`);
  const expected = [{ name: 'haat', statement: '10s', lock: '3s', idle: '10s' }];
  expect([await read(plain.db), await plain.inTx(read)]).toEqual([expected, expected]);
});

it('too many parameters count as a bug, not as an unavailable database', async () => {
  const person = await openWith();
  await t.database.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '08P01'; end $$`);
  await t.database.pool.query(
    `create trigger refuse before insert on ${anyWrite.table} execute function refuse()`,
  );
  const answer = await askForHelp(person);
  expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
});
