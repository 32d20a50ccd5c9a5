// Passkeys of operators, by a stand-in with real keys.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { actionsOn, makeOperatorClient } from '../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addApp } from './app.factory.ts';
import { makeAuthenticator } from './authenticator.factory.ts';

const keys = '/operator/second-factor/passkeys';
const give = '/operator/second-factor/give/passkey';
const origin = 'https://haat.example';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function add(operator: Client, name = 'Laptop', at = origin) {
  const device = makeAuthenticator();
  const { challenge } = (await operator.post(`${keys}/options/`, undefined, { origin: at })).body;
  const body = { name, response: device.create(challenge, at) };
  return { device, body, added: await operator.post(`${keys}/`, body, { origin: at }) };
}

async function ask(session: Client): Promise<string> {
  return (await session.post(`${give}/options/`, undefined, { origin })).body.challenge;
}

it('is added under a name, and gives the second factor in the next session [FACTOR-13]', async () => {
  const operator = await makeOperatorClient(t);
  const { device, added } = await add(operator);
  expect(added.body.recovery_codes).toHaveLength(10);
  expect(added.body.state.passkeys).toMatchObject([{ name: 'Laptop', origin, last_used_at: null }]);
  const session = await t.signIn(operator.number);
  expect((await session.get('/operator/today/')).body.code).toBe('factor.required');
  const options = (await session.post(`${give}/options/`, undefined, { origin })).body;
  expect(options).toMatchObject({ rpId: 'haat.example', allowCredentials: [{ transports: ['internal'] }] });
  const given = await session.post(`${give}/`, { response: device.get(options.challenge, origin) });
  expect(given.body.passkeys[0].last_used_at).toMatch(/^2026-11-21T10:00/);
  expect((await session.get('/operator/today/')).status).toBe(200);
});

it('needs its challenge once and within five minutes [FACTOR-14]', async () => {
  const operator = await makeOperatorClient(t);
  const { device, body } = await add(operator);
  expect((await operator.post(`${keys}/`, body)).body.code).toBe('factor.invalid');
  const session = await t.signIn(operator.number);
  const response = device.get(await ask(session), origin);
  const twice = await Promise.all([1, 2].map(() => session.post(`${give}/`, { response })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
  const late = device.get(await ask(session), origin);
  t.clock.advance(5 * 60_000);
  expect((await session.post(`${give}/`, { response: late })).body.code).toBe('factor.invalid');
});

it('is refused with another key, challenge, page or person [FACTOR-14]', async () => {
  const operator = await makeOperatorClient(t);
  const { device } = await add(operator);
  const stranger = await makeOperatorClient(t);
  const { device: other } = await add(stranger);
  const session = await t.signIn(operator.number);
  const proofs = [
    async () => other.get(await ask(session), origin),
    async () => ({ ...other.get(await ask(session), origin), id: device.get('x', origin).id }),
    async () =>
      device.get(
        (await ask(session)).replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
        origin,
      ),
    async () => device.get(await ask(session), 'https://haat.example.evil.example'),
    async () => device.get(await ask(session), 'https://sub.haat.example'),
  ];
  for (const proof of proofs) {
    const answer = await session.post(`${give}/`, { response: await proof() });
    expect(answer.body.code).toBe('factor.invalid');
  }
  expect((await session.get('/operator/today/')).body.code).toBe('factor.required');
});

it('works at the address where it was added only [FACTOR-15]', async () => {
  const operator = await makeOperatorClient(t);
  await add(operator);
  const session = await t.signIn(operator.number);
  const elsewhere = await session.post(`${give}/options/`, undefined, { origin: 'https://other.example' });
  expect(elsewhere).toMatchObject({ status: 409, body: { code: 'factor.elsewhere' } });
  expect(elsewhere.body.detail).toContain('https://haat.example');
});

it.each([
  ['http://haat.example', 409],
  ['http://127.0.0.1:8080', 409],
  ['https://[::1]', 409],
  ['null', 409],
  ['http://localhost:8080', 200],
  ['https://haat.example:8443', 200],
])('at %s, adding one answers %d [FACTOR-15]', async (at, status) => {
  const operator = await makeOperatorClient(t);
  expect((await operator.post(`${keys}/options/`, undefined, { origin: at })).status).toBe(status);
});

it('may be one of several, and each can be removed [FACTOR-16]', async () => {
  const operator = await makeOperatorClient(t);
  await addApp(t, operator);
  await add(operator, 'Laptop');
  const { added } = await add(operator, 'Phone');
  expect(added.body.recovery_codes).toEqual([]);
  const [laptop, phone] = added.body.state.passkeys;
  const stranger = await makeOperatorClient(t);
  expect((await stranger.delete(`${keys}/${laptop.id}/`)).status).toBe(404);
  const { body } = await operator.delete(`${keys}/${laptop.id}/`);
  expect(body.passkeys).toEqual([phone]);
  expect(body).toMatchObject({ is_given: true, recovery_codes_left: 10 });
  expect((await actionsOn(operator, 'user', operator.userId))[0]).toBe('user.remove_passkey');
});
