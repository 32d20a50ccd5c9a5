// Translates ra-core's questions into calls of the contract.
import { ApiError } from '@haat/client/api-error';
import * as cities from '@haat/contract/operator/cities';
import * as deliverers from '@haat/contract/operator/deliverers';
import * as shops from '@haat/contract/operator/shops';
import { expect, it } from 'vitest';
import { endSession, startSession } from '../platform/session.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { city, deliverer, shop } from '../testing/records.ts';
import { makeDataProvider } from './data-provider.ts';

const dataProvider = makeDataProvider({
  cities: { list: cities.listCities, create: cities.createCity, update: cities.updateCity },
  deliverers: { update: deliverers.updateDeliverer, remove: deliverers.dismissDeliverer },
  shops: { actions: { verify: shops.verifyShop } },
});

it('asks for a page of a list with its filters, and leaves out empty ones [DESK-1]', async () => {
  const api = fakeApi();
  api.on(cities.listCities, () => ({ count: 60, results: [city] }));
  const list = await dataProvider.getList('cities', {
    pagination: { page: 3, perPage: 25 },
    filter: { search: 'haat', empty: '' },
  });
  expect(list).toEqual({ data: [city], total: 60 });
  expect(api.asked(cities.listCities)[0]?.query).toEqual({ search: 'haat', limit: '25', offset: '50' });
});

it('sends the token, and with a POST a key of its own for each call', async () => {
  startSession('a-token');
  const api = fakeApi();
  api.on(shops.verifyShop, () => shop);
  await dataProvider.act('shops', { action: 'verify', id: shop.id });
  await dataProvider.act('shops', { action: 'verify', id: shop.id });
  endSession();
  const calls = api.asked(shops.verifyShop);
  expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Token a-token',
    'Token a-token',
  ]);
  expect(calls.map(({ params }) => params.id)).toEqual([String(shop.id), String(shop.id)]);
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

it('sends the same key again until the server has answered', async () => {
  startSession('a-token');
  const api = fakeApi();
  api.on(shops.verifyShop, () => refuse('unavailable'));
  const verify = () => dataProvider.act('shops', { action: 'verify', id: shop.id }).catch(() => undefined);
  await verify();
  api.on(shops.verifyShop, () => shop);
  await verify();
  await verify();
  endSession();
  const [lost, retried, next] = api
    .asked(shops.verifyShop)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(retried).toBe(lost);
  expect(next).not.toBe(lost);
});

it('stops deleting records when another tab has another token [DESK-230]', async () => {
  startSession('a-token');
  const api = fakeApi();
  api.on(deliverers.dismissDeliverer, () => {
    // In another tab.
    localStorage.setItem('token', 'of-the-second');
    return undefined;
  });
  await expect(dataProvider.deleteMany('deliverers', { ids: [1, 2] })).rejects.toMatchObject({
    code: 'auth.required',
  });
  endSession();
  expect(api.asked(deliverers.dismissDeliverer).map(({ params }) => params.id)).toEqual(['1']);
});

it('sends only changed fields, and the version that was read [DESK-3]', async () => {
  const api = fakeApi();
  api.on(cities.updateCity, () => ({ ...city, radius_km: 20, version: 4 }));
  const data = { ...city, radius_km: 20 };
  const { data: saved } = await dataProvider.update('cities', { id: city.id, data, previousData: city });
  expect(api.asked(cities.updateCity)[0]?.body).toEqual({ radius_km: 20, version: city.version });
  expect(saved.version).toBe(4);
});

it('sends the id where a record has an object', async () => {
  const api = fakeApi();
  api.on(deliverers.updateDeliverer, () => deliverer);
  const data = { ...deliverer, city: { id: 8, name: 'Haatpur' } };
  await dataProvider.update('deliverers', { id: deliverer.id, data, previousData: deliverer });
  expect(api.asked(deliverers.updateDeliverer)[0]?.body).toEqual({ city: 8, version: deliverer.version });
});

it('throws refusals with their code, and the faults of fields', async () => {
  const api = fakeApi();
  api.on(cities.createCity, () => refuse('input.invalid', { errors: { name: ['Enter a name.', 'Again.'] } }));
  const { id: _id, version: _version, ...data } = city;
  const failure = await dataProvider.create('cities', { data }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    code: 'input.invalid',
    status: 400,
    message: 'Enter a name.',
    body: { errors: { name: 'Enter a name.' } },
  });
});

it('says what to do about bad input that names no field [DESK-133]', async () => {
  const api = fakeApi();
  api.on(cities.createCity, () =>
    refuse('input.invalid', { detail: 'Look at the fields that are named and send them again.' }),
  );
  const { id: _id, version: _version, ...data } = city;
  await expect(dataProvider.create('cities', { data })).rejects.toThrow(
    'Correct the fields in red, then save again.',
  );
});

it('deletes each of several records', async () => {
  const api = fakeApi();
  api.on(deliverers.dismissDeliverer, () => undefined);
  await dataProvider.deleteMany('deliverers', { ids: [3, 4] });
  expect(api.asked(deliverers.dismissDeliverer).map(({ params }) => params.id)).toEqual(['3', '4']);
});
