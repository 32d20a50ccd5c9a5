// The second factor of operators: authenticator app, recovery codes, and what each call needs.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { actionsOn, makeOperatorClient } from '../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addApp, codeOf, wrongCodeOf } from './app.factory.ts';

const factor = '/operator/second-factor';
const minuteMs = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const giveCode = (client: Client, code: string) => client.post(`${factor}/give/code/`, { code });
const giveRecovery = (client: Client, code: string) => client.post(`${factor}/give/recovery-code/`, { code });
const again = (client: Client): Promise<Client> => t.signIn(client.number);

async function enrolled() {
  const operator = await makeOperatorClient(t);
  return { operator, ...(await addApp(t, operator)) };
}

describe('an operator without a second factor', () => {
  it('works as before, also where an enrolled one is asked again [FACTOR-1]', async () => {
    const operator = await makeOperatorClient(t);
    const person = await t.signIn();
    t.clock.advance(10 * minuteMs);
    expect((await operator.get('/operator/today/')).status).toBe(200);
    expect((await operator.get(`/operator/users/${person.userId}/`)).status).toBe(200);
    expect((await operator.post(`/operator/users/${person.userId}/operator/`)).status).toBe(200);
    expect((await operator.get('/operator/catalogue/export/')).status).toBe(200);
    expect((await operator.get(`${factor}/`)).body).toEqual({
      is_required: false,
      is_given: false,
      app: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
  });

  it('can give nothing and renew nothing [FACTOR-1]', async () => {
    const operator = await makeOperatorClient(t);
    expect((await giveCode(operator, '123456')).body.code).toBe('factor.invalid');
    expect((await giveRecovery(operator, 'k7m2p-x9qrt')).body.code).toBe('factor.invalid');
    expect((await operator.post(`${factor}/recovery-codes/`)).status).toBe(404);
    expect((await operator.delete(`${factor}/app/`)).status).toBe(404);
    expect((await operator.delete(`${factor}/passkeys/1/`)).status).toBe(404);
  });
});

describe('an authenticator app', () => {
  it('is added with a first code, and the session has given it [FACTOR-2]', async () => {
    const operator = await makeOperatorClient(t);
    const { secret, link } = (await operator.post(`${factor}/app/`)).body;
    expect(link).toMatch(/^otpauth:\/\/totp\/Haat:Meera%20Nair\?issuer=Haat&secret=/);
    expect(link).toContain(secret);
    const wrong = await operator.post(`${factor}/app/confirm/`, { code: wrongCodeOf(secret, t) });
    expect(wrong.body).toMatchObject({ code: 'factor.invalid' });
    expect((await operator.get(`${factor}/`)).body.app).toBeNull();
    const added = await operator.post(`${factor}/app/confirm/`, { code: codeOf(secret, t) });
    expect(added.body.state).toMatchObject({ is_given: true, recovery_codes_left: 10 });
    expect(new Set(added.body.recovery_codes).size).toBe(10);
    expect((await operator.get('/operator/today/')).status).toBe(200);
  });

  it('is not added with a secret older than 15 minutes [FACTOR-2]', async () => {
    const operator = await makeOperatorClient(t);
    const { secret } = (await operator.post(`${factor}/app/`)).body;
    t.clock.advance(15 * minuteMs);
    const late = await operator.post(`${factor}/app/confirm/`, { code: codeOf(secret, t) });
    expect(late.body.code).toBe('factor.invalid');
  });

  it('is stored encrypted, and recovery codes as hashes, also with an idempotency key [FACTOR-3]', async () => {
    const operator = await makeOperatorClient(t);
    const begun = await operator.post(`${factor}/app/`, undefined, { 'idempotency-key': 'begin' });
    const { secret } = begun.body;
    const body = { code: codeOf(secret, t) };
    const added = await operator.post(`${factor}/app/confirm/`, body, { 'idempotency-key': 'confirm' });
    expect(added.status).toBe(200);
    const rows = await Promise.all(
      ['authenticator_apps', 'begun_factors', 'recovery_codes', 'idempotency_keys', 'audit'].map((table) =>
        t.database.pool.query(`select * from ${table}`),
      ),
    );
    const stored = JSON.stringify(rows.map(({ rows: all }) => all));
    for (const text of [secret, ...added.body.recovery_codes]) expect(stored).not.toContain(text);
  });
});

describe('a new session of an operator with a second factor', () => {
  it('can call nothing but give it, and then everything [FACTOR-4]', async () => {
    const { operator, secret } = await enrolled();
    const session = await again(operator);
    const refused = await session.get('/operator/today/');
    expect(refused).toMatchObject({ status: 403, body: { code: 'factor.required' } });
    expect((await session.post(`${factor}/app/`)).body.code).toBe('factor.required');
    expect((await session.get('/users/details/')).status).toBe(200);
    expect((await session.get(`${factor}/`)).body).toMatchObject({
      is_given: false,
      recovery_codes_left: 10,
    });
    t.clock.advance(minuteMs);
    expect((await giveCode(session, codeOf(secret, t))).body.is_given).toBe(true);
    expect((await session.get('/operator/today/')).status).toBe(200);
    expect((await (await again(operator)).get('/operator/today/')).body.code).toBe('factor.required');
  });

  it('is asked in the sessions that began before the first factor, too [FACTOR-4]', async () => {
    const operator = await makeOperatorClient(t);
    const other = await again(operator);
    await addApp(t, operator);
    expect((await other.get('/operator/today/')).body.code).toBe('factor.required');
  });
});

describe('five minutes after the second factor', () => {
  it('whole numbers, exports, and changes of powers need it again, and nothing else [FACTOR-5]', async () => {
    const { operator, secret } = await enrolled();
    const person = await t.signIn();
    const city = await makeCity(t);
    const close = '/operator/close/?day=2026-11-21';
    const user = `/operator/users/${person.userId}/`;
    const { version } = (await operator.get(user)).body;
    t.clock.advance(5 * minuteMs);
    const sensitive = [
      () => operator.get(user),
      () => operator.patch(user, { is_blocked: true, version }),
      () => operator.patch(user, { is_blocked: false, version }),
      () => operator.post(`${user}operator/`),
      () => operator.delete(`${user}operator/`),
      () => operator.post('/operator/deliverers/', { number: person.number, city }),
      () => operator.patch(`/operator/deliverers/${person.userId}/`, { city, version }),
      () => operator.delete(`/operator/deliverers/${person.userId}/`),
      () => operator.get(close, { accept: 'text/csv' }),
      () => operator.get('/operator/statements/', { accept: 'text/csv' }),
      () => operator.get('/operator/catalogue/export/'),
      () => operator.get('/operator/orders/export/?day=2026-11-21'),
      () => operator.post(`${factor}/app/`),
      () => operator.post(`${factor}/recovery-codes/`),
      () => operator.delete(`${factor}/app/`),
    ];
    for (const call of sensitive) expect((await call()).body.code).toBe('factor.again');
    expect((await operator.get('/operator/users/')).status).toBe(200);
    expect((await operator.get(close)).status).toBe(200);
    expect((await operator.patch(user, { first_name: 'Asha', version })).status).toBe(200);
    expect((await person.get('/users/details/')).body).toMatchObject({
      first_name: 'Asha',
      is_operator: false,
    });
    await giveCode(operator, codeOf(secret, t));
    expect((await operator.get(user)).status).toBe(200);
    expect((await operator.patch(user, { is_blocked: true, version: version + 1 })).status).toBe(200);
    expect((await operator.get('/operator/catalogue/export/')).status).toBe(200);
    expect((await operator.get(close, { accept: 'text/csv' })).status).toBe(200);
  });
});

describe('the first factor', () => {
  it('needs a sign-in within the last hour, so that nobody adds one from an old session [FACTOR-24]', async () => {
    const operator = await makeOperatorClient(t);
    t.clock.advance(60 * minuteMs);
    const origin = { origin: 'http://localhost:8080' };
    for (const path of ['app/', 'passkeys/options/']) {
      const { status, body } = await operator.post(`${factor}/${path}`, undefined, origin);
      expect([status, body.detail]).toEqual([
        401,
        'You signed in more than an hour ago. Sign in again, then set up your second step.',
      ]);
    }
    expect((await operator.get('/operator/today/')).status).toBe(200);
    const { secret } = await addApp(t, await again(operator));
    // A person who has one gives it instead.
    t.clock.advance(60 * minuteMs);
    const later = await again(operator);
    t.clock.advance(60 * minuteMs);
    await giveCode(later, codeOf(secret, t));
    expect((await later.post(`${factor}/app/`)).status).toBe(200);
  });
});

describe('codes of the app', () => {
  it('work once, also those of a step before the used one [FACTOR-6]', async () => {
    const { operator, secret } = await enrolled();
    const session = await again(operator);
    const before = codeOf(secret, t);
    expect((await giveCode(session, before)).body.code).toBe('factor.invalid');
    t.clock.advance(30_000);
    expect((await giveCode(session, codeOf(secret, t))).status).toBe(200);
    expect((await giveCode(session, codeOf(secret, t))).body.code).toBe('factor.invalid');
    expect((await giveCode(session, before)).body.code).toBe('factor.invalid');
  });

  it('count once when sent twice at the same time [FACTOR-6]', async () => {
    const { operator, secret } = await enrolled();
    const [one, other] = [await again(operator), await again(operator)];
    t.clock.advance(minuteMs);
    const code = codeOf(secret, t);
    const answers = await Promise.all([giveCode(one, code), giveCode(other, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('after five wrong ones cost a wait that doubles, over all sessions [FACTOR-7]', async () => {
    const { operator, secret, codes } = await enrolled();
    const session = await again(operator);
    const wrong = wrongCodeOf(secret, t);
    for (let tries = 0; tries < 4; tries += 1) await giveCode(session, wrong);
    expect((await giveRecovery(session, 'aaaaa-aaaaa')).body.code).toBe('factor.invalid');
    const refused = await giveCode(await again(operator), codeOf(secret, t, 1));
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
    expect(Number(refused.headers['retry-after'])).toBe(60);
    expect((await giveRecovery(session, codes[0] ?? '')).status).toBe(429);
    t.clock.advance(minuteMs);
    await giveCode(session, wrongCodeOf(secret, t));
    expect(Number((await giveCode(session, '123456')).headers['retry-after'])).toBe(120);
    t.clock.advance(2 * minuteMs);
    expect((await giveCode(session, codeOf(secret, t))).status).toBe(200);
    expect((await giveCode(session, wrongCodeOf(secret, t))).status).toBe(400);
  });
});

describe('recovery codes', () => {
  it('work once each, in any writing, and are counted [FACTOR-8]', async () => {
    const { operator, codes } = await enrolled();
    const session = await again(operator);
    const typed = ` ${(codes[3] ?? '').toUpperCase().replace('-', ' ')}`;
    expect((await giveRecovery(session, typed)).body).toMatchObject({
      is_given: true,
      recovery_codes_left: 9,
    });
    expect((await giveRecovery(session, typed)).body.code).toBe('factor.invalid');
    expect((await session.get('/operator/today/')).status).toBe(200);
  });

  it('end when new ones are made [FACTOR-8]', async () => {
    const { operator, codes } = await enrolled();
    const renewed = (await operator.post(`${factor}/recovery-codes/`)).body.recovery_codes;
    expect(renewed).toHaveLength(10);
    expect((await giveRecovery(operator, codes[0] ?? '')).body.code).toBe('factor.invalid');
    expect((await giveRecovery(operator, renewed[0])).body.recovery_codes_left).toBe(9);
  });

  it('end with the last app or passkey, and the operator works without one [FACTOR-9]', async () => {
    const { operator } = await enrolled();
    const removed = await operator.delete(`${factor}/app/`);
    expect(removed.body).toMatchObject({ app: null, is_given: false, recovery_codes_left: 0 });
    expect((await (await again(operator)).get('/operator/today/')).status).toBe(200);
  });
});

describe('the second factor', () => {
  it('leaves a row in the audit for each change [FACTOR-10]', async () => {
    const { operator, codes } = await enrolled();
    await operator.post(`${factor}/recovery-codes/`);
    await giveRecovery(operator, codes[0] ?? '');
    const [code] = (await operator.post(`${factor}/recovery-codes/`)).body.recovery_codes;
    await giveRecovery(operator, code);
    await operator.delete(`${factor}/app/`);
    expect((await actionsOn(operator, 'user', operator.userId)).slice(0, 5)).toEqual([
      'user.remove_app',
      'user.use_recovery_code',
      'user.renew_recovery_codes',
      'user.renew_recovery_codes',
      'user.add_app',
    ]);
  });

  it('is in the export of own data without secrets, is needed to delete the account, and ends with it [FACTOR-11, FACTOR-25]', async () => {
    const { operator, secret } = await enrolled();
    const { body } = await operator.get('/users/export/');
    expect(body.second_factors).toEqual([
      { kind: 'app', name: '', created_at: expect.any(String), last_used_at: null },
    ]);
    const session = await again(operator);
    const otp = await codeFor(t, operator);
    const refused = await session.delete('/users/', { otp });
    expect([refused.status, refused.body.code]).toEqual([403, 'factor.required']);
    t.clock.advance(minuteMs);
    expect((await giveCode(session, codeOf(secret, t))).status).toBe(200);
    // The code of the SMS wasn't used up.
    expect((await session.delete('/users/', { otp })).status).toBe(204);
    for (const table of ['authenticator_apps', 'recovery_codes']) {
      const { rows } = await t.database.pool.query(`select * from ${table} where user_id = $1`, [
        operator.userId,
      ]);
      expect(rows).toEqual([]);
    }
  });
});

describe('with OPERATOR_SECOND_FACTOR=required', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ OPERATOR_SECOND_FACTOR: 'required' });
  });
  afterAll(() => strict.close());

  it('an operator without one can only set one up [FACTOR-12]', async () => {
    const operator = await makeOperatorClient(strict);
    const refused = await operator.get('/operator/today/');
    expect(refused).toMatchObject({ status: 403, body: { code: 'factor.missing' } });
    expect((await operator.get(`${factor}/`)).body.is_required).toBe(true);
    await addApp(strict, operator);
    expect((await operator.get('/operator/today/')).status).toBe(200);
    await operator.delete(`${factor}/app/`);
    expect((await operator.get('/operator/today/')).body.code).toBe('factor.missing');
  });

  it('other people sign in as before [FACTOR-12]', async () => {
    expect((await (await strict.signIn()).get('/users/details/')).status).toBe(200);
  });
});
