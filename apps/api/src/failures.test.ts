// The refusals that follow from an endpoint's shape, each produced at each endpoint that has it.
import { type EndpointSpec, pathOf, type Who } from '@haat/contract/endpoint';
import type { ErrorCode } from '@haat/contract/errors';
import { usualFailuresOf } from '@haat/contract/failures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { openDatabase } from './platform/database.ts';
import { Events } from './platform/events.ts';
import { markShopSetUp } from './slices/accounts/index.ts';
import { type Client, makeClient, type TestAnswer } from './testing/client.ts';
import { endpointName, endpoints } from './testing/endpoints.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { makeVillage } from './testing/village.ts';

type Ask = (spec: EndpointSpec) => Promise<TestAnswer>;

const json = { 'content-type': 'application/json' };
/** Valid for every endpoint, because unknown fields are ignored. */
const body = {
  is_packed: true,
  number: '+919000000001',
  otp: '123456',
  name: 'Rice',
  code: '4711',
  payment: 'Cash',
  items: [{ id: 1, product: 1, quantity: 1, weighed: 1 }],
  version: 1,
  reason: 'other',
  deliverer: 1,
  quantity: 1,
  changes: [],
  id: 1,
  answer: 'agree',
  pay_by: 'cash',
  amount: 1,
  reference: '4711',
  customer: 1,
  limit: 1,
  kind: 'payment',
  party: { kind: 'operator' },
  body: 'Rotten',
  outcome: 'none',
  note: 'Closed',
};

/** A complaint has other kinds than a line of a credit account. */
const bodyOf = ({ path }: EndpointSpec) =>
  path.endsWith('/complaints/') ? { ...body, kind: 'wrong' } : body;

const send = (client: Client, spec: EndpointSpec, payload: string, headers: Record<string, string> = json) =>
  client.send(spec.method, pathOf(spec, { id: 1 }).replace('/api', ''), payload, headers);

/** The endpoints whose shape allows `code`, but that didn't answer this request with it. */
async function thoseWithout(code: ErrorCode, ask: Ask): Promise<string[]> {
  const others: string[] = [];
  for (const spec of endpoints.filter((one) => usualFailuresOf(one).includes(code))) {
    const answer = await ask(spec);
    if (answer.body?.code !== code) others.push(`${endpointName(spec)}: ${answer.status} ${answer.text}`);
  }
  return others;
}

describe('every endpoint refuses', () => {
  let t: TestApp;
  let allowed: Record<Who, Client>;
  let person: Client;
  let unverified: Client;
  let blocked: Client;
  let factorToGive: Client;
  let factorGivenBefore: Client;
  beforeAll(async () => {
    t = await createTestApp();
    const { customer, retailer, deliverer } = await makeVillage(t);
    [person, unverified, blocked] = [await t.signIn(), await t.signIn(), await t.signIn()];
    await t.database.inTx((tx) => markShopSetUp(tx, unverified.userId));
    await t.database.pool.query('update users set is_blocked = true where id = $1', [blocked.userId]);
    [factorToGive, factorGivenBefore] = [await makeOperatorClient(t), await makeOperatorClient(t)];
    const ids = [factorToGive.userId, factorGivenBefore.userId];
    await t.database.pool.query('update users set has_second_factor = true where id = any($1)', [ids]);
    await t.database.pool.query("update sessions set factor_given_at = '2026-01-01' where user_id = $1", [
      factorGivenBefore.userId,
    ]);
    const anyone = t.nobody;
    const operator = await makeOperatorClient(t);
    allowed = { anyone, person, named: customer, retailer, verifiedRetailer: retailer, deliverer, operator };
  });
  afterAll(() => t.close());

  const as = ({ who }: EndpointSpec): Client => allowed[who];

  const ways: readonly [code: ErrorCode, what: string, ask: Ask][] = [
    ['auth.required', 'a call without a token', (spec) => send(t.nobody, spec, '{}')],
    ['account.blocked', 'a blocked person', (spec) => send(blocked, spec, '{}')],
    ['account.incomplete', 'a person without a name', (spec) => send(person, spec, '{}')],
    ['role.required', 'a person without the role', (spec) => send(person, spec, '{}')],
    ['shop.not_verified', 'a retailer whose shop waits', (spec) => send(unverified, spec, '{}')],
    ['factor.required', 'a session without the second factor', (spec) => send(factorToGive, spec, '{}')],
    ['factor.again', 'a second factor of long ago', (spec) => send(factorGivenBefore, spec, '{}')],
    ['body.unsupported', 'a text', (spec) => send(as(spec), spec, 'x', { 'content-type': 'text/plain' })],
    ['body.too_large', 'a body of 300 KB', (spec) => send(as(spec), spec, 'x'.repeat(300_000))],
    ['input.malformed', 'half a body', (spec) => send(as(spec), spec, ...halfABody(spec))],
    ['input.invalid', 'a NUL in the query', (spec) => sendTo(as(spec), spec, '1', '?x=%00')],
    ['not_found', "an id that isn't a number", (spec) => sendTo(as(spec), spec, 'x', '')],
  ];

  it.each(ways)('with %s %s', async (code, _, ask) => {
    expect(await thoseWithout(code, ask)).toEqual([]);
  });
});

