import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
  person = await t.signIn();
});
afterAll(() => t.close());

const good = { first_name: 'Lakshmi', last_name: 'Menon', email: 'lakshmi@example.in' };

describe('name and e-mail', () => {
  it('are trimmed at the ends only [SIGN-34, SIGN-35]', async () => {
    const answer = await person.post('/users/setup/', {
      first_name: ' Lakshmi  Devi\u00a0',
      last_name: '\tമേനോൻ ',
      email: ' lakshmi@example.in ',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: person.userId,
      first_name: 'Lakshmi  Devi',
      last_name: 'മേനോൻ',
      email: 'lakshmi@example.in',
      status: { is_initial_setup_done: true, is_customer_initial_setup_done: false },
    });
    expect((await person.get('/users/details/')).body).toEqual(answer.body);
  });

  it('lose direction marks and line breaks [API-11]', async () => {
    const answer = await person.post('/users/setup/', {
      ...good,
      first_name: '\u202eLak\u2066shmi',
      last_name: 'Me\u0007non\nNair',
    });
    expect(answer.body).toMatchObject({ first_name: 'Lakshmi', last_name: 'Menon Nair' });
    const empty = await person.post('/users/setup/', { ...good, first_name: 'x', last_name: '\u202e\u0007' });
    expect(Object.keys(empty.body.errors)).toEqual(['last_name']);
  });

  it('keep zero-width joiners [API-11]', async () => {
    const names = { first_name: 'നന്\u200dമ', last_name: 'क्\u200cष' };
    expect((await person.post('/users/setup/', { ...good, ...names })).body).toMatchObject(names);
  });

  it('may be sent again [SIGN-34]', async () => {
    expect((await person.post('/users/setup/', good)).status).toBe(200);
    const answer = await person.post('/users/setup/', { ...good, last_name: 'Nair' });
    expect([answer.status, answer.body.last_name]).toEqual([200, 'Nair']);
  });

  it('are returned at the next sign-in', async () => {
    await person.post('/users/setup/', good);
    await t.nobody.post('/users/login/', { number: person.number });
    const otp = t.sms.codes.get(person.number);
    const answer = await t.nobody.post('/users/login/verify/', { number: person.number, otp });
    expect(answer.body).toMatchObject({ is_initial_setup_done: true, is_customer_initial_setup_done: false });
  });

  it.each([
    ['first_name', ''],
    ['first_name', '   '],
    ['first_name', null],
    ['first_name', 5],
    ['first_name', undefined],
    ['first_name', 'x'.repeat(101)],
    ['last_name', ''],
    ['last_name', 'x'.repeat(101)],
    ['email', ''],
    ['email', 'lakshmi'],
    ['email', 'lakshmi@example'],
    ['email', 'lak shmi@example.in'],
    ['email', `${'x'.repeat(250)}@a.in`],
  ])('%s %j is refused, and nothing changes [LIMIT-1, LIMIT-3]', async (field, value) => {
    const before = await person.get('/users/details/');
    const answer = await person.post('/users/setup/', { ...good, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('input.invalid');
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect((await person.get('/users/details/')).text).toBe(before.text);
  });

  it('accept 100 characters each [LIMIT-1]', async () => {
    const answer = await person.post('/users/setup/', { ...good, first_name: 'x'.repeat(100) });
    expect(answer.status).toBe(200);
  });

  it('grant no roles [SIGN-36]', async () => {
    const answer = await person.post('/users/setup/', {
      ...good,
      is_operator: true,
      is_shop_verified: true,
      status: { is_deliverer_initial_setup_done: true },
      id: 1,
    });
    expect(answer.body).toMatchObject({
      id: person.userId,
      is_operator: false,
      is_shop_verified: false,
      status: { is_deliverer_initial_setup_done: false },
    });
  });
});

describe('who needs a token', () => {
  it.each([
    ['GET', '/users/details/'],
    ['POST', '/users/setup/'],
    ['GET', '/users/cities/'],
  ])('%s %s: 401 without one', async (method, path) => {
    const answer = await t.nobody.send(method, path, '', {});
    expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
  });

  it.each([['Token'], ['Token '], ['Token x'], ['Bearer'], ['Basic']])('%s: 401', async (start) => {
    const authorization = start.startsWith('Token') ? start : `${start} ${person.token}`;
    const answer = await t.nobody.get('/users/details/', { authorization });
    expect(answer.status).toBe(401);
  });
});

describe('cities', () => {
  it('are sorted by name, all or as a page [SIGN-39, API-14]', async () => {
    for (const name of ['Thrissur', 'Aluva', 'Kochi']) await makeCity(t, { name });
    for (let at = 0; at < 10; at += 1) await makeCity(t, { name: `Village ${at}` });
    const all = await person.get('/users/cities/');
    expect(all.status).toBe(200);
    expect(all.body.count).toBe(13);
    expect(all.body.results).toHaveLength(13);
    expect(all.body.results[0]).toEqual({
      id: expect.any(Number),
      name: 'Aluva',
      latitude: 10.52,
      longitude: 76.21,
    });
    const names = all.body.results.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    const page = await person.get('/users/cities/?limit=2&offset=1');
    expect(page.body).toEqual({ count: 13, results: all.body.results.slice(1, 3) });
    expect((await person.get('/users/cities/?offset=99')).body).toEqual({ count: 13, results: [] });
  });

  it.each([['limit=0'], ['limit=101'], ['limit=x'], ['offset=-1'], ['limit=1.5'], ['limit=']])(
    'refuse %s',
    async (query) => {
      expect((await person.get(`/users/cities/?${query}`)).status).toBe(400);
    },
  );
});
