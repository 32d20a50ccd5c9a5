import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeAddress } from '../../../testing/addresses.ts';
import type { Client } from '../../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../../testing/operators.ts';
import { fillCart } from '../../../testing/orders.ts';
import { makeShop, makeVerifiedShop, northOfCentre, villageCentre } from '../../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeCustomer, makeGoods, makeRetailer } from '../../../testing/village.ts';
import { restoreShop, suspendShop, verifyShop } from '../../shops/index.ts';
import { updateCity } from './edit-city.ts';

let t: TestApp;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

let made = 0;
const cityInput = (parts: object = {}) => {
  made += 1;
  return {
    name: `Town ${made}`,
    ...villageCentre,
    radius_km: 15,
    time_zone: 'Asia/Kolkata',
    delivery_base: 20,
    free_km: 2,
    per_km: 5.5,
    ...parts,
  };
};
const create = async (parts: object = {}) =>
  (await operator.post('/operator/cities/', cityInput(parts))).body;

describe('a new city', () => {
  it('has the fields that were sent, and people can choose it at once [DESK-11]', async () => {
    const input = cityInput({ name: 'Éloor', latitude: 10.123_456_78 });
    const answer = await operator.post('/operator/cities/', input);
    expect(answer.status).toBe(201);
    const { id } = answer.body;
    expect(answer.body).toEqual({
      id,
      ...input,
      latitude: 10.123_457,
      proposal_minutes: 15,
      fee_goes_to: 'deliverer',
      cash_limit: 0,
      weigh_margin: 10,
      commission_percent: 0,
      list_minutes: 60,
      remind_shop_after: 120,
      sms_shop_after: 300,
      tell_operator_after: 600,
      tell_customer_after: 900,
      remind_deliverers_after: 300,
      tell_operator_request_after: 600,
      delivery_code: 'offered',
      version: 1,
    });
    expect((await operator.get(`/operator/cities/${id}/`)).body).toEqual(answer.body);
    const { body } = await (await t.signIn()).get('/users/cities/');
    expect(body.results).toContainEqual({ id, name: 'Éloor', latitude: 10.123_457, longitude: 76.21 });
    expect(await auditOf(operator, 'city', id)).toMatchObject([
      {
        action: 'city.create',
        actor: { id: operator.userId },
        before: {},
        after: { name: 'Éloor', per_km: 5.5 },
      },
    ]);
  });

  it.each([
    ['name', { name: '  ' }],
    ['radius_km', { radius_km: 0 }],
    ['radius_km', { radius_km: 1001 }],
    ['latitude', { latitude: 90.1 }],
    ['longitude', { longitude: -181 }],
    ['time_zone', { time_zone: 'Asia/Chembukara' }],
    ['time_zone', { time_zone: '+05:30' }],
    ['delivery_base', { delivery_base: -1 }],
    ['delivery_base', { delivery_base: 1.234 }],
    ['free_km', { free_km: -0.5 }],
    ['per_km', { per_km: '5' }],
    ['proposal_minutes', { proposal_minutes: 0 }],
    ['proposal_minutes', { proposal_minutes: 241 }],
    ['weigh_margin', { weigh_margin: -1 }],
    ['weigh_margin', { weigh_margin: 26 }],
    ['weigh_margin', { weigh_margin: 2.5 }],
    ['commission_percent', { commission_percent: -1 }],
    ['commission_percent', { commission_percent: 30.01 }],
    ['commission_percent', { commission_percent: 4.125 }],
    ['commission_percent', { commission_percent: null }],
    ['list_minutes', { list_minutes: 0 }],
    ['list_minutes', { list_minutes: 1441 }],
    ['remind_shop_after', { remind_shop_after: -1 }],
    ['tell_customer_after', { tell_customer_after: 604_801 }],
  ])('is refused with errors.%s for %j [DESK-11]', async (field, parts) => {
    const answer = await operator.post('/operator/cities/', cityInput(parts));
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('needs every field [DESK-11]', async () => {
    const { body } = await operator.post('/operator/cities/', {});
    expect(Object.keys(body.errors).sort()).toEqual(Object.keys(cityInput()).sort());
  });

  it('needs a name that no other city has, also at the same moment [DESK-11, TEXT-40]', async () => {
    const input = cityInput();
    const twins = [input.name, input.name.toUpperCase(), input.name.replace(' ', '\u00a0 ')];
    const answers = await Promise.all(
      twins.map((name) => operator.post('/operator/cities/', { ...input, name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.errors).toEqual({ name: ['A city with this name exists.'] });
  });
});

describe('the list of cities', () => {
  it('has all of them by name, and finds words of names without accents [DESK-11]', async () => {
    await create({ name: 'Zameen Nagar' });
    await create({ name: 'Àlappad' });
    const { body } = await operator.get('/operator/cities/');
    expect(body.count).toBe(body.results.length);
    const names = async (query: string): Promise<string[]> =>
      (await operator.get(`/operator/cities/?${query}`)).body.results.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('search=nagar')).toEqual(['Zameen Nagar']);
    expect(await names('search=alap')).toEqual(['Àlappad']);
    expect(await names('search=nobody')).toEqual([]);
    expect(await names('limit=1&search=zameen')).toEqual(['Zameen Nagar']);
  });
});

describe('a change of a city', () => {
  it('needs the newest version [DESK-3, DESK-79]', async () => {
    const { id, ...before } = await create();
    const path = `/operator/cities/${id}/`;
    const none = await operator.patch(path, { per_km: 6 });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([400, ['version']]);
    expect((await operator.patch(path, { version: 1, per_km: 6 })).body).toMatchObject({
      per_km: 6,
      version: 2,
    });
    const stale = await operator.patch(path, { version: 1, per_km: 7 });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
    expect((await operator.get(path)).body).toMatchObject({ per_km: 6, version: 2 });
    const second = await makeOperatorClient(t);
    await second.patch(path, { version: 2, radius_km: before.radius_km + 1 });
    expect((await operator.get(path)).body).toEqual({
      ...before,
      id,
      per_km: 6,
      radius_km: before.radius_km + 1,
      version: 3,
    });
  });

  it('is in the audit with the changed fields; without a difference nothing happens [DESK-11]', async () => {
    const { id, name } = await create();
    const path = `/operator/cities/${id}/`;
    expect((await operator.patch(path, { version: 1, name, free_km: 2 })).body.version).toBe(1);
    await operator.patch(path, { version: 1, name, free_km: 0, delivery_base: 0 });
    const rows = await auditOf(operator, 'city', id);
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['city.update', 'city.create']);
    expect(rows[0]).toMatchObject({
      before: { free_km: 2, delivery_base: 20 },
      after: { free_km: 0, delivery_base: 0 },
    });
    expect(Object.keys(rows[0].after).sort()).toEqual(['delivery_base', 'free_km']);
  });

  it('keeps the rules of a new one [DESK-11]', async () => {
    const [{ name }, { id }] = [await create(), await create()];
    const path = `/operator/cities/${id}/`;
    for (const change of [{ name }, { time_zone: 'Nowhere' }, { radius_km: 0 }]) {
      const answer = await operator.patch(path, { version: 1, ...change });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, Object.keys(change)]);
    }
    for (const unknown of ['999999', 'x']) {
      const answer = await operator.patch(`/operator/cities/${unknown}/`, { version: 1 });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });

  it('of the radius is in the next list of shops nearby [DESK-11, SHOP-9]', async () => {
    const { id, version } = await create({ radius_km: 5 });
    const { shop } = await makeVerifiedShop(t, { cityId: id, near: northOfCentre(8) });
    const customer = await t.signIn();
    const address = await makeAddress(customer, id, villageCentre);
    const nearby = async (): Promise<number[]> =>
      (await customer.get(`/shops/nearby/?address_id=${address.id}&limit=100`)).body.results.map(
        (one: { id: number }) => one.id,
      );
    expect(await nearby()).not.toContain(shop.id);
    const path = `/operator/cities/${id}/`;
    await operator.patch(path, { version, radius_km: 8.1 });
    expect(await nearby()).toContain(shop.id);
    await operator.patch(path, { version: version + 1, radius_km: 7.9 });
    expect(await nearby()).not.toContain(shop.id);
  });

  it('by two operators at the same moment succeeds once [DESK-3]', async () => {
    const { id } = await create();
    const change = (per_km: number) => operator.patch(`/operator/cities/${id}/`, { version: 1, per_km });
    const answers = await Promise.all([change(6), change(7), change(8)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('of radius and costs applies to carts at once [DESK-11, CART-21]', async () => {
    const { id } = await create();
    const retailer = await makeRetailer(t, id, { near: northOfCentre(3.5) });
    const productId = await makeGoods(t, retailer, {});
    const customer = await makeCustomer(t, id, villageCentre);
    await fillCart(customer, [{ productId, quantity: 1 }]);
    const cart = async () => (await customer.get('/customers/cart/')).body;
    expect(await cart()).toMatchObject({ delivery_cost: 31, problem: null });
    const path = `/operator/cities/${id}/`;
    await operator.patch(path, { version: 1, delivery_base: 30, free_km: 3, per_km: 7 });
    expect(await cart()).toMatchObject({ delivery_cost: 37, problem: null });
    await operator.patch(path, { version: 2, radius_km: 3 });
    expect(await cart()).toMatchObject({ problem: 'address.out_of_reach' });
  });
});

// On Citus, a change of a city waits for the changes of its shops.
describe.runIf(inject('workerUrls').length === 0)('a new radius while a shop is being verified', () => {
  let id: number;
  let shopId: number;
  beforeEach(async () => {
    ({ id } = await create({ radius_km: 1 }));
    shopId = (await makeShop(t, { cityId: id, near: northOfCentre(9) })).shop.id;
  });

  async function expectListed(): Promise<void> {
    const customer = await t.signIn();
    const address = await makeAddress(customer, id, villageCentre);
    const { body } = await customer.get(`/shops/nearby/?address_id=${address.id}&limit=100`);
    expect(body.results.map((shop: { id: number }) => shop.id)).toContain(shopId);
  }

  it('counts for the shop, whichever commits first [DESK-11]', async () => {
    await t.database.inTx(async (tx) => {
      await verifyShop(tx, null, shopId);
      const { status } = await operator.patch(`/operator/cities/${id}/`, { version: 1, radius_km: 10 });
      expect(status).toBe(200);
    });
    await expectListed();
    await t.database.inTx(async (tx) => {
      await updateCity(tx, operator.userId, { cityId: id, version: 2, changes: { radiusKm: 9.5 } });
      await t.database.inTx((other) => suspendShop(other, null, { shopId, reason: 'x' }));
      await t.database.inTx((other) => restoreShop(other, null, shopId));
    });
    await expectListed();
  });
});
