// What helps to find the house: landmark, photo and spoken directions of an address, and changing an address.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressInput, makeAddress } from '../../testing/addresses.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { makePicture } from '../../testing/pictures.ts';
import { makeFile, makeWebm } from '../../testing/sounds.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let city: number;
let person: Client;
let house: { landmark: string; photo: number; voice_note: number };
let foreign: number;
beforeAll(async () => {
  t = await createTestApp();
  city = await makeCity(t);
  person = await t.signIn();
  house = {
    landmark: 'Blue gate',
    photo: await makeFile(person, await makePicture()),
    voice_note: await makeFile(person, makeWebm()),
  };
  foreign = await makeFile(await t.signIn(), await makePicture());
});
afterAll(() => t.close());

const add = (parts: object) => person.post('/customers/addresses/', addressInput(city, parts));
const listed = async (id: number) =>
  (await person.get('/customers/addresses/')).body.results.find((each: { id: number }) => each.id === id);

describe('landmark, photo and directions', () => {
  it('are stored with a new address [HOUSE-10]', async () => {
    const { status, body } = await add(house);
    expect([status, body]).toEqual([201, expect.objectContaining(house)]);
    expect(await listed(body.id)).toEqual(body);
  });

  it('are stored with the primary one, and stay when it is sent again without them [HOUSE-10]', async () => {
    const other = await t.signIn();
    const photo = await makeFile(other, await makePicture());
    const { latitude, longitude, address } = addressInput(city);
    const primary = { latitude, longitude, address, name: 'primary', city };
    const create = (parts: object) =>
      other.post('/customers/create/', { primary_address: { ...primary, ...parts } });
    expect((await create({ photo, landmark: 'Well' })).body).toMatchObject({ photo, landmark: 'Well' });
    expect((await create({})).body).toMatchObject({ photo, landmark: 'Well', voice_note: null });
    expect((await create({ photo: house.photo })).status).toBe(404);
  });

  it.each([
    ['', null],
    ['  ', null],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('landmark %j becomes %j [HOUSE-10]', async (landmark, stored) =>
    expect((await add({ landmark })).body.landmark).toBe(stored),
  );

  it.each([
    ['landmark', 'x'.repeat(201)],
    ['landmark', 7],
    ['photo', 'seven'],
    ['voice_note', 0],
  ])('%s %j is refused [HOUSE-10]', async (name, value) => {
    const answer = await add({ [name]: value });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [name]]);
  });

  it('take no file of another person and none of the other kind [HOUSE-12]', async () => {
    for (const parts of [{ photo: foreign }, { voice_note: foreign }, { photo: 999_999 }]) {
      expect((await add(parts)).status).toBe(404);
    }
    const wrong = { photo: house.voice_note, voice_note: house.photo };
    for (const [name, id] of Object.entries(wrong)) {
      const answer = await add({ [name]: id });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [name]]);
    }
  });
});

describe('PATCH', () => {
  const change = (id: number, body: object, who = person) => who.patch(`/customers/addresses/${id}/`, body);

  it('changes what was sent, and nothing else [HOUSE-11]', async () => {
    const before = await makeAddress(person, city, house);
    const parts = {
      name: 'Shop',
      receiver: 'Gopi',
      number: '+919000000099',
      latitude: 10.1234567,
      longitude: 76.5,
    };
    const { status, body } = await change(before.id, parts);
    expect([status, body]).toEqual([200, { ...before, ...parts, latitude: 10.123457 }]);
    expect((await change(before.id, {})).body).toEqual(body);
    expect(await listed(before.id)).toEqual(body);
  });

  it('removes with null, and sets again [HOUSE-11]', async () => {
    const { id } = await makeAddress(person, city, house);
    const none = { landmark: null, photo: null, voice_note: null };
    expect((await change(id, none)).body).toMatchObject(none);
    expect((await change(id, house)).body).toMatchObject(house);
  });

  it.each([
    ['name', ''],
    ['name', null],
    ['receiver', ''],
    ['number', '12'],
    ['latitude', 91],
  ])('refuses %s %j [HOUSE-11]', async (name, value) => {
    const { id } = await makeAddress(person, city);
    const answer = await change(id, { [name]: value });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [name]]);
  });

  it('ignores what it does not take [HOUSE-11]', async () => {
    const before = await makeAddress(person, city);
    const { body } = await change(before.id, { city: 999, address: 'Elsewhere', is_primary: true });
    expect(body).toEqual(before);
  });

  it('is for the owner alone, and takes only their files [HOUSE-11, HOUSE-12]', async () => {
    const { id } = await makeAddress(person, city);
    expect((await change(id, { name: 'Mine' }, await t.signIn())).status).toBe(404);
    expect((await change(id, { photo: foreign })).status).toBe(404);
    expect((await change(999_999, { name: 'Mine' })).status).toBe(404);
    expect((await change(id, { name: 'Mine' }, t.nobody)).status).toBe(401);
  });
});

it('a file that an address holds stays, and goes after the address [HOUSE-6]', async () => {
  await makeAddress(person, city);
  const photo = await makeFile(person, await makePicture());
  const { id } = await makeAddress(person, city, { photo });
  const status = async () => (await person.get(`/files/${photo}/`)).status;
  t.clock.advance(2 * 24 * 60 * 60 * 1000);
  await t.sweeps.run(t.database);
  expect(await status()).toBe(200);
  await person.delete(`/customers/addresses/${id}/`);
  await t.sweeps.run(t.database);
  expect(await status()).toBe(404);
});
