// People at the operator's desk: find, see, block, sign out.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

async function makePerson(first_name: string, last_name: string): Promise<Client> {
  const person = await t.signIn();
  await person.post('/users/setup/', { first_name, last_name, email: 'p@example.org' });
  return person;
}

const masked = (number: string): string => `+91******${number.slice(-4)}`;
const pathOf = ({ userId }: Client): string => `/operator/users/${userId}/`;

async function versionOf(person: Client): Promise<number> {
  return (await operator.get(pathOf(person))).body.version;
}

async function idsFound(query: string): Promise<number[]> {
  const { body } = await operator.get(`/operator/users/?${query}`);
  return body.results.map(({ id }: { id: number }) => id);
}

describe('the list of people', () => {
  it('shows masked numbers, newest first [DESK-4, DESK-21]', async () => {
    const [older, newer] = [await makePerson('Devika', 'Pillai'), await t.signIn()];
    const { status, body } = await operator.get('/operator/users/?limit=2');
    expect(status).toBe(200);
    expect(body.count).toBeGreaterThan(2);
    expect(body.results).toMatchObject([{ id: newer.userId }, { id: older.userId }]);
    expect(body.results[1]).toEqual({
      id: older.userId,
      first_name: 'Devika',
      last_name: 'Pillai',
      number: masked(older.number),
      is_blocked: false,
      is_operator: false,
      is_deliverer: false,
      city: null,
      has_shop: false,
      created_at: '2026-11-21T10:00:00+05:30',
      version: 3,
    });
    const next = await operator.get('/operator/users/?limit=1&offset=1');
    expect(next.body.results).toMatchObject([{ id: older.userId }]);
  });

  it.each([
    ['the first name', 'sreelatha'],
    ['beginnings of both names in any order', 'nair sree'],
    ['the whole number', '+91NUMBER'],
    ['the number without +91', 'NUMBER'],
    ['the last four digits of the number', 'LAST'],
    ['the number with spaces', 'NUM BER'],
  ])('is searched by %s [DESK-21]', async (_, search) => {
    const person = await makePerson('Śrīlatha Sreelatha', 'Nair');
    const digits = person.number.slice(3);
    const filled = search
      .replace('NUM BER', `${digits.slice(0, 5)} ${digits.slice(5)}`)
      .replace('NUMBER', digits)
      .replace('LAST', digits.slice(-4));
    const found = await idsFound(`search=${encodeURIComponent(filled)}&limit=100`);
    expect(found).toContain(person.userId);
    expect(found).not.toContain(operator.userId);
  });

  it('finds nobody by two digits, a word that nobody has, or marks alone', async () => {
    for (const search of ['91', 'zzz', '%25%25%25']) expect(await idsFound(`search=${search}`)).toEqual([]);
  });

  it('is filtered by role and block [DESK-21]', async () => {
    const person = await makePerson('Biju', 'Kurian');
    const version = await versionOf(person);
    expect(await idsFound('is_blocked=true')).not.toContain(person.userId);
    await operator.patch(pathOf(person), { version, is_blocked: true });
    expect(await idsFound('is_blocked=true')).toEqual([person.userId]);
    expect(await idsFound('is_blocked=0&limit=100')).not.toContain(person.userId);
    expect(await idsFound('is_operator=1')).toEqual([operator.userId]);
    expect(await idsFound('is_deliverer=1')).toEqual([]);
  });

  it('has no deleted accounts', async () => {
    const person = await makePerson('Gone', 'Person');
    t.clock.advance(60_000);
    await t.nobody.post('/users/login/', { number: person.number });
    expect((await person.delete('/users/', { otp: t.sms.codes.get(person.number) })).status).toBe(204);
    expect(await idsFound('limit=100')).not.toContain(person.userId);
    expect((await operator.get(pathOf(person))).status).toBe(404);
  });

  it.each(['limit=0', 'offset=-1', 'is_blocked=maybe'])('refuses ?%s', async (query) => {
    const { status, body } = await operator.get(`/operator/users/?${query}`);
    expect([status, body.code]).toEqual([400, 'input.invalid']);
  });
});