const halfABody = ({ multipart }: EndpointSpec): [string, Record<string, string>] =>
  multipart ? ['--b\r\n', { 'content-type': 'multipart/form-data; boundary=b' }] : ['{', json];

function sendTo(client: Client, spec: EndpointSpec, id: string, query: string): Promise<TestAnswer> {
  const path = pathOf(spec, { id }).replace('/api', '') + query;
  if (spec.method === 'GET') return client.get(path);
  if (!spec.multipart) return client.send(spec.method, path, JSON.stringify(bodyOf(spec)), json);
  return client.send(spec.method, path, '--b--\r\n', { 'content-type': 'multipart/form-data; boundary=b' });
}

it('every endpoint refuses an operator without the second factor that is required [FACTOR-12]', async () => {
  const t = await createTestApp({ OPERATOR_SECOND_FACTOR: 'required' });
  try {
    const operator = await makeOperatorClient(t);
    expect(await thoseWithout('factor.missing', (spec) => send(operator, spec, '{}'))).toEqual([]);
  } finally {
    await t.close();
  }
});

it('every endpoint refuses the call after the last of a minute with rate.limited', async () => {
  const t = await createTestApp({ RATE_LIMIT_PER_MINUTE: '1' });
  try {
    await t.nobody.get('/users/details/');
    expect(await thoseWithout('rate.limited', (spec) => send(t.nobody, spec, '{}'))).toEqual([]);
  } finally {
    await t.close();
  }
});

it('every endpoint answers internal, and no more, when the server has a bug', async () => {
  const t = await createTestApp();
  try {
    const { token } = await t.signIn();
    await t.database.pool.query('alter table sessions rename to elsewhere');
    await t.database.pool.query('alter table sent_codes rename to sent_elsewhere');
    const person = makeClient(t.app, token, '');
    expect(await thoseWithout('internal', (spec) => sendTo(person, spec, '1', ''))).toEqual([]);
  } finally {
    await t.close();
  }
});

it('every endpoint answers unavailable while the database is away', async () => {
  const t = await createTestApp();
  const { config, clock, files, sms } = t;
  const events = new Events();
  const database = openDatabase({ url: 'postgres://haat@127.0.0.1:1/haat', clock, events });
  const app = await buildApp({ config, database, events, clock, files, sms, log: false });
  try {
    const person = makeClient(app, 'some-token', '');
    expect(await thoseWithout('unavailable', (spec) => sendTo(person, spec, '1', ''))).toEqual([]);
  } finally {
    await app.close();
    await database.close();
    await t.close();
  }
});
