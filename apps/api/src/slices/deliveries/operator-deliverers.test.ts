// Taking on and dismissing deliverers at the operator's desk.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, freshNumber, type TestApp } from '../../testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from '../../testing/village.ts';

let t: TestApp;
let village: Village;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

const masked = (number: string): string => `+91******${number.slice(-4)}`;
const hire = (body: object) => operator.post('/operator/deliverers/', body);
const isDeliverer = async (person: Client): Promise<boolean> =>
  (await person.get('/deliveries/')).status === 200;

async function find(query: string): Promise<{ id: number; active_deliveries: number }[]> {
  return (await operator.get(`/operator/deliverers/?limit=100&${query}`)).body.results;
}

describe('hiring', () => {
  it('takes on a person for a city [DESK-24]', async () => {
    const person = await t.signIn();
    const { status, body } = await hire({ number: person.number, city: village.cityId });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: person.userId,
      first_name: '',
      last_name: '',
      number: masked(person.number),
      city: { id: village.cityId, name: expect.any(String) },
      is_blocked: false,
      active_deliveries: 0,
      version: 3,
    });
    expect(await isDeliverer(person)).toBe(true);
    expect(await auditOf(operator, 'user', person.userId)).toMatchObject([
      {
        action: 'user.make_deliverer',
        actor: { id: operator.userId },
        source: 'desk',
        before: { is_deliverer: false, city: null },
        after: { is_deliverer: true, city: village.cityId },
      },
    ]);
  });

  it('creates the person of a new number [DESK-24]', async () => {
    const number = freshNumber();
    const { body } = await hire({ number, city: village.cityId });
    const person = await t.signIn(number);
    expect(person.userId).toBe(body.id);
    expect(await isDeliverer(person)).toBe(true);
  });

  it.each([
    [{ number: '+911234567890' }, 'number'],
    [{ number: '9000000001' }, 'number'],
    [{ number: undefined }, 'number'],
    [{ city: 999_999 }, 'city'],
    [{ city: '1' }, 'city'],
    [{ city: undefined }, 'city'],
  ])('refuses %j', async (wrong, field) => {
    const { status, body } = await hire({ number: freshNumber(), city: village.cityId, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('the list of deliverers', () => {
  it('is filtered by city and searched, with masked numbers [DESK-4, DESK-24]', async () => {
    const elsewhere = await makeCity(t);
    const person = await makeDelivererClient(t, elsewhere);
    expect(await find(`city=${elsewhere}`)).toMatchObject([
      { id: person.userId, number: masked(person.number) },
    ]);
    expect(await find(`search=${person.number.slice(3)}`)).toMatchObject([{ id: person.userId }]);
    expect((await find('search=ravi')).map(({ id }) => id)).toContain(person.userId);
    expect(await find('search=nobody')).toEqual([]);
    expect(await find('city=999999')).toEqual([]);
  });

  it('counts active deliveries [DESK-24]', async () => {
    const { deliverer } = village;
    const active = async () => (await find(`search=${deliverer.number.slice(3)}`))[0]?.active_deliveries;
    expect(await active()).toBe(0);
    await orderIn(village, 'ASSIGNED');
    await orderIn(village, 'PICKED_UP');
    await orderIn(village, 'COMPLETED');
    expect(await active()).toBe(2);
  });
});

describe('a deliverer', () => {
  it('has a whole number, and the audit notes who saw it [DESK-4]', async () => {
    const person = await makeDelivererClient(t, village.cityId);
    const { body } = await operator.get(`/operator/deliverers/${person.userId}/`);
    expect(body).toMatchObject({ first_name: 'Ravi', number: person.number });
    expect((await auditOf(operator, 'user', person.userId))[0]).toMatchObject({
      action: 'user.view_number',
      actor: { id: operator.userId },
    });
  });

  it('moves to another city [DESK-24]', async () => {
    const elsewhere = await makeCity(t);
    const person = await makeDelivererClient(t, village.cityId);
    const path = `/operator/deliverers/${person.userId}/`;
    const { version } = (await operator.get(path)).body;
    const moved = await operator.patch(path, { version, city: elsewhere });
    expect(moved.body).toMatchObject({ city: { id: elsewhere }, version: version + 1 });
    expect((await operator.patch(path, { version: version + 1 })).body.version).toBe(version + 1);
    const stale = await operator.patch(path, { version, city: village.cityId });
    expect([stale.status, stale.body.code]).toEqual([409, 'edit.stale']);
    const unknown = await operator.patch(path, { version: version + 1, city: 999_999 });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['city']]);
    expect((await operator.patch(path, { city: elsewhere })).body.errors).toHaveProperty('version');
  });

  it('is dismissed: orders not picked up become open requests, the others wait [DESK-25]', async () => {
    const deliverer = await makeDelivererClient(t, village.cityId);
    const other = await makeDelivererClient(t, village.cityId);
    const assigned = await orderIn({ ...village, deliverer }, 'ASSIGNED');
    const pickedUp = await orderIn({ ...village, deliverer }, 'PICKED_UP');
    const { status, text } = await operator.delete(`/operator/deliverers/${deliverer.userId}/`);
    expect([status, text]).toEqual([204, '']);
    expect(await isDeliverer(deliverer)).toBe(false);
    const requests = (await other.get('/deliveries/requests/?limit=100')).body.results;
    const openIds = requests.map(({ id }: { id: number }) => id);
    expect(openIds).toContain(assigned.deliveryId);
    expect(openIds).not.toContain(pickedUp.deliveryId);
    const { body } = await village.customer.get(`/customers/orders/${pickedUp.order.id}/`);
    expect(body.status).toBe('PICKED_UP');
    expect((await auditOf(operator, 'user', deliverer.userId))[0]).toMatchObject({
      action: 'user.dismiss_deliverer',
      actor: { id: operator.userId },
    });
    expect(await auditOf(operator, 'order', assigned.order.id)).toMatchObject([
      {
        action: 'order.release',
        actor: { id: operator.userId },
        before: { deliverer: deliverer.userId },
        after: { deliverer: null },
      },
    ]);
  });

  it("is not found when the person isn't a deliverer", async () => {
    const person = await t.signIn();
    for (const id of [person.userId, 999_999, 'x']) {
      const path = `/operator/deliverers/${id}/`;
      const answers = [
        await operator.get(path),
        await operator.patch(path, { version: 1, city: village.cityId }),
        await operator.delete(path),
      ];
      for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });
});
