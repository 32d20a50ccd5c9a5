// What operators can find out about phone numbers, and what the audit records of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVillage, type Village } from '../../testing/village.ts';

let t: TestApp;
let village: Village;
let operator: Client;
let shown: Readonly<Record<string, readonly number[]>>;
/** Retailer, customer and deliverer in one, so that each list has the person. */
let person: Client;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
  person = village.retailer;
  await operator.post('/operator/deliverers/', { number: person.number, city: village.cityId });
  const request = await person.post('/customers/request/', { body: 'Jackfruit chips, please' });
  shown = {
    '/operator/users/': [person.userId],
    '/operator/deliverers/': [person.userId],
    '/operator/shops/': [village.retailer.shopId],
    '/operator/requests/': [request.body.id],
  };
});
afterAll(() => t.close());

const lists = ['/operator/users/', '/operator/deliverers/', '/operator/shops/', '/operator/requests/'];

async function idsFound(list: string, search: string): Promise<number[]> {
  const { status, body } = await operator.get(`${list}?limit=100&search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  return body.results.map(({ id }: { id: number }) => id);
}

/** The newest rows of the audit about no single record. */
async function auditOfNone(kind: string): Promise<readonly { object: { id: number }; action: string }[]> {
  const { body } = await operator.get(`/operator/audit/?kind=${kind}&limit=100`);
  return body.results.filter(({ object }: { object: { id: number } }) => object.id === 0);
}

/** How often somebody searched for the person's number. */
async function searches(): Promise<number> {
  const { body } = await operator.get(`/operator/audit/?kind=user&object_id=${person.userId}&limit=100`);
  return body.results.filter(({ action }: { action: string }) => action === 'user.search_number').length;
}

describe.each(lists)('a search in %s', (list) => {
  it('finds the last four digits, without a line of the audit [DESK-150]', async () => {
    const before = await searches();
    expect(await idsFound(list, person.number.slice(-4))).toEqual(shown[list]);
    expect(await searches()).toBe(before);
  });

  it('finds no other part of a number [DESK-150]', async () => {
    const digits = person.number.slice(3);
    const parts = [1, 2, 3, 5, 6, 7, 8, 9].flatMap((length) => [
      digits.slice(0, length),
      digits.slice(-length),
      digits.slice(1, 1 + length),
    ]);
    for (const part of [...parts, digits.slice(0, 4), digits.slice(3, 7), `91${digits.slice(0, 4)}`]) {
      expect([part, await idsFound(list, part)]).toEqual([part, []]);
    }
  });

  it.each<[how: string, written: (digits: string) => string]>([
    ['whole', (digits) => `+91${digits}`],
    ['without +91', (digits) => digits],
    ['with a zero', (digits) => `0${digits}`],
    ['with blanks', (digits) => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`],
  ])('finds the number %s, and the audit notes it [DESK-150]', async (_, written) => {
    const before = await searches();
    expect(await idsFound(list, written(person.number.slice(3)))).toEqual(shown[list]);
    expect(await searches()).toBe(before + 1);
    const [row] = await auditOf(operator, 'user', person.userId);
    expect(row).toMatchObject({ actor: { id: operator.userId }, source: 'desk', before: {}, after: {} });
  });

  it('is noted, too, when nobody has the number [DESK-150]', async () => {
    const before = await auditOfNone('user');
    expect(await idsFound(list, '9999900000')).toEqual([]);
    const [row, ...rest] = await auditOfNone('user');
    expect([row?.action, rest]).toEqual(['user.search_number', before]);
  });
});

describe('an export', () => {
  it('of orders writes a line of the audit with the filters [DESK-151]', async () => {
    await orderIn(village, 'INITIATED');
    const day = '2026-11-21';
    const { status, text } = await operator.get(`/operator/orders/export/?day=${day}&city=${village.cityId}`);
    expect([status, text.split('\n').length > 2]).toEqual([200, true]);
    expect((await auditOfNone('order'))[0]).toMatchObject({
      action: 'order.export',
      actor: { id: operator.userId },
      before: {},
      after: { day, city: { id: village.cityId } },
    });
  });

  it('that is refused writes none [DESK-151]', async () => {
    const before = await auditOfNone('order');
    expect((await operator.get('/operator/orders/export/?day=2026-02-30')).status).toBe(400);
    expect(await auditOfNone('order')).toEqual(before);
  });

  it('of the catalogue writes a line of the audit [DESK-151]', async () => {
    expect((await operator.get('/operator/catalogue/export/')).status).toBe(200);
    expect(await auditOfNone('catalogue')).toMatchObject([{ action: 'catalogue.export' }]);
  });
});
