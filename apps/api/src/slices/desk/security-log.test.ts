// The security log: its lines, and that they contain no phone number or client address.
import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { readCommand } from '../../cli-commands.ts';
import { Events } from '../../platform/events.ts';
import { withoutPrivate } from '../../platform/log.ts';
import { makeSecurityLog } from '../../platform/security-log.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { createTestApp, freshNumber, type TestApp } from '../../testing/test-app.ts';
import { makeOperator } from '../accounts/index.ts';
import { makeAuditFollower } from './follow-audit.service.ts';

const lines: string[] = [];
const log = pino({ hooks: { streamWrite: withoutPrivate } }, { write: (line: string) => lines.push(line) });
let testApp: TestApp;
let client: (token?: string) => Client;

/** Opens the same app with a readable log. */
async function openLogged(): Promise<(token?: string) => Client> {
  const { config, database, clock, files, sms } = testApp;
  const app = await buildApp({ config, database, events: new Events(), clock, files, sms, log });
  return (token) => makeClient(app, token, '');
}

beforeAll(async () => {
  testApp = await createTestApp({ OTP_LIMIT_PER_NUMBER: '2' });
  client = await openLogged();
});
afterAll(() => testApp.close());
beforeEach(() => {
  lines.length = 0;
});

const told = () => lines.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined);
const hash = expect.stringMatching(/^[0-9a-f]{16}$/);

async function failToSignIn(number: string): Promise<string> {
  await client().post('/users/login/', { number });
  const wrong = testApp.sms.codes.get(number) === '111111' ? '222222' : '111111';
  expect((await client().post('/users/login/verify/', { number, otp: wrong })).status).toBe(400);
  return wrong;
}

describe('the security log', () => {
  it('has a line for a failed sign-in [SAFE-5]', async () => {
    const number = freshNumber();
    const wrong = await failToSignIn(number);
    expect(told()).toMatchObject([
      {
        security: 'sign_in.failed',
        code: 'otp.invalid',
        number: hash,
        address: hash,
        method: 'POST',
        route: '/api/users/login/verify/',
      },
    ]);
    for (const secret of [number.slice(3), wrong, '127.0.0.1']) expect(lines.join('')).not.toContain(secret);
  });

  it('has one line a minute for a reached limit [SAFE-5]', async () => {
    const number = freshNumber();
    for (let count = 0; count < 9; count += 1) await client().post('/users/login/', { number });
    expect(told()).toMatchObject([
      { security: 'limit.reached', code: 'rate.limited', number: hash, address: hash },
    ]);
  });

  it('has a line for each 403, with the person [SAFE-5]', async () => {
    const person = await testApp.signIn();
    const { token } = await signInWithToken(person.number);
    await client(token).get('/deliveries/');
    await readCommand(['block', person.number])(testApp);
    await testApp.nobody.post('/users/login/', { number: person.number });
    const otp = testApp.sms.codes.get(person.number);
    await client().post('/users/login/verify/', { number: person.number, otp });
    expect(told()).toMatchObject([
      { security: 'access.refused', code: 'role.required', user: person.userId, number: hash, address: hash },
      { security: 'access.refused', code: 'account.blocked', number: hash, address: hash },
    ]);
    const [first, second] = told();
    expect(second.number).toBe(first.number);
  });

  it('has a line for a deleted account', async () => {
    const { number, userId } = await testApp.signIn();
    const { token } = await signInWithToken(number);
    testApp.clock.advance(15 * 60_000);
    await testApp.nobody.post('/users/login/', { number });
    const deleted = await client(token).delete('/users/', { otp: testApp.sms.codes.get(number) });
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect(told()).toMatchObject([{ security: 'user.delete', user: userId, number: hash, address: hash }]);
  });

  it('has no line for other refusals [SAFE-5]', async () => {
    await client().get('/users/details/');
    await client().post('/users/login/', { number: 'x' });
    await client().get('/nowhere/');
    expect(told()).toEqual([]);
  });

  it('hashes with a key of this installation [SAFE-5]', async () => {
    const number = freshNumber();
    await failToSignIn(number);
    const [{ number: hashed }] = told();
    expect(hashed).not.toBe(createHash('sha256').update(number).digest('hex').slice(0, 16));
    await testApp.database.pool.query(`update installation_secrets set value = 'another installation'`);
    client = await openLogged();
    lines.length = 0;
    await failToSignIn(number);
    expect(told()[0].number).not.toBe(hashed);
  });

  async function signInWithToken(number: string): Promise<{ token: string }> {
    await testApp.nobody.post('/users/login/', { number });
    const otp = testApp.sms.codes.get(number);
    return (await testApp.nobody.post('/users/login/verify/', { number, otp })).body;
  }
});

describe('changes of roles', () => {
  it('have one line each, also from the terminal [SAFE-5]', async () => {
    const { number, userId } = await testApp.signIn();
    await testApp.database.inTx((tx) => makeOperator(tx, freshNumber()));
    await readCommand(['make-operator', number])(testApp);
    const security = makeSecurityLog(testApp.database.db, log);
    const { look } = await makeAuditFollower(testApp.database.db, security);
    await look();
    expect(told()).toEqual([]);
    await readCommand(['unmake-operator', number])(testApp);
    await readCommand(['block', number])(testApp);
    await look();
    await look();
    expect(told()).toMatchObject([
      { security: 'user.unmake_operator', source: 'terminal', actor: null, user: userId, number: hash },
      { security: 'user.block', after: { is_blocked: true }, user: userId },
    ]);
  });

  it('have a line also after a failover that lost lines [SAFE-5]', async () => {
    const { number, userId } = await testApp.signIn();
    const { look } = await makeAuditFollower(testApp.database.db, makeSecurityLog(testApp.database.db, log));
    await readCommand(['block', number])(testApp);
    await look();
    expect(told()).toMatchObject([{ security: 'user.block' }]);
    await testApp.database.pool.query(`alter table audit disable trigger user;
      select setval(pg_get_serial_sequence('audit', 'id'), max(id), false) from audit;
      delete from audit where id = (select max(id) from audit); alter table audit enable trigger user;`);
    testApp.clock.advance(1_000);
    await readCommand(['unblock', number])(testApp);
    await look();
    expect(told().at(-1)).toMatchObject({ security: 'user.unblock', user: userId });
  });

  // On Citus, changes of people run one after another.
  it.runIf(inject('workerUrls').length === 0)(
    'have a line even when a row with a smaller id is committed later',
    async () => {
      const [slow, fast] = [await testApp.signIn(), await testApp.signIn()];
      const { look } = await makeAuditFollower(
        testApp.database.db,
        makeSecurityLog(testApp.database.db, log),
      );
      await testApp.database.inTx(async (tx) => {
        await makeOperator(tx, slow.number);
        await readCommand(['make-operator', fast.number])(testApp);
        await look();
      });
      await look();
      expect(told().map(({ user }) => user)).toEqual([fast.userId, slow.userId]);
    },
  );
});
