import type * as orders from '@haat/contract/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeCity } from '../../../testing/cities.ts';
import { fillCart } from '../../../testing/orders.ts';
import { recordStatements } from '../../../testing/sent-statements.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type Customer,
  makeCustomer,
  makeGoods,
  makeRetailer,
  makeWindow,
  type Retailer,
} from '../../../testing/village.ts';
import { slotIdOf } from './slots-of-day.ts';

let testApp: TestApp;
let cityId: number;
let customer: Customer;

beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  testApp.clock.set('2026-11-21T04:30:00Z'); // Saturday, 10:00 in Kerala
  cityId = await makeCity(testApp);
  customer = await makeCustomer(testApp, cityId);
});
afterAll(() => testApp.close());

const listSlots = async (): Promise<orders.SlotOffer[]> =>
  (await customer.get('/shops/get-slots/')).body.results;
const starts = async () => (await listSlots()).map(({ start }) => start);

async function buyWith(slot: number, wanted: { retailer: Retailer; productId: number }) {
  await fillCart(customer, [{ productId: wanted.productId, quantity: 1 }]);
  return customer.post('/customers/checkout/', { slot });
}

async function makeStall(inCity = cityId) {
  const retailer = await makeRetailer(testApp, inCity);
  return { retailer, productId: await makeGoods(testApp, retailer, { quantity: 100, price: 10 }) };
}

describe('the slots of a named shop', () => {
  it('are those of its city, without an address of the person [TELE-19]', async () => {
    await makeWindow(testApp, cityId, { weekday: 0, startTime: '09:00', endTime: '11:00' });
    const { retailer } = await makeStall();
    expect((await retailer.get('/shops/get-slots/')).body.code).toBe('address.required');
    const { body } = await retailer.get(`/shops/get-slots/?shop=${retailer.shopId}`);
    expect(body.results.map(({ start }: orders.SlotOffer) => start)).toEqual(['2026-11-22T09:00:00+05:30']);
    const unknown = await retailer.get('/shops/get-slots/?shop=999999');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  });
});

