// Who gets how far with each call of the contract: endpoint × person × owner. A new endpoint without a row fails.
import { type EndpointSpec, pathOf } from '@haat/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyFor, type Fixtures, makeFixtures, paramsFor } from './testing/access-fixtures.ts';
import { accessTable, type Outcome, people } from './testing/access-table.ts';
import type { Client, TestAnswer } from './testing/client.ts';
import { endpointName, endpoints } from './testing/endpoints.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const hourMs = 60 * 60 * 1000;

let t: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  t = await createTestApp();
  fixtures = await makeFixtures(t);
});
afterAll(() => t.close());

async function send(
  client: Client,
  spec: EndpointSpec,
  params: Readonly<Record<string, number>>,
): Promise<TestAnswer> {
  const path = pathOf(spec, params).replace('/api', '');
  if (spec.method === 'GET') return client.get(path);
  const form = { 'content-type': 'multipart/form-data; boundary=b' };
  if (spec.multipart) return client.send(spec.method, path, '--b--\r\n', form);
  const body = JSON.stringify(await bodyFor(fixtures, spec));
  return client.send(spec.method, path, body, { 'content-type': 'application/json' });
}

const letters: Readonly<Record<number, Outcome>> = { 401: '-', 403: 'x', 404: '?' };

/** Each person's outcome, in the order of the table. Each of them asks for an object of its own. */
async function outcomesOf(spec: EndpointSpec): Promise<string> {
  let outcomes = '';
  for (const person of people) {
    const params = await paramsFor(fixtures, spec);
    const { status } = await send(await fixtures.clientOf(person), spec, params);
    if (spec.method !== 'GET' && status < 400) fixtures.tryAgain();
    outcomes += letters[status] ?? '+';
  }
  return outcomes;
}

describe('the calls of the contract', () => {
  it('each have a row in the table, and no others do [FAULT-11]', () => {
    expect(Object.keys(accessTable).sort()).toEqual(endpoints.map(endpointName).sort());
  });

  it.each(endpoints.map((spec) => [endpointName(spec), spec] as const))(
    '%s answers each person as the table says [FAULT-11, DESK-20]',
    async (name, spec) => {
      expect(await outcomesOf(spec)).toBe(accessTable[name]?.replaceAll(' ', ''));
    },
  );
});

describe('the calls under /operator/', () => {
  const calls = endpoints.filter(({ path }) => path.startsWith('/operator/'));

  it('are all for operators [DESK-20]', () => {
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter(({ who }) => who !== 'operator').map(endpointName)).toEqual([]);
  });

  it('answer 401 after 12 idle hours [DESK-20]', async () => {
    const operator = await fixtures.clientOf('operator');
    t.clock.advance(12 * hourMs + 1);
    for (const spec of calls)
      expect((await send(operator, spec, { id: 999_999, payment_id: 1 })).status).toBe(401);
    expect((await operator.get('/users/details/')).status).toBe(200);
  });
});
