import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { makeShop, makeShopType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let retailer: Client;
let cityId: number;
let typeId: number;
let otherTypeId: number;

beforeAll(async () => {
  testApp = await createTestApp();
  cityId = await makeCity(testApp);
  typeId = await makeShopType(testApp, 'Grocery');
  otherTypeId = await makeShopType(testApp, 'Bakery');
});
afterAll(() => testApp.close());

const face = {
  address: expect.any(String),
  latitude: expect.any(Number),
  longitude: expect.any(Number),
  cover: null,
};

const fromMap = (parts: object = {}) => ({
  location: { lat: 10.52111149, lng: 76.21222251 },
  type: typeId,
  additional_types: [otherTypeId],
  name: 'Sree Krishna Stores',
  city: cityId,
  addressLineOne: 'Market Road',
  addressLineTwo: 'By the temple',
  addressLineThree: 'Near the pond',
  ...parts,
});

const flat = (parts: object = {}) => ({
  latitude: 10.5,
  longitude: 76.2,
  address: 'Market Road\nBy the temple\nVillage',
  name: 'Sree Krishna Stores',
  type: typeId,
  city: cityId,
  additional_types: [],
  ...parts,
});

describe('POST /shops/create/', () => {
  it("registers a shop from the map form and sets the person's flag [SHOP-25, SHOP-28, SHOP-36]", async () => {
    retailer = await testApp.signIn();
    const answer = await retailer.post('/shops/create/', fromMap());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      name: 'Sree Krishna Stores',
      type: { id: typeId, name: 'Grocery', local_name: null, cover: null },
      additional_types: [{ id: otherTypeId, name: 'Bakery', local_name: null, cover: null }],
      city: { id: cityId, name: expect.any(String) },
      address: 'Market Road\nBy the temple\nNear the pond',
      latitude: 10.521111,
      longitude: 76.212223,
      is_verified: false,
      opening_time: '09:00',
      closing_time: '21:00',
      is_open: true,
    });
    const { body: person } = await retailer.get('/users/details/');
    expect(person.status.is_shop_initial_setup_done).toBe(true);
    expect(person.is_shop_verified).toBe(false);
  });

  it('accepts the flat form, without additional types, and removes the main type from them [SHOP-26]', async () => {
    const person = await testApp.signIn();
    const { additional_types: _, ...plain } = flat();
    const answer = await person.post('/shops/create/', { ...plain, name: 'Rose\u2067 \u202eStores\r\n' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Rose Stores',
      address: 'Market Road\nBy the temple\nVillage',
      latitude: 10.5,
      longitude: 76.2,
      additional_types: [],
    });
    const another = await testApp.signIn();
    const repeated = await another.post(
      '/shops/create/',
      flat({ additional_types: [typeId, otherTypeId, otherTypeId] }),
    );
    expect(repeated.body.additional_types).toEqual([
      { id: otherTypeId, name: 'Bakery', local_name: null, cover: null },
    ]);
  });

  it('names the fields of the form that was sent [SHOP-26, TEXT-1]', async () => {
    const person = await testApp.signIn();
    const errorsOf = async (body: object) => {
      const answer = await person.post('/shops/create/', body);
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('input.invalid');
      return answer.body.errors;
    };
    const missing = ['The field is required'];
    expect(await errorsOf({ name: 'A shop', type: typeId, city: cityId })).toEqual({
      location: missing,
      addressLineOne: missing,
      addressLineTwo: missing,
      addressLineThree: missing,
    });
    expect(await errorsOf(fromMap({ addressLineTwo: undefined }))).toEqual({ addressLineTwo: missing });
    expect(await errorsOf(flat({ longitude: undefined, address: undefined }))).toEqual({
      longitude: missing,
      address: missing,
    });
    expect(await errorsOf(fromMap({ addressLineOne: '   ' }))).toEqual({ addressLineOne: missing });
    expect(Object.keys(await errorsOf(fromMap({ location: { lat: 91, lng: -181 } })))).toEqual([
      'location.lat',
      'location.lng',
    ]);
    expect(
      Object.keys(
        await errorsOf(fromMap({ addressLineOne: 'a'.repeat(400), addressLineTwo: 'b'.repeat(400) })),
      ),
    ).toEqual(['addressLineOne']);
    expect(await errorsOf({})).toMatchObject({ name: missing, type: missing, city: missing });
    expect(Object.keys(await errorsOf(fromMap({ type: String(typeId) })))).toEqual(['type']);
    expect((await person.get('/users/details/')).body.status.is_shop_initial_setup_done).toBe(false);
  });

  it('refuses unknown types and cities by field, all at once [SHOP-26]', async () => {
    const person = await testApp.signIn();
    const answer = await person.post(
      '/shops/create/',
      fromMap({ type: 9_999, additional_types: [typeId, 8_888], city: 7_777 }),
    );
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['additional_types', 'city', 'type']);
  });

  it('refuses a second shop [SHOP-25, SHOP-27]', async () => {
    const again = await retailer.post('/shops/create/', flat({ name: 'Another' }));
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('shop.exists');
  });

  it('creates one shop for simultaneous registrations, 20 rounds [SHOP-27]', async () => {
    for (let round = 0; round < 20; round += 1) {
      const person = await testApp.signIn();
      const answers = await Promise.all([1, 2, 3].map(() => person.post('/shops/create/', flat())));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.code).toBe('shop.exists');
    }
  });

  it('needs a token', async () => {
    expect((await testApp.nobody.post('/shops/create/', flat())).status).toBe(401);
  });
});

