// Access checks, the order of refusals, and the answers to failures.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { markShopSetUp, setShopVerified } from '../../slices/accounts/index.ts';
import { anyWrite } from '../../testing/any-write.ts';
import { makeCity } from '../../testing/cities.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeRetailer } from '../../testing/village.ts';
import { openDatabase } from '../database.ts';
import { Events } from '../events.ts';

const json = { 'content-type': 'application/json' };

describe('the order of refusals', () => {
  let t: TestApp;
  let person: Client;
  beforeAll(async () => {
    t = await createTestApp();
    person = await t.signIn();
  });
  afterAll(() => t.close());

  const accept = '/shops/orders/1/accept/';
  const create = '/shops/products-retailer/';

  it('401 before 403, 413, 415 and 400 [ERR-2]', async () => {
    const tries: [string, Record<string, string>][] = [
      ['{', json],
      ['x', { 'content-type': 'text/plain' }],
      ['x'.repeat(300_000), json],
    ];
    for (const [payload, headers] of tries) {
      expect((await t.nobody.send('POST', create, payload, headers)).status).toBe(401);
      expect((await person.send('POST', create, payload, headers)).status).toBe(403);
    }
  });

  it('403 before 404 [API-5, ERR-2]', async () => {
    const answer = await person.post('/shops/orders/999999/accept/');
    expect([answer.status, answer.body.code]).toEqual([403, 'role.required']);
  });

  it('an unverified shop differs from no shop [WHO-5, ERR-6]', async () => {
    const retailer = await t.signIn();
    await t.database.inTx((tx) => markShopSetUp(tx, retailer.userId));
    const answer = await retailer.post(accept);
    expect([answer.status, answer.body.code]).toEqual([403, 'shop.not_verified']);
  });

  it.each(['', 'previous/', '1/'])(
    "403 before 413, 415 and 400 at a shop's orders, /shops/orders/%s [ERR-2]",
    async (path) => {
      const retailer = await makeRetailer(t, await makeCity(t));
      await t.database.pool.query(`update shops set state = 'unverified' where id = $1`, [retailer.shopId]);
      await t.database.inTx((tx) => setShopVerified(tx, retailer.userId, false));
      const ask = async (client: Client, query: string, headers: Record<string, string> = {}) => {
        const { status, body } = await client.get(`/shops/orders/${path}${query}`, headers);
        return [status, body.code];
      };
      for (const query of ['', '?limit=0', '?offset=x', '?limit=%00']) {
        expect(await ask(person, query)).toEqual([403, 'role.required']);
        expect(await ask(retailer, query)).toEqual([403, 'shop.not_verified']);
      }
      const packed = { 'content-encoding': 'gzip' };
      expect(await ask(retailer, '', packed)).toEqual([403, 'shop.not_verified']);
      expect(await ask(person, '', packed)).toEqual([403, 'role.required']);
    },
  );

  it('400 before 404 [ERR-2]', async () => {
    const verified = '/customers/orders/999999/verified/';
    expect((await person.post(verified, { items: 'all' })).status).toBe(400);
    expect((await person.post(verified, { items: [] })).status).toBe(404);
  });

  it('a blocked person gets account.blocked first [WHO-9, ERR-6]', async () => {
    const blocked = await t.signIn();
    await t.database.pool.query('update users set is_blocked = true where id = $1', [blocked.userId]);
    for (const path of [accept, anyWrite.path]) {
      const answer = await blocked.send('POST', path, '{', json);
      expect([answer.status, answer.body.code]).toEqual([403, 'account.blocked']);
    }
  });
});

