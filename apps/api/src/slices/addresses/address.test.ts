import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressInput, makeAddress } from '../../testing/addresses.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let city: number;
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
  city = await makeCity(t, { name: 'Irinjalakuda' });
});
beforeEach(async () => {
  person = await t.signIn();
});
afterAll(() => t.close());

const list = async () => (await person.get('/customers/addresses/')).body;

describe('further addresses', () => {
  it('are stored as sent [ADDR-8, ADDR-9, ADDR-10]', async () => {
    await makeAddress(person, city);
    const answer = await person.post(
      '/customers/addresses/',
      addressInput(city, { latitude: 10.5230000004 }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      name: 'Home',
      address: 'Rose Villa\nTemple Road\nNear the pond',
      receiver: 'Lakshmi Menon',
      number: '+919000000001',
      latitude: 10.523,
      longitude: 76.214,
      has_pin: true,
      city: { id: city, name: 'Irinjalakuda' },
      is_primary: false,
      landmark: null,
      photo: null,
      voice_note: null,
    });
  });

  it('lose direction marks, and line breaks in names [API-11]', async () => {
    const names = { name: 'Ho\u202eme', receiver: 'Lakshmi\nMenon' };
    const answer = await person.post('/customers/addresses/', addressInput(city, names));
    expect(answer.body).toMatchObject({ name: 'Home', receiver: 'Lakshmi Menon' });
  });

  it('are listed after the primary one, in the order they were added, as pages on request [ADDR-8, ADDR-9]', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Address ${at}`);
    for (const name of names) await makeAddress(person, city, { name });
    const all = await list();
    expect(all.count).toBe(12);
    expect(all.results.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(all.results[0].is_primary).toBe(true);
    const page = await person.get('/customers/addresses/?limit=2&offset=11');
    expect(page.body).toEqual({ count: 12, results: all.results.slice(11) });
  });

  it('may be out of reach of all shops [ADDR-9]', async () => {
    const answer = await person.post(
      '/customers/addresses/',
      addressInput(city, { latitude: -90, longitude: 180 }),
    );
    expect(answer.status).toBe(201);
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(101)],
    ['receiver', ' '],
    ['receiver', 'x'.repeat(101)],
    ['number', '9000000001'],
    ['number', '+91900000000'],
    ['number', '+915000000001'],
    ['address', ''],
    ['address', 'x'.repeat(501)],
    ['latitude', 91],
    ['longitude', 181],
    ['city', '1'],
    ['city', null],
    ['city', 1e20],
  ])('%s %j is refused [ADDR-9]', async (field, value) => {
    const answer = await person.post('/customers/addresses/', addressInput(city, { [field]: value }));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('of an unknown city are refused [ADDR-9]', async () => {
    const answer = await person.post('/customers/addresses/', addressInput(Number.MAX_SAFE_INTEGER));
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ city: [expect.any(String)] });
  });

  it('are limited to 200, also with simultaneous additions [ADDR-12]', async () => {
    await makeAddress(person, city);
    await t.database.pool.query(
      `insert into addresses (user_id, name, address, receiver, number, latitude, longitude, city_id, is_primary, created_at)
       select user_id, name, address, receiver, number, latitude, longitude, city_id, false, created_at
       from addresses, generate_series(1, 197) where user_id = $1`,
      [person.userId],
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.post('/customers/addresses/', addressInput(city))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('address.too_many');
    const all = await list();
    expect([all.count, all.results.length]).toEqual([200, 200]);
  });
});

describe('deleting', () => {
  it('removes an address [ADDR-13]', async () => {
    const home = await makeAddress(person, city);
    const work = await makeAddress(person, city, { name: 'Work' });
    const answer = await person.delete(`/customers/addresses/${work.id}/`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await list()).results).toEqual([home]);
    expect((await person.delete(`/customers/addresses/${work.id}/`)).status).toBe(404);
  });

  it('of the primary one makes the first remaining address primary [ADDR-14]', async () => {
    const [home, work] = [await makeAddress(person, city), await makeAddress(person, city, { name: 'Work' })];
    await makeAddress(person, city, { name: 'Mother' });
    expect((await person.delete(`/customers/addresses/${home.id}/`)).status).toBe(204);
    const { results } = await list();
    expect(results.map(({ id, is_primary }: typeof home) => [id, is_primary])).toEqual([
      [work.id, true],
      [expect.any(Number), false],
    ]);
  });

  it('is refused for the last one [ADDR-2, ADDR-13]', async () => {
    const home = await makeAddress(person, city);
    const answer = await person.delete(`/customers/addresses/${home.id}/`);
    expect([answer.status, answer.body.code]).toEqual([409, 'address.last']);
    expect((await list()).count).toBe(1);
  });

  it('leaves one primary address when all are deleted simultaneously [ADDR-2, ADDR-13]', async () => {
    const made = [];
    for (let at = 0; at < 4; at += 1) made.push(await makeAddress(person, city));
    const answers = await Promise.all(made.map(({ id }) => person.delete(`/customers/addresses/${id}/`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409]);
    const { results } = await list();
    expect(results).toHaveLength(1);
    expect(results[0].is_primary).toBe(true);
  });

  it("answers the same for another person's address as for an unknown one [WHO-4, ERR-3]", async () => {
    const other = await t.signIn();
    const theirs = await makeAddress(other, city);
    await makeAddress(other, city);
    await makeAddress(person, city);
    const answers = [];
    for (const id of [String(theirs.id), '999999', '0', '-1', 'x', '1.0', '9'.repeat(30)]) {
      answers.push(await person.delete(`/customers/addresses/${id}/`));
    }
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await other.get('/customers/addresses/')).body.count).toBe(2);
  });

  it('publishes the deletion in the same transaction', async () => {
    const told: unknown[] = [];
    t.events.on('address.deleted', async (_, event) => {
      told.push(event);
    });
    const [home, work] = [await makeAddress(person, city), await makeAddress(person, city)];
    await person.delete(`/customers/addresses/${home.id}/`);
    expect(told).toEqual([{ userId: person.userId, addressId: home.id, replacementId: work.id }]);
  });
});

describe('who may', () => {
  it.each([
    ['GET', '/customers/addresses/'],
    ['POST', '/customers/addresses/'],
    ['POST', '/customers/create/'],
    ['DELETE', '/customers/addresses/1/'],
  ])('%s %s: 401 without a token', async (method, path) => {
    const answer = await t.nobody.send(method, path, '', {});
    expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
  });
});