describe('a person', () => {
  it('has a whole number, and the audit notes who saw it [DESK-4, DESK-22]', async () => {
    const person = await makePerson('Asha', 'Mohan');
    const { body } = await operator.get(pathOf(person));
    expect(body).toMatchObject({ number: person.number, email: 'p@example.org', version: 3 });
    expect(body.sessions).toMatchObject([{ created_at: expect.stringMatching(/\+05:30$/) }]);
    expect(await auditOf(operator, 'user', person.userId)).toMatchObject([
      {
        action: 'user.view_number',
        actor: { id: operator.userId, name: 'Meera Nair' },
        source: 'desk',
        object: { kind: 'user', id: person.userId },
        before: {},
        after: {},
      },
    ]);
  });

  it.each(['999999', 'x', '0'])('is not found by the id %s', async (id) => {
    const path = `/operator/users/${id}/`;
    const answers = [
      await operator.get(path),
      await operator.patch(path, { version: 1, is_blocked: true }),
      await operator.post(`${path}end_sessions/`),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('gets a name, if they are an operator or a deliverer without one [DESK-155]', async () => {
    const person = await t.signIn();
    const version = await versionOf(person);
    const first = await operator.patch(pathOf(person), {
      version,
      first_name: ' Ravi\n',
      last_name: 'Kumar',
    });
    expect([first.status, first.body]).toMatchObject([
      200,
      { first_name: 'Ravi', last_name: 'Kumar', number: masked(person.number), version: version + 1 },
    ]);
    expect((await person.get('/users/details/')).body).toMatchObject({
      first_name: 'Ravi',
      last_name: 'Kumar',
      status: { is_initial_setup_done: false },
    });
    const same = { version: version + 1, first_name: 'Ravi', last_name: 'Kumar' };
    expect((await operator.patch(pathOf(person), same)).body.version).toBe(version + 1);
    const rows = await auditOf(operator, 'user', person.userId);
    expect(rows[0]).toMatchObject({
      action: 'user.name',
      actor: { id: operator.userId },
      before: {},
      after: {},
    });
    expect(
      JSON.stringify(rows.map(({ before, after }: Record<string, unknown>) => [before, after])),
    ).not.toMatch(/Ravi|Kumar/);
  });

  it.each([
    ['first_name', ''],
    ['first_name', 'x'.repeat(101)],
    ['last_name', '\u202e'],
  ])('is refused the %s %j [DESK-155]', async (field, name) => {
    const person = await t.signIn();
    const { status, body } = await operator.patch(pathOf(person), { version: 1, [field]: name });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('is blocked: all tokens end for good [DESK-23]', async () => {
    const person = await makePerson('Manu', 'Das');
    const second = await t.signIn(person.number);
    const version = await versionOf(person);
    const reason = 'Orders, and never opens the door.';
    const blocked = await operator.patch(pathOf(person), { version, is_blocked: true, reason });
    expect(blocked.status).toBe(200);
    expect(blocked.body).toMatchObject({
      is_blocked: true,
      number: masked(person.number),
      sessions: [],
      version: version + 1,
    });
    for (const device of [person, second]) expect((await device.get('/users/details/')).status).toBe(401);
    const unblocked = await operator.patch(pathOf(person), { version: version + 1, is_blocked: false });
    expect(unblocked.body).toMatchObject({ is_blocked: false, version: version + 2 });
    expect((await person.get('/users/details/')).status).toBe(401);
    expect((await (await t.signIn(person.number)).get('/users/details/')).status).toBe(200);
    expect((await auditOf(operator, 'user', person.userId)).slice(0, 2)).toMatchObject([
      { action: 'user.unblock', before: { is_blocked: true }, after: { is_blocked: false } },
      { action: 'user.block', before: { is_blocked: false }, after: { is_blocked: true, reason } },
    ]);
  });

  it('is not changed by an older version or without one [DESK-3]', async () => {
    const person = await makePerson('Suja', 'Varma');
    const version = await versionOf(person);
    await person.post('/users/setup/', { first_name: 'Suja', last_name: 'Menon', email: 'p@example.org' });
    const stale = await operator.patch(pathOf(person), { version, is_blocked: true });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
    const without = await operator.patch(pathOf(person), { is_blocked: true });
    expect(without.status).toBe(400);
    expect(without.body.errors).toEqual({ version: ['The field is required'] });
    expect((await operator.get(pathOf(person))).body).toMatchObject({
      is_blocked: false,
      version: version + 1,
    });
  });

  it('keeps its version and adds no row to the audit when nothing changes', async () => {
    const person = await makePerson('Latha', 'Raj');
    const version = await versionOf(person);
    for (const body of [{ version }, { version, is_blocked: false }]) {
      const answer = await operator.patch(pathOf(person), body);
      expect([answer.status, answer.body.version]).toEqual([200, version]);
    }
    expect((await auditOf(operator, 'user', person.userId)).length).toBe(1);
  });

  it('is blocked once by two operators at once [DESK-3]', async () => {
    const person = await makePerson('Roy', 'Paul');
    const other = await makeOperatorClient(t);
    const version = await versionOf(person);
    const body = { version, is_blocked: true };
    const answers = await Promise.all([operator, other].map((one) => one.patch(pathOf(person), body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is signed out on all devices and may sign in again [DESK-23]', async () => {
    const person = await makePerson('Tessy', 'Jacob');
    const { status, body } = await operator.post(`${pathOf(person)}end_sessions/`);
    expect([status, body.sessions, body.number]).toEqual([200, [], masked(person.number)]);
    expect((await person.get('/users/details/')).status).toBe(401);
    expect((await (await t.signIn(person.number)).get('/users/details/')).status).toBe(200);
    expect(await auditOf(operator, 'user', person.userId)).toMatchObject([
      { action: 'user.end_sessions', before: { sessions: 1 }, after: { sessions: 0 } },
    ]);
  });
});
