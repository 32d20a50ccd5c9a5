import { distanceKm } from '@haat/contract/geo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAddress } from '../../testing/addresses.ts';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import {
  makeShop,
  makeShopType,
  makeVerifiedShop,
  northOfCentre,
  villageCentre,
} from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { suspendShop } from './desk/change-shop-state.ts';

let testApp: TestApp;
let customer: Client;
let addressId: number;
let grocery: number;
let bakery: number;
let cityId: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  testApp = await createTestApp();
  cityId = await makeCity(testApp);
  const small = await makeCity(testApp, { radiusKm: 3 });
  grocery = await makeShopType(testApp, 'Grocery');
  bakery = await makeShopType(testApp, 'Bakery');
  const shops = [
    { name: 'far', near: northOfCentre(14.9), typeId: grocery, cityId },
    { name: 'beyond', near: northOfCentre(15.1), typeId: grocery, cityId },
    { name: 'middle', near: northOfCentre(7.6), typeId: bakery, additionalTypeIds: [grocery], cityId },
    { name: 'next', near: northOfCentre(0.4), typeId: bakery, cityId },
    { name: 'small city, in', near: northOfCentre(2.9), typeId: bakery, cityId: small },
    { name: 'small city, out', near: northOfCentre(3.1), typeId: bakery, cityId: small },
    { name: 'twin', near: northOfCentre(7.6), typeId: bakery, cityId },
  ];
  for (const parts of shops) ids[parts.name] = (await makeVerifiedShop(testApp, parts)).shop.id;
  const closed = await makeVerifiedShop(testApp, {
    name: 'closed',
    near: northOfCentre(1.6),
    typeId: bakery,
    cityId,
  });
  await closed.retailer.patch('/shops/update/', { is_open: false });
  await makeShop(testApp, { name: 'unverified', typeId: grocery, cityId });
  const suspended = await makeVerifiedShop(testApp, { name: 'suspended', typeId: grocery, cityId });
  await testApp.database.inTx((tx) =>
    suspendShop(tx, null, { shopId: suspended.shop.id, reason: 'Sold stones for rice' }),
  );
  customer = await testApp.signIn();
  addressId = (await makeAddress(customer, cityId, villageCentre)).id;
});
afterAll(() => testApp.close());

const namesOf = (body: { results: { name: string }[] }) => body.results.map(({ name }) => name);

describe('GET /shops/nearby/', () => {
  it("lists verified shops within their city's radius, nearest first, including closed ones [MAP-5, SHOP-8, SHOP-9]", async () => {
    const { status, body } = await customer.get(`/shops/nearby/?address_id=${addressId}`);
    expect(status).toBe(200);
    expect(namesOf(body)).toEqual(['next', 'closed', 'small city, in', 'middle', 'twin', 'far']);
    expect(body.count).toBe(6);
    expect(body.results.map((shop: { distance: number }) => shop.distance)).toEqual([0, 2, 3, 8, 8, 15]);
    expect(body.results[1]).toMatchObject({ is_open: false });
    expect(ids.middle).toBeLessThan(Number(ids.twin));
  });

  it('has all fields of the shop card and page [SHOP-17]', async () => {
    const { body } = await customer.get(`/shops/nearby/?address_id=${addressId}&limit=1`);
    expect(body.results[0]).toEqual({
      id: ids.next,
      name: 'next',
      type: { id: bakery, name: 'Bakery', local_name: null, cover: null },
      cover: null,
      latitude: expect.closeTo(northOfCentre(0.4).latitude, 5),
      longitude: villageCentre.longitude,
      address: 'Market Road\nBy the temple\nVillage',
      opening_time: '09:00',
      closing_time: '21:00',
      is_open: true,
      shopkeepr_name: 'Ammini Thomas',
      shopkeepr_phone: expect.stringMatching(/^\+91\d{10}$/),
      product_types: [],
      is_favourite: false,
      offers_pick_up: false,
      distance: 0,
    });
  });

  it('pages with the count of all', async () => {
    const page = await customer.get(`/shops/nearby/?address_id=${addressId}&limit=2&offset=2`);
    expect(namesOf(page.body)).toEqual(['small city, in', 'middle']);
    expect(page.body.count).toBe(6);
    const past = await customer.get(`/shops/nearby/?address_id=${addressId}&offset=50`);
    expect(past.body).toEqual({ count: 6, results: [] });
  });

  it('filters by main or additional type, and finds none for an unknown type [SHOP-2, SHOP-8, SHOP-10]', async () => {
    const groceries = await customer.get(`/shops/nearby/?address_id=${addressId}&shop_type=${grocery}`);
    expect(namesOf(groceries.body)).toEqual(['middle', 'far']);
    expect(groceries.body.count).toBe(2);
    const none = await customer.get(`/shops/nearby/?address_id=${addressId}&shop_type=99999`);
    expect(none.body).toEqual({ count: 0, results: [] });
  });

  it('agrees with the great circle across the date line and at the poles [MAP-5]', async () => {
    const city = await makeCity(testApp, { radiusKm: 600 });
    const places = [
      { latitude: 0, longitude: 179.9 },
      { latitude: 0, longitude: -179.9 },
      { latitude: 89.9, longitude: 10 },
      { latitude: 89.9, longitude: -170 },
    ];
    for (const near of places) await makeVerifiedShop(testApp, { near, cityId: city, typeId: bakery });
    for (const from of places) {
      const address = await makeAddress(customer, city, from);
      const { body } = await customer.get(`/shops/nearby/?address_id=${address.id}`);
      const expected = places.filter((place) => distanceKm(place, from) <= 600);
      expect(body.count).toBe(expected.length);
      expect(expected.length).toBe(2);
    }
  });

  it("refuses another's address like an unknown one, and a missing one [SHOP-8]", async () => {
    const stranger = await testApp.signIn();
    const theirs = await stranger.get(`/shops/nearby/?address_id=${addressId}`);
    const unknown = await stranger.get('/shops/nearby/?address_id=999999');
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(unknown.body);
    const none = await stranger.get('/shops/nearby/');
    expect([none.status, none.body.code]).toEqual([400, 'address.required']);
    const forgotten = await customer.get('/shops/nearby/');
    expect([forgotten.status, forgotten.body.code]).toEqual([400, 'input.invalid']);
    for (const query of [
      'address_id=abc',
      `address_id=${addressId}&limit=0`,
      `address_id=${addressId}&offset=-1`,
    ]) {
      expect((await customer.get(`/shops/nearby/?${query}`)).status).toBe(400);
    }
    expect((await testApp.nobody.get(`/shops/nearby/?address_id=${addressId}`)).status).toBe(401);
  });
});
