// Each action that rings somebody else has a limit (decision 0046). Here: those of operators, which can be repeated.
import { pathOf } from '@haat/contract/endpoint';
import { dismissDeliverer } from '@haat/contract/operator/deliverers';
import { cancelOrder, handOverOrder, releaseOrder } from '@haat/contract/operator/orders';
import { updateRequest } from '@haat/contract/operator/requests';
import { restoreShop, suspendShop, verifyShop } from '@haat/contract/operator/shops';
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

const ringing = {
  cancelOrder,
  releaseOrder,
  handOverOrder,
  dismissDeliverer,
  verifyShop,
  suspendShop,
  restoreShop,
  updateRequest,
};

it.each(Object.entries(ringing))('an operator may call %s 60 times a minute [NOTE-20]', async (_, spec) => {
  const path = pathOf(spec, { id: 999 }).replace('/api', '');
  const call = (client: Client) =>
    client.send(spec.method, path, '{}', { 'content-type': 'application/json' });
  for (let times = 0; times < 60; times += 1) expect((await call(operator)).status).not.toBe(429);
  const refused = await call(operator);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(other)).status).not.toBe(429);
});
