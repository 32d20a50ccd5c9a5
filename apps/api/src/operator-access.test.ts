// Which roles may make each call of the operator's desk. The calls come from the contract.
import { type EndpointSpec, pathOf } from '@haat/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, TestAnswer } from './testing/client.ts';
import { endpointName, endpoints } from './testing/endpoints.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { makeVillage, type Village } from './testing/village.ts';

const hourMs = 60 * 60 * 1000;
const calls = endpoints.filter(({ path }) => path.startsWith('/operator/'));

let t: TestApp;
let village: Village;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

/** Sends an unusable body, so a permitted call answers invalid input or not found, and changes nothing. */
function call(client: Client, spec: EndpointSpec): Promise<TestAnswer> {
  const path = pathOf(spec, { id: 999_999 }).replace('/api', '');
  if (spec.method === 'GET') return client.get(path);
  if (!spec.multipart) return client.send(spec.method, path, '{}', { 'content-type': 'application/json' });
  return client.send(spec.method, path, '--b--\r\n', { 'content-type': 'multipart/form-data; boundary=b' });
}

async function answersTo(client: Client): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const spec of calls) {
    const { status, body } = await call(client, spec);
    answers[endpointName(spec)] = [status, body?.code];
  }
  return answers;
}

const allCalls = (answer: unknown) => Object.fromEntries(calls.map((spec) => [endpointName(spec), answer]));

describe('the calls under /operator/', () => {
  it('are in the contract, all for operators', () => {
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter(({ who }) => who !== 'operator').map(endpointName)).toEqual([]);
  });

  it('answer 401 without a token [DESK-20]', async () => {
    expect(await answersTo(t.nobody)).toEqual(allCalls([401, 'auth.required']));
  });

  it.each(['customer', 'retailer', 'deliverer'] as const)('answer 403 to a %s [DESK-20]', async (role) => {
    expect(await answersTo(village[role])).toEqual(allCalls([403, 'role.required']));
  });

  it('answer neither to an operator [DESK-20]', async () => {
    const refused = Object.entries(await answersTo(operator)).filter(([, answer]) =>
      /40[13]/.test(String(answer)),
    );
    expect(refused).toEqual([]);
  });

  it('answer 401 after 12 idle hours [DESK-20]', async () => {
    t.clock.advance(12 * hourMs + 1);
    expect(await answersTo(operator)).toEqual(allCalls([401, 'auth.required']));
    expect((await operator.get('/users/details/')).status).toBe(200);
  });
});