describe('/shops/update/', () => {
  it('can be read while unverified, and changed once verified [SHOP-34]', async () => {
    const { retailer: person, shop } = await makeShop(testApp, { typeId });
    const before = await person.get('/shops/update/');
    expect(before.body).toEqual({
      id: shop.id,
      name: shop.name,
      ...face,
      is_verified: false,
      opening_time: '09:00',
      closing_time: '21:00',
      is_open: true,
      upi_id: null,
      upi_name: null,
      closed_weekdays: [],
      closed_days: [],
      preparation_minutes: 0,
      offers_pick_up: false,
      second_number: null,
      is_second_number_confirmed: false,
    });
    const refused = await person.patch('/shops/update/', { is_open: false });
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('shop.not_verified');
  });

  it('changes what is sent and nothing else [SHOP-19, SHOP-34]', async () => {
    const { retailer: person, shop } = await makeVerifiedShop(testApp, { typeId });
    const night = await person.patch('/shops/update/', { opening_time: '20:15', closing_time: '04:00' });
    expect(night.status).toBe(200);
    expect(night.body).toEqual({
      id: shop.id,
      name: shop.name,
      ...face,
      is_verified: true,
      opening_time: '20:15',
      closing_time: '04:00',
      is_open: true,
      upi_id: null,
      upi_name: null,
      closed_weekdays: [],
      closed_days: [],
      preparation_minutes: 0,
      offers_pick_up: false,
      second_number: null,
      is_second_number_confirmed: false,
    });
    const closed = await person.patch('/shops/update/', { is_open: false });
    expect(closed.body).toMatchObject({ opening_time: '20:15', closing_time: '04:00', is_open: false });
    const nothing = await person.patch('/shops/update/', { type: 1, is_verified: false });
    expect(nothing.status).toBe(200);
    expect(nothing.body).toEqual(closed.body);
    expect((await person.get('/shops/update/')).body).toEqual(closed.body);
  });

  it('refuses invalid times [SHOP-35]', async () => {
    const { retailer: person } = await makeVerifiedShop(testApp, { typeId });
    for (const wrong of ['24:00', '9:00', '', 900, null]) {
      const answer = await person.patch('/shops/update/', { opening_time: wrong });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toEqual(['opening_time']);
    }
    const word = await person.patch('/shops/update/', { is_open: 'no' });
    expect(word.status).toBe(400);
  });

  it('is for people with a shop [WHO-5]', async () => {
    expect((await testApp.nobody.get('/shops/update/')).status).toBe(401);
    const customer = await testApp.signIn();
    for (const answer of [await customer.get('/shops/update/'), await customer.patch('/shops/update/', {})]) {
      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe('role.required');
    }
  });
});
