import { endpoint } from '@haat/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import * as T from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeRoutes } from '../../../platform/http/routes.ts';
import { makeServer } from '../../../platform/http/server.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { type Client, makeClient } from '../../../testing/client.ts';
import { createTestApp, freshNumber, type TestApp } from '../../../testing/test-app.ts';
import { lockActor } from './session.queries.ts';
import { makeSessionReader } from './session-reader.service.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

let t: TestApp;
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  person = await t.signIn();
});
afterAll(() => t.close());

const sessionsOf = async ({ userId }: Client) =>
  (
    await t.database.pool.query<{ id: string; last_used_at: Date }>(
      'select * from sessions where user_id = $1 order by id',
      [userId],
    )
  ).rows;

const statusOf = async (client: Client): Promise<number> => (await client.get('/users/details/')).status;

/** Makes one call and waits until the session's use is written. */
async function use(client: Client): Promise<void> {
  expect(await statusOf(client)).toBe(200);
  await expectUsed(client);
}

const expectUsed = (client: Client) =>
  expect.poll(async () => (await sessionsOf(client))[0]?.last_used_at).toEqual(t.clock.now());

describe('a session', () => {
  it('ends after 90 days without use [SIGN-44]', async () => {
    t.clock.advance(90 * dayMs - 1);
    await use(person);
    t.clock.advance(90 * dayMs - 1);
    await use(person);
    t.clock.advance(90 * dayMs);
    const answer = await person.get('/users/details/');
    expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
  });

  it('ends after a year, however often it is used [SIGN-44]', async () => {
    for (let months = 0; months < 5; months += 1) {
      t.clock.advance(73 * dayMs - 1);
      await use(person);
    }
    t.clock.advance(5);
    expect(await statusOf(person)).toBe(401);
  });

  it('writes its use once an hour, and once for simultaneous calls', async () => {
    const [before] = await sessionsOf(person);
    t.clock.advance(hourMs - 1);
    await person.get('/users/details/');
    t.clock.advance(1);
    const writes = await writesDuring(() => Promise.all(Array.from({ length: 8 }, () => statusOf(person))));
    expect(before?.last_used_at).toEqual(new Date(t.clock.now().getTime() - hourMs));
    expect(writes).toBe(1);
  });

  it('answers while the row of its session is locked', async () => {
    t.clock.advance(2 * hourMs);
    const lock = await t.database.pool.connect();
    try {
      await lock.query('begin');
      await lock.query('select 1 from sessions where user_id = $1 for update', [person.userId]);
      expect(await statusOf(person)).toBe(200);
    } finally {
      await lock.query('rollback');
      lock.release();
    }
    await expectUsed(person);
  });
});

/** How often the use of the session was written. */
async function writesDuring(work: () => Promise<unknown>): Promise<number> {
  await t.database.pool.query(`create table use_writes (at timestamptz);
    create function note_use() returns trigger language plpgsql as
      $$ begin insert into use_writes values (new.last_used_at); return new; end $$;
    create trigger note_use after update on sessions for each row execute function note_use()`);
  await work();
  await expectUsed(person);
  const { rows } = await t.database.pool.query('select * from use_writes');
  await t.database.pool.query('drop trigger note_use on sessions; drop table use_writes');
  return rows.length;
}

describe("an operator's calls", () => {
  const call = endpoint({
    method: 'GET',
    path: '/operator/nothing/',
    who: 'operator',
    summary: 'For this test alone.',
    responses: { 200: T.Object({}) },
  });
  let desk: FastifyInstance;
  let operator: Client;
  let atDesk: Client;
  const retailer = () =>
    makeSessionReader(t.database, t.clock, (error) => {
      throw error;
    });

  beforeEach(async () => {
    const { database, clock, config } = t;
    desk = await makeServer(config, false);
    const { findActor, settled } = retailer();
    desk.addHook('onClose', settled);
    const routes = makeRoutes({
      app: desk,
      database,
      clock,
      findActor,
      lockActor,
      rateLimitPerMinute: 1000,
      requiresFactor: false,
    });
    routes.read(call, async () => ({}));
    routes.close();
    operator = await t.signIn();
    await database.pool.query('update users set is_operator = true where id = $1', [operator.userId]);
    atDesk = makeClient(desk, operator.token, operator.number, operator.userId);
    return () => desk.close();
  });

  const atWork = async (): Promise<number> => (await atDesk.get('/operator/nothing/')).status;

  it('need a session that was used within 12 hours [SIGN-45]', async () => {
    expect(await atWork()).toBe(200);
    t.clock.advance(12 * hourMs - 1);
    expect(await atWork()).toBe(200);
    await expectUsed(operator);
    t.clock.advance(12 * hourMs);
    const answer = await atDesk.get('/operator/nothing/');
    expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
    expect(answer.body.detail).toContain('12 hours');
  });

  it("don't work again after other calls, which still work [SIGN-45]", async () => {
    t.clock.advance(12 * hourMs);
    expect(await statusOf(operator)).toBe(200);
    await expectUsed(operator);
    expect(await atWork()).toBe(401);
    const again = await t.signIn(operator.number);
    atDesk = makeClient(desk, again.token, again.number, again.userId);
    expect(await atWork()).toBe(200);
  });

  it('write their use every five minutes', async () => {
    t.clock.advance(5 * minuteMs);
    expect(await atWork()).toBe(200);
    await expectUsed(operator);
    t.clock.advance(12 * hourMs - minuteMs);
    expect(await atWork()).toBe(200);
  });

  it('are refused to everybody else [WHO-7]', async () => {
    atDesk = makeClient(desk, person.token, person.number, person.userId);
    const answer = await atDesk.get('/operator/nothing/');
    expect([answer.status, answer.body.code]).toEqual([403, 'role.required']);
  });
});

