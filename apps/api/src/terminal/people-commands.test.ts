// Removing roles and access in the terminal.
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommand } from '../cli-commands.ts';
import { blockUser } from '../slices/accounts/index.ts';
import { waitForLockWait } from '../testing/lock-waits.ts';
import { makeOperatorClient } from '../testing/operators.ts';
import { orderIn } from '../testing/orders.ts';
import { createTestApp, freshNumber, type TestApp } from '../testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from '../testing/village.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const run = (...words: string[]): Promise<string> => readCommand(words)(testApp);

it.each(['unmake-operator', 'dismiss-deliverer', 'block', 'unblock', 'end-sessions', 'reset-second-factor'])(
  '%s refuses a number that nobody has [TERM-7]',
  async (command) => {
    const number = freshNumber();
    await expect(run(command, number)).rejects.toThrow(`Nobody has the number ${number}.`);
  },
);

it('unmake-operator removes the role, and does nothing the second time [TERM-7]', async () => {
  const { number } = await testApp.signIn();
  await run('make-operator', number);
  const person = await testApp.signIn(number);
  expect(await run('unmake-operator', number)).toBe(`${number} is no longer an operator.`);
  expect((await person.get('/users/details/')).body.is_operator).toBe(false);
  expect(await run('unmake-operator', number)).toBe(`${number} was not an operator.`);
});

it('dismiss-deliverer opens the requests of deliveries not yet picked up [TERM-8]', async () => {
  const leaving = await makeDelivererClient(testApp, village.cityId);
  const { order } = await orderIn({ ...village, deliverer: leaving }, 'ASSIGNED');
  const done = `${leaving.number} is no longer a deliverer.`;
  expect(await run('dismiss-deliverer', leaving.number)).toBe(done);
  expect((await leaving.get('/deliveries/')).status).toBe(403);
  const { body } = await village.customer.get(`/customers/orders/${order.id}/`);
  expect(body).toMatchObject({ status: 'ACCEPTED', deliverer: null });
  expect(await run('dismiss-deliverer', leaving.number)).toBe(`${leaving.number} was not a deliverer.`);
});

describe('block', () => {
  it('ends every token for good and refuses a new sign-in until unblock [TERM-9]', async () => {
    const { number, ...phone } = await testApp.signIn();
    const laptop = await testApp.signIn(number);
    const [, first, second] = /^\+91(\d{5})(\d{5})$/.exec(number) ?? [];
    expect(await run('block', '+91', first ?? '', second ?? '')).toBe(`${number} is blocked.`);
    expect(await run('block', number)).toBe(`${number} is already blocked.`);
    for (const device of [phone, laptop]) expect((await device.get('/users/details/')).status).toBe(401);
    await expect(testApp.signIn(number)).rejects.toThrow('account.blocked');
    expect(await run('unblock', number)).toBe(`${number} can sign in again.`);
    expect(await run('unblock', number)).toBe(`${number} was not blocked.`);
    expect((await phone.get('/users/details/')).status).toBe(401);
    expect((await (await testApp.signIn(number)).get('/users/details/')).status).toBe(200);
  });

  it('leaves no token to somebody who signs in at the same time [TERM-9]', async () => {
    const { number, userId } = await testApp.signIn();
    await testApp.nobody.post('/users/login/', { number });
    let signingIn: ReturnType<typeof testApp.nobody.post> | undefined;
    await testApp.database.inTx(async (tx) => {
      await blockUser(tx, null, userId);
      const otp = testApp.sms.codes.get(number);
      signingIn = testApp.nobody.post('/users/login/verify/', { number, otp });
      await Promise.race([signingIn, waitForLockWait(testApp.database)]);
    });
    expect((await signingIn)?.body.code).toBe('account.blocked');
  });
});

it('end-sessions signs out all devices, and lets the person sign in again [TERM-10]', async () => {
  const { number, ...phone } = await testApp.signIn();
  await testApp.signIn(number);
  expect(await run('end-sessions', number)).toBe(`${number} is signed out on 2 devices.`);
  expect((await phone.get('/users/details/')).status).toBe(401);
  expect(await run('end-sessions', number)).toBe(`${number} was not signed in.`);
  await testApp.signIn(number);
  expect(await run('end-sessions', number)).toBe(`${number} is signed out on 1 device.`);
});

it('reset-second-factor removes it and ends what sessions had given [FACTOR-17]', async () => {
  const { number, userId, ...operator } = await makeOperatorClient(testApp);
  const { secret } = (await operator.post('/operator/second-factor/app/')).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: testApp.clock.now().getTime(),
  });
  await operator.post('/operator/second-factor/app/confirm/', { code });
  const laptop = await testApp.signIn(number);
  expect((await laptop.get('/operator/today/')).body.code).toBe('factor.required');
  expect(await run('reset-second-factor', number)).toBe(
    `${number} has no second factor any more. Removed: the authenticator app, the recovery codes.`,
  );
  expect((await laptop.get('/operator/today/')).status).toBe(200);
  expect((await operator.get('/operator/second-factor/')).body).toMatchObject({ is_given: false, app: null });
  const { rows } = await testApp.database.pool.query(
    "select action, source, actor_id from audit where object_id = $1 and action like '%factor'",
    [userId],
  );
  expect(rows).toEqual([{ action: 'user.reset_second_factor', source: 'terminal', actor_id: null }]);
  expect(await run('reset-second-factor', number)).toBe(`${number} had no second factor.`);
});
