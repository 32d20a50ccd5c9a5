// The only operator can't delete their account, because nobody could run the market then.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, TestAnswer } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

const deleteAccount = (person: Client, otp: string): Promise<TestAnswer> => person.delete('/users/', { otp });

it('the only operator must first make another one, and the code still works then [OWN-11]', async () => {
  const otp = await codeFor(t, operator);
  const { status, body } = await deleteAccount(operator, otp);
  expect([status, body.code, body.detail]).toEqual([
    409,
    'operator.last',
    'You are the only operator. Make somebody else an operator first, then delete your account.',
  ]);
  expect((await operator.get('/operator/users/')).status).toBe(200);

  const other = await t.signIn();
  await operator.post(`/operator/users/${other.userId}/operator/`);
  expect((await deleteAccount(operator, otp)).status).toBe(204);
  const again = await t.signIn(other.number);
  expect((await again.get('/operator/users/')).status).toBe(200);
});

it('a wrong code comes first, and nobody else is asked [OWN-11]', async () => {
  const only = await makeOperatorClient(t);
  const [code, person] = [await codeFor(t, only), await t.signIn()];
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await deleteAccount(only, wrong)).body.code).toBe('otp.invalid');
  expect((await deleteAccount(person, await codeFor(t, person))).status).toBe(204);
});