describe('the devices signed in', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

  it('are listed with names, last used first, with the current one marked [SIGN-46]', async () => {
    const number = freshNumber();
    await t.nobody.post('/users/login/', { number });
    const answer = await t.nobody.post(
      '/users/login/verify/',
      { number, otp: t.sms.codes.get(number) },
      { 'user-agent': chrome },
    );
    t.clock.advance(minuteMs);
    const second = await t.signIn(number);
    t.clock.advance(minuteMs);
    const list = await second.get('/users/sessions/');
    expect(list.status).toBe(200);
    expect(list.body).toEqual({
      count: 2,
      results: [
        {
          id: expect.any(Number),
          device: 'Unknown device',
          created_at: expect.stringMatching(/\+05:30$/),
          last_used_at: expect.any(String),
          is_current: true,
        },
        expect.objectContaining({ device: 'Chrome on Android', is_current: false }),
      ],
    });
    const inHindi = (await second.get('/users/sessions/', { 'accept-language': 'hi' })).body.results;
    expect(inHindi[1].device).toBe('Chrome (Android)');
    const now = isoInZone(t.clock.now(), 'Asia/Kolkata');
    expect(list.body.results[0].last_used_at).toBe(now);
    expect(list.text).not.toContain(answer.body.token);
    const page = await second.get('/users/sessions/?limit=1&offset=1');
    expect(page.body).toEqual({ count: 2, results: [list.body.results[1]] });
  });

  it('are not listed after they end [SIGN-46]', async () => {
    t.clock.advance(90 * dayMs);
    const again = await t.signIn(person.number);
    expect((await again.get('/users/sessions/')).body.count).toBe(1);
  });

  it('are ended one by one [SIGN-47]', async () => {
    const other = await t.signIn(person.number);
    await other.post('/users/device/gcm/', {
      registration_id: `x${other.userId}`,
      cloud_message_type: 'FCM',
    });
    const { results } = (await person.get('/users/sessions/')).body;
    const otherId = results.find((row: { is_current: boolean }) => !row.is_current).id;
    const answer = await person.delete(`/users/sessions/${otherId}/`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(person)).toBe(200);
    expect((await person.delete(`/users/sessions/${otherId}/`)).status).toBe(404);
    const devices = await t.database.pool.query('select 1 from devices where user_id = $1', [person.userId]);
    expect(devices.rowCount).toBe(0);
    const own = results.find((row: { is_current: boolean }) => row.is_current).id;
    expect((await person.delete(`/users/sessions/${own}/`)).status).toBe(204);
    expect(await statusOf(person)).toBe(401);
  });

  it("of somebody else's are not found [SIGN-47]", async () => {
    const stranger = await t.signIn();
    const [row] = await sessionsOf(stranger);
    const answer = await person.delete(`/users/sessions/${row?.id}/`);
    const absent = await person.delete('/users/sessions/999999999/');
    expect([answer.status, answer.text]).toEqual([404, absent.text]);
    expect((await person.delete('/users/sessions/x/')).status).toBe(404);
    expect(await statusOf(stranger)).toBe(200);
  });

  it('are ended except the current one [SIGN-48]', async () => {
    const others = [await t.signIn(person.number), await t.signIn(person.number)];
    const stranger = await t.signIn();
    const answer = await person.delete('/users/sessions/');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    expect(await statusOf(person)).toBe(200);
    expect(await statusOf(stranger)).toBe(200);
    expect((await person.delete('/users/sessions/')).status).toBe(204);
  });

  it('need a token', async () => {
    expect((await t.nobody.get('/users/sessions/')).status).toBe(401);
    expect((await t.nobody.delete('/users/sessions/')).status).toBe(401);
    expect((await t.nobody.delete('/users/sessions/1/')).status).toBe(401);
  });
});