describe('a refusal', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  it('is a problem document with a sentence, never cached [ERR-1]', async () => {
    const answer = await t.nobody.get('/users/details/');
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Sign in first',
      status: 401,
      code: 'auth.required',
      detail: expect.stringMatching(/^[A-Z].*\.$/),
      request_id: expect.any(String),
    });
  });

  it('says how to sign in: WWW-Authenticate, only on 401 [ERR-5]', async () => {
    expect((await t.nobody.get('/users/details/')).headers['www-authenticate']).toBe('Token');
    expect((await t.nobody.get('/nothing/')).headers['www-authenticate']).toBeUndefined();
  });

  it('does not depend on the case of the scheme [ERR-5]', async () => {
    const { token } = await t.signIn();
    for (const authorization of [`token ${token}`, `TOKEN ${token}`, `Token  ${token}`]) {
      expect((await t.nobody.get('/users/details/', { authorization })).status).toBe(200);
    }
    for (const authorization of [`Bearer ${token}`, `Token${token}`, `Token ${token} x`, 'Token ']) {
      expect((await t.nobody.get('/users/details/', { authorization })).status).toBe(401);
    }
  });

  it('names every invalid field with a message [ERR-1, TEXT-3]', async () => {
    const person = await t.signIn();
    const answer = await person.post('/users/setup/', { first_name: ' ', email: 'x' });
    expect(answer.body.errors).toEqual({
      first_name: ['The field is required'],
      last_name: ['The field is required'],
      email: ['Enter a valid email'],
    });
    const login = await t.nobody.post('/users/login/', { number: '+91123' });
    expect(login.body.errors).toEqual({ number: ['Enter a valid number'] });
  });
});

describe('the wide guard', () => {
  it('stops only the person with too many requests [ERR-12]', async () => {
    const t = await createTestApp({ RATE_LIMIT_PER_MINUTE: '6' });
    try {
      const [person, other] = [await t.signIn(), await t.signIn()];
      for (let times = 0; times < 6; times += 1) {
        expect((await person.get('/users/details/')).status).toBe(200);
      }
      const refused = await person.get('/users/details/');
      expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      // After the token, before the role and the body are checked.
      expect((await person.send('POST', '/shops/create/', '{', json)).status).toBe(429);
      expect((await person.post('/shops/orders/1/accept/')).status).toBe(429);
      expect((await t.nobody.get('/users/details/')).status).toBe(401);
      expect((await person.send('PUT', '/users/details/', '', {})).status).toBe(405);
      expect((await other.get('/users/details/')).status).toBe(200);
    } finally {
      await t.close();
    }
  });

  it('counts requests with wrong or missing tokens by address, and lets signed-in people through [ERR-12]', async () => {
    const t = await createTestApp({ RATE_LIMIT_PER_MINUTE: '4', TRUST_PROXY: '1' });
    try {
      const person = await t.signIn();
      const ask = (authorization: string, address: string) =>
        t.nobody.get('/users/details/', { authorization, 'x-forwarded-for': address });
      const statuses: number[] = [];
      for (const token of ['Token wrong', '', 'Token other', 'Bearer wrong', 'Token more']) {
        statuses.push((await ask(token, '203.0.113.9')).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 429]);
      expect((await ask('Token wrong', '203.0.113.10')).status).toBe(401);
      expect((await ask(`Token ${person.token}`, '203.0.113.9')).status).toBe(200);
    } finally {
      await t.close();
    }
  });

  it('counts requests without a token by address [ERR-12]', async () => {
    const t = await createTestApp({ RATE_LIMIT_PER_MINUTE: '3' });
    try {
      const statuses: number[] = [];
      for (let times = 0; times < 4; times += 1) {
        statuses.push((await t.nobody.post('/users/login/', {})).status);
      }
      expect(statuses).toEqual([400, 400, 400, 429]);
    } finally {
      await t.close();
    }
  });
});

describe('a failure of the server', () => {
  let t: TestApp;
  afterEach(() => t.close());

  it('answers 500, is logged, and reveals nothing [ERR-1, ERR-13, TEXT-8]', async () => {
    t = await createTestApp();
    const person = await t.signIn();
    await t.database.pool.query(`alter table ${anyWrite.table} rename to elsewhere`);
    const answer = await person.post(anyWrite.path, anyWrite.bodyOf('Rice'));
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Something went wrong',
      status: 500,
      code: 'internal',
      detail: expect.any(String),
      request_id: expect.any(String),
    });
    expect(answer.text).not.toContain(anyWrite.table);
    expect(answer.text).not.toMatch(/insert|select|relation|\.ts|node_modules/i);
  });

  it('of the database answers 503 with Retry-After [ERR-13]', async () => {
    t = await createTestApp();
    const { config, clock, files, sms } = t;
    const events = new Events();
    const database = openDatabase({ url: 'postgres://haat@127.0.0.1:1/haat', clock, events });
    const app = await buildApp({ config, database, events, clock, files, sms, log: false });
    const client = makeClient(app, 'some-token', '');
    for (const answer of [
      await client.get('/users/details/'),
      await client.post('/users/login/', { number: '+919000000001' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i);
    }
    await app.close();
    await database.close();
  });
});
