// Repeats by Idempotency-Key (ONCE-1 and on).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressInput } from '../../testing/addresses.ts';
import { anyWrite } from '../../testing/any-write.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let city: number;
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
  city = await makeCity(t);
});
beforeEach(async () => {
  person = await t.signIn();
});
afterAll(() => t.close());

const keyed = (key: string) => ({ 'idempotency-key': key });
const ask = (key: string, body = 'Rice', by = person, path = anyWrite.path) =>
  by.post(path, anyWrite.bodyOf(body), keyed(key));
const count = async (): Promise<number> => {
  const { rows } = await t.database.pool.query(
    `select count(*)::int as count from ${anyWrite.table} where user_id = $1`,
    [person.userId],
  );
  return rows[0].count;
};

describe('a repeat', () => {
  it('gets the first answer, as 200 [ONCE-2]', async () => {
    const first = await ask('a');
    expect(first.status).toBe(201);
    t.clock.advance(60_000);
    const again = await ask('a');
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await count()).toBe(1);
  });

  it('gets it also with another body, even an invalid one [ONCE-2]', async () => {
    const first = await ask('a');
    expect((await ask('a', 'Fish')).text).toBe(first.text);
    expect((await person.post(anyWrite.path, { body: 7 }, keyed('a'))).text).toBe(first.text);
    expect(await count()).toBe(1);
  });

  it('gets it without the slash, too [ONCE-2]', async () => {
    const first = await ask('a');
    expect((await ask('a', 'Rice', person, anyWrite.path.slice(0, -1))).text).toBe(first.text);
    expect((await ask('a', 'Rice', person, `${anyWrite.path}?x=1`)).text).toBe(first.text);
    expect(await count()).toBe(1);
  });

  it('keeps 200 and 204 as they are [ONCE-2]', async () => {
    const name = { first_name: 'Lakshmi', last_name: 'Menon', email: 'l@example.in' };
    const first = await person.post('/users/setup/', name, keyed('a'));
    const again = await person.post('/users/setup/', { ...name, first_name: 'Devi' }, keyed('a'));
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await person.get('/users/details/')).body.first_name).toBe('Lakshmi');
    for (let times = 0; times < 2; times += 1) {
      const read = await person.post('/users/notifications/mark_read/', {}, keyed('a'));
      expect([read.status, read.text]).toEqual([204, '']);
    }
  });

  it('of ten simultaneous calls has one effect and one answer [ONCE-3]', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('a')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('counts as a repeat for one day [ONCE-2]', async () => {
    const first = await ask('a');
    t.clock.advance(24 * 60 * 60 * 1000 - 1000);
    expect((await ask('a')).text).toBe(first.text);
    t.clock.advance(2000);
    const next = await ask('a');
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(first.body.id);
    expect(await count()).toBe(2);
    expect((await ask('a')).text).toBe(next.text);
  });
});

describe('a key belongs', () => {
  it('to a person [ONCE-4]', async () => {
    const first = await ask('a');
    const other = await ask('a', 'Rice', await t.signIn());
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(first.body.id);
  });

  it('to a path [ONCE-4]', async () => {
    await ask('a');
    const address = await person.post('/customers/addresses/', addressInput(city), keyed('a'));
    expect(address.status).toBe(201);
    const read = await person.post('/users/notifications/mark_read/', {}, keyed('a'));
    expect(read.status).toBe(204);
  });

  it('to nobody who is not signed in [ONCE-4]', async () => {
    await ask('a');
    expect((await ask('a', 'Rice', t.nobody)).status).toBe(401);
  });

  it('to POST alone [ONCE-4]', async () => {
    const first = await person.get('/customers/addresses/', keyed('a'));
    await person.post('/customers/addresses/', addressInput(city));
    const again = await person.get('/customers/addresses/', keyed('a'));
    expect([first.body.count, again.body.count]).toEqual([0, 1]);
  });
});

describe('a refusal', () => {
  it('is not stored [ONCE-5]', async () => {
    const path = '/customers/addresses/';
    const refused = await person.post(path, addressInput(999_999), keyed('a'));
    expect(refused.status).toBe(400);
    expect((await person.post(path, addressInput(city), keyed('a'))).status).toBe(201);
  });

  it('by the schema is not stored [ONCE-5]', async () => {
    expect((await ask('a', '')).status).toBe(400);
    expect((await ask('a')).status).toBe(201);
  });
});

describe('the key itself', () => {
  it.each([['x'], ['x'.repeat(200)], ['a b~!{}"'], ['0']])('may be %.20s [ONCE-1]', async (key) => {
    expect((await ask(key)).status).toBe(201);
  });

  it.each([[''], ['x'.repeat(201)], ['a\tb'], ['clé']])('may not be %.20j [ONCE-1]', async (key) => {
    const answer = await ask(key);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'input.invalid',
      errors: { 'Idempotency-Key': [expect.any(String)] },
    });
    expect(await count()).toBe(0);
  });

  it('is optional, and without it each call is new [ONCE-6]', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await person.post(anyWrite.path, { body: 'Rice' })).status).toBe(201);
    }
    expect(await count()).toBe(2);
  });
});
