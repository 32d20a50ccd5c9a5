// Each action that notifies somebody else has a limit (decision 0046). Here: the operators' actions that can be
// repeated.
import { pathOf } from '@haat/contract/endpoint';
import { endpoints } from '@haat/contract/every-endpoint';
import { limits } from '@haat/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
let other: Client;
beforeAll(async () => {
  t = await createTestApp();
  [operator, other] = [await makeOperatorClient(t), await makeOperatorClient(t)];
});
afterAll(() => t.close());

/** Pictures and the second factor have limits of their own, with the same number. */
const ringing = [...endpoints].filter(
  ([, { who, path, perMinute, multipart }]) =>
    who === 'operator' &&
    perMinute === limits.ringsPerMinute &&
    !multipart &&
    !path.startsWith('/operator/second-factor/'),
);

it('the calls of operators that notify somebody are those of decision 0046 [NOTE-20]', () => {
  expect(ringing.map(([name]) => name.replace(/^.*\./, '')).sort()).toEqual([
    'addPayment',
    'answerComplaint',
    'assignOrder',
    'assignOrders',
    'cancelOrder',
    'closeComplaint',
    'confirmHandOver',
    'confirmPayment',
    'correctCash',
    'denyPayment',
    'dismissDeliverer',
    'disputeHandOver',
    'handOverOrder',
    'payRefund',
    'releaseOrder',
    'restoreShop',
    'suspendShop',
    'updateRequest',
    'verifyShop',
  ]);
});

it.each(ringing)('an operator may call %s 60 times a minute [NOTE-20]', async (_, spec) => {
  const path = pathOf(spec, { id: 999 }).replace('/api', '');
  const call = (client: Client) =>
    client.send(spec.method, path, '{}', { 'content-type': 'application/json' });
  for (let times = 0; times < 60; times += 1) expect((await call(operator)).status).not.toBe(429);
  const refused = await call(operator);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(other)).status).not.toBe(429);
});