describe('the slots', () => {
  it("cover today and six more days, sorted by start, in the city's time [BUY-10]", async () => {
    for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
      await makeWindow(testApp, cityId, { weekday, startTime: '17:00', endTime: '19:30', capacity: 12 });
    }
    const sunday = await makeWindow(testApp, cityId, { weekday: 0, startTime: '09:00', endTime: '11:00' });
    const { status, body } = await customer.get('/shops/get-slots/');
    expect(status).toBe(200);
    expect(body.count).toBe(8);
    expect(body.results[0]).toEqual({
      id: expect.any(Number),
      start: '2026-11-21T17:00:00+05:30',
      end: '2026-11-21T19:30:00+05:30',
      left: 12,
    });
    expect(body.results[1].id).toBe(slotIdOf(sunday, '2026-11-22'));
    expect(body.results.map((slot: orders.SlotOffer) => slot.start)).toEqual([
      '2026-11-21T17:00:00+05:30',
      '2026-11-22T09:00:00+05:30',
      '2026-11-22T17:00:00+05:30',
      '2026-11-23T17:00:00+05:30',
      '2026-11-24T17:00:00+05:30',
      '2026-11-25T17:00:00+05:30',
      '2026-11-26T17:00:00+05:30',
      '2026-11-27T17:00:00+05:30',
    ]);
  });

  it('come in pages on request [API-14]', async () => {
    for (const weekday of [0, 1, 2, 3, 4, 5, 6]) await makeWindow(testApp, cityId, { weekday });
    const all = await listSlots();
    const page = await customer.get('/shops/get-slots/?limit=2&offset=3');
    expect(page.body).toEqual({ count: 7, results: all.slice(3, 5) });
    expect((await customer.get('/shops/get-slots/?offset=50')).body).toEqual({ count: 7, results: [] });
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'limit=x']) {
      const answer = await customer.get(`/shops/get-slots/?${query}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    }
  });

  it('close at their cut-off [BUY-12]', async () => {
    await makeWindow(testApp, cityId, { weekday: 6, startTime: '17:00', cutOffMinutes: 90 });
    testApp.clock.set('2026-11-21T09:59:59.999Z');
    expect(await starts()).toEqual(['2026-11-21T17:00:00+05:30']);
    testApp.clock.set('2026-11-21T10:00:00Z');
    expect(await starts()).toEqual([]);
  });

  it("begin with the city's day, not the server's", async () => {
    await makeWindow(testApp, cityId, { weekday: 0 });
    testApp.clock.set('2026-11-21T18:31:00Z'); // Sunday there already
    expect(await starts()).toEqual(['2026-11-22T17:00:00+05:30']);
    testApp.clock.set('2026-11-22T18:31:00Z'); // Monday there: the next Sunday is the seventh day
    expect(await starts()).toEqual(['2026-11-29T17:00:00+05:30']);
  });

  it('of a single day replace the weekly ones [BUY-12]', async () => {
    for (const weekday of [0, 1]) await makeWindow(testApp, cityId, { weekday });
    await makeWindow(testApp, cityId, { date: '2026-11-22', startTime: '08:00', endTime: '09:00' });
    await makeWindow(testApp, cityId, { date: '2026-11-23', capacity: 0 });
    expect(await starts()).toEqual(['2026-11-22T08:00:00+05:30']);
  });

  it("belong to the city of the cart's shop, else of the primary address [BUY-11, ORDER-43]", async () => {
    await makeWindow(testApp, cityId, { weekday: 0 });
    const elsewhere = await makeCity(testApp, { timeZone: 'Europe/Berlin' });
    await makeWindow(testApp, elsewhere, { weekday: 0, startTime: '10:00', endTime: '12:00' });
    const stall = await makeStall(elsewhere);
    expect(await starts()).toEqual(['2026-11-22T17:00:00+05:30']);
    await fillCart(customer, [{ productId: stall.productId, quantity: 1 }]);
    expect(await starts()).toEqual(['2026-11-22T10:00:00+01:00']);
  });

  it('need a token, and a cart or an address [WHO-8, BUY-11]', async () => {
    const nobody = await testApp.nobody.get('/shops/get-slots/');
    expect([nobody.status, nobody.body.code]).toEqual([401, 'auth.required']);
    const newcomer = await (await testApp.signIn()).get('/shops/get-slots/');
    expect([newcomer.status, newcomer.body.code]).toEqual([400, 'address.required']);
  });

  it('lose a place with each order, and get it back after a rejection or cancellation [BUY-13]', async () => {
    const windowId = await makeWindow(testApp, cityId, { weekday: 0, capacity: 2 });
    const slot = slotIdOf(windowId, '2026-11-22');
    const stall = await makeStall();
    const first = await buyWith(slot, stall);
    expect((await listSlots())[0]?.left).toBe(1);
    const second = await buyWith(slot, stall);
    expect(await listSlots()).toEqual([]);
    const third = await buyWith(slot, stall);
    expect([third.status, third.body.code]).toEqual([409, 'slot.unavailable']);
    await customer.post(`/customers/orders/${first.body.id}/cancel/`);
    expect((await listSlots())[0]?.left).toBe(1);
    await stall.retailer.post(`/shops/orders/${second.body.id}/reject/`);
    expect((await listSlots())[0]?.left).toBe(2);
  });
});

describe('a slot at checkout', () => {
  it.each([
    ['of no window', () => 999_999_999],
    ['below every window', () => 1],
    ['beyond every number', () => Number.MAX_SAFE_INTEGER],
    ['of another weekday', (windowId: number) => slotIdOf(windowId, '2026-11-23')],
  ])("%s doesn't exist [BUY-16]", async (_, slotOf) => {
    const windowId = await makeWindow(testApp, cityId, { weekday: 0 });
    const answer = await buyWith(slotOf(windowId), await makeStall());
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.body.errors)).toEqual(['slot']);
  });

  it("of a single day doesn't exist on another day", async () => {
    const windowId = await makeWindow(testApp, cityId, { date: '2026-11-22' });
    const stall = await makeStall();
    expect((await buyWith(slotIdOf(windowId, '2026-11-29'), stall)).status).toBe(400);
    expect((await buyWith(slotIdOf(windowId, '2026-11-22'), stall)).status).toBe(201);
  });

  it.each([
    ['last week', '2026-11-15'],
    ['next week', '2026-11-29'],
  ])('of %s cannot be taken', async (_, day) => {
    const windowId = await makeWindow(testApp, cityId, { weekday: 0 });
    const answer = await buyWith(slotIdOf(windowId, day), await makeStall());
    expect([answer.status, answer.body.code]).toEqual([409, 'slot.unavailable']);
  });

  it('of another city cannot be taken [BUY-16, ORDER-43]', async () => {
    const elsewhere = await makeCity(testApp);
    const windowId = await makeWindow(testApp, elsewhere, { weekday: 0 });
    const answer = await buyWith(slotIdOf(windowId, '2026-11-22'), await makeStall());
    expect([answer.status, answer.body.code]).toEqual([409, 'slot.unavailable']);
  });

  it('past its cut-off cannot be taken', async () => {
    const windowId = await makeWindow(testApp, cityId, { weekday: 6, startTime: '10:30', cutOffMinutes: 30 });
    const answer = await buyWith(slotIdOf(windowId, '2026-11-21'), await makeStall());
    expect([answer.status, answer.body.code]).toEqual([409, 'slot.unavailable']);
  });

  it('of a day that was closed cannot be taken', async () => {
    const windowId = await makeWindow(testApp, cityId, { weekday: 0 });
    const stall = await makeStall();
    const slot = slotIdOf(windowId, '2026-11-22');
    expect((await listSlots()).map(({ id }) => id)).toEqual([slot]);
    await makeWindow(testApp, cityId, { date: '2026-11-22', capacity: 0 });
    expect(await listSlots()).toEqual([]);
    const answer = await buyWith(slot, stall);
    expect([answer.status, answer.body.code]).toEqual([409, 'slot.unavailable']);
    expect((await customer.get('/customers/cart/')).body.items).toHaveLength(1);
  });

  it("that the day's own window replaced cannot be taken, the new one can", async () => {
    const weekly = await makeWindow(testApp, cityId, { weekday: 0 });
    const stall = await makeStall();
    const own = await makeWindow(testApp, cityId, { date: '2026-11-22', startTime: '08:00' });
    const answer = await buyWith(slotIdOf(weekly, '2026-11-22'), stall);
    expect([answer.status, answer.body.code]).toEqual([409, 'slot.unavailable']);
    expect((await buyWith(slotIdOf(own, '2026-11-22'), stall)).status).toBe(201);
    expect((await buyWith(slotIdOf(weekly, '2026-11-22'), stall)).status).toBe(409);
  });

  it('without capacity cannot be taken', async () => {
    const windowId = await makeWindow(testApp, cityId, { date: '2026-11-22', capacity: 0 });
    const answer = await buyWith(slotIdOf(windowId, '2026-11-22'), await makeStall());
    expect([answer.status, answer.body.code]).toEqual([409, 'slot.unavailable']);
  });
});

// On Citus, each shard has an index of its own.
it.runIf(inject('workerUrls').length === 0)(
  'finds the taken places of the next days by their city, however many others there are',
  async () => {
    await makeWindow(testApp, cityId, { weekday: 0 });
    const { pool } = testApp.database;
    await pool.query(
      `insert into slot_days (city_id, window_id, day, taken)
        select city, id, day, 1 from slot_windows, unnest($1::bigint || array(select generate_series(1001, 1200))::bigint[]) city,
          generate_series('2026-10-01'::date, '2026-11-27'::date, '1 day') day where slot_windows.city_id = $1`,
      [cityId],
    );
    await pool.query('analyze slot_days');
    const sent = await recordStatements(async () => {
      await listSlots();
    });
    const read = sent.find(({ text }) => text.includes('from "slot_days"'));
    const { rows } = await pool.query(`explain (format json) ${read?.text}`, [...(read?.values ?? [])]);
    expect(JSON.stringify(rows)).toContain('"Index Name":"slot_days_city"');
  },
);
