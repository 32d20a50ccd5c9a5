import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const primaryInput = (parts: object = {}) => ({
  primary_address: {
    latitude: 10.52,
    longitude: 76.21,
    address: 'House 1\nTemple Road\nIrinjalakuda',
    name: 'primary',
    city,
    ...parts,
  },
});
const list = async () => (await person.get('/customers/addresses/')).body;
const setUp = () =>
  person.post('/users/setup/', { first_name: 'Lakshmi', last_name: 'Menon', email: 'l@example.in' });

describe('the primary address', () => {
  it('has the person as receiver, and completes the sign-up [SIGN-37, ADDR-11]', async () => {
    await setUp();
    const answer = await person.post('/customers/create/', primaryInput());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      name: 'primary',
      address: 'House 1\nTemple Road\nIrinjalakuda',
      receiver: 'Lakshmi Menon',
      number: person.number,
      latitude: 10.52,
      longitude: 76.21,
      has_pin: true,
      city: { id: city, name: 'Irinjalakuda' },
      is_primary: true,
      landmark: null,
      photo: null,
      voice_note: null,
    });
    const { status } = (await person.get('/users/details/')).body;
    expect(status.is_customer_initial_setup_done).toBe(true);
    expect(await list()).toEqual({ count: 1, results: [answer.body] });
  });

  it('gets the person as receiver when they enter a name later [ADDR-11]', async () => {
    await person.post('/customers/create/', primaryInput());
    expect((await list()).results[0].receiver).toBe('');
    await setUp();
    expect((await list()).results[0].receiver).toBe('Lakshmi Menon');
    await person.post('/users/setup/', { first_name: 'Leela', last_name: 'Menon', email: 'l@example.in' });
    expect((await list()).results[0].receiver).toBe('Lakshmi Menon');
  });

  it('is updated when sent again [SIGN-37]', async () => {
    const first = await person.post('/customers/create/', primaryInput());
    await setUp();
    const again = await person.post(
      '/customers/create/',
      primaryInput({ address: 'House 2', longitude: 76 }),
    );
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({
      id: first.body.id,
      address: 'House 2',
      longitude: 76,
      receiver: 'Lakshmi Menon',
    });
    expect((await list()).count).toBe(1);
  });

  it('is created once for simultaneous requests [SIGN-37]', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => person.post('/customers/create/', primaryInput())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect((await list()).count).toBe(1);
  });

  it.each([[null], [undefined], ['']])('is named primary when its name is %j [SIGN-37]', async (name) => {
    const answer = await person.post('/customers/create/', primaryInput({ name }));
    expect([answer.status, answer.body.name]).toEqual([201, 'primary']);
  });

  it('keeps six decimals [MAP-4]', async () => {
    const parts = { latitude: 10.123456789, longitude: -76.9999999 };
    const answer = await person.post('/customers/create/', primaryInput(parts));
    expect(answer.body).toMatchObject({ latitude: 10.123457, longitude: -77 });
  });

  it.each([
    ['latitude', 90.1],
    ['latitude', '10.5'],
    ['latitude', null],
    ['longitude', -180.000001],
    ['longitude', undefined],
    ['address', ' \n '],
    ['address', 'x'.repeat(501)],
    ['name', 'x'.repeat(101)],
    ['city', 'Irinjalakuda'],
    ['city', 0],
    ['city', 1.5],
    ['city', undefined],
  ])('%s %j is refused, and nothing is stored [MAP-4]', async (field, value) => {
    const answer = await person.post('/customers/create/', primaryInput({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([`primary_address.${field}`]);
    expect((await list()).count).toBe(0);
  });

  it.each([[{}], [{ primary_address: null }], [{ primary_address: [] }], [{ primary_address: 'x' }]])(
    '%j is refused',
    async (body) => {
      const answer = await person.post('/customers/create/', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    },
  );

  it('of an unknown city is refused', async () => {
    const answer = await person.post('/customers/create/', primaryInput({ city: 999_999 }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'input.invalid',
      errors: { 'primary_address.city': [expect.any(String)] },
    });
    const { status } = (await person.get('/users/details/')).body;
    expect(status.is_customer_initial_setup_done).toBe(false);
  });
});
