// Closed days and preparation time of shops, in their settings, in the slots and on their pages.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCity } from '../../../testing/cities.ts';
import { codeFor } from '../../../testing/codes.ts';
import { fillCart } from '../../../testing/orders.ts';
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
let retailer: Retailer;
let productId: number;

beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  testApp.clock.set('2026-11-21T04:30:00Z'); // Saturday, 10:00 in Kerala
  cityId = await makeCity(testApp);
  customer = await makeCustomer(testApp, cityId);
  retailer = await makeRetailer(testApp, cityId);
  productId = await makeGoods(testApp, retailer, { quantity: 100, price: 10 });
});
afterAll(() => testApp.close());

const set = (changes: object) => retailer.patch('/shops/update/', changes);
const fill = (customers: Customer = customer) => fillCart(customers, [{ productId, quantity: 1 }]);
const days = async (): Promise<string[]> => {
  const { body } = await customer.get('/shops/get-slots/');
  return body.results.map(({ start }: { start: string }) => start.slice(8, 10));
};
const nextOfShop = async () => (await customer.get(`/shops/${retailer.shopId}/`)).body.next_slot;
const nextOfCart = async () => (await customer.get('/customers/cart/')).body.next_slot;
const buy = (slot: number) => customer.post('/customers/checkout/', { slot });

async function makeDailyWindows(): Promise<number[]> {
  const made: number[] = [];
  for (const weekday of [0, 1, 2, 3, 4, 5, 6]) made.push(await makeWindow(testApp, cityId, { weekday }));
  return made;
}

describe('the settings of a shop', () => {
  it('have closed days, preparation and a second number [SLOT-3]', async () => {
    const changes = {
      closed_weekdays: [0, 3],
      closed_days: ['2026-12-25', '2028-02-29'],
      preparation_minutes: 1_440,
      second_number: '+919000000077',
    };
    const { status, body } = await set(changes);
    expect(status).toBe(200);
    expect(body).toMatchObject(changes);
    expect((await retailer.get('/shops/update/')).body).toEqual(body);
    expect((await set({ is_open: true })).body).toEqual(body);
    const none = { closed_weekdays: [], closed_days: [], preparation_minutes: 0, second_number: null };
    expect((await set(none)).body).toMatchObject(none);
  });

  it('name a day once [SLOT-3]', async () => {
    const day = '2026-12-25';
    const { body } = await set({ closed_weekdays: [0, 0], closed_days: [day, day] });
    expect(body).toMatchObject({ closed_weekdays: [0], closed_days: [day] });
  });

  it.each([
    ['closed_weekdays', [7]],
    ['closed_weekdays', [-1]],
    ['closed_weekdays', ['0']],
    ['closed_days', ['2026-02-29']],
    ['closed_days', ['tomorrow']],
    ['preparation_minutes', -1],
    ['preparation_minutes', 1_441],
    ['preparation_minutes', 1.5],
    ['second_number', '+915000000077'],
    ['second_number', ''],
  ])('refuse %s %j [SLOT-3]', async (field, value) => {
    const { status, body } = await set({ [field]: value });
    expect([status, body.code]).toEqual([400, 'input.invalid']);
    expect(Object.keys(body.errors)[0]).toContain(field);
  });

  it('lose the second number with the account of the retailer [SLOT-3]', async () => {
    await set({ second_number: '+919000000077' });
    const read = () =>
      testApp.database.pool.query('select second_number from shops where id = $1', [retailer.shopId]);
    expect((await read()).rows).toEqual([{ second_number: '+919000000077' }]);
    await retailer.delete('/users/', { otp: await codeFor(testApp, retailer) });
    expect((await read()).rows).toEqual([{ second_number: null }]);
  });
});

describe('the slots of a cart', () => {
  it("leave out the closed days of the cart's shop [SLOT-1, SLOT-4]", async () => {
    await makeDailyWindows();
    await set({ closed_weekdays: [0], closed_days: ['2026-11-24'] });
    expect(await days()).toEqual(['21', '22', '23', '24', '25', '26', '27']);
    await fill();
    expect(await days()).toEqual(['21', '23', '25', '26', '27']);
    await customer.post('/customers/cart/remove/', { product_id: productId });
    expect(await days()).toEqual(['21', '22', '23', '24', '25', '26', '27']);
  });

  it('leave out those that begin before the goods are ready [SLOT-2, SLOT-4]', async () => {
    await makeDailyWindows();
    await fill();
    await set({ preparation_minutes: 420 });
    expect((await days())[0]).toBe('21');
    testApp.clock.set('2026-11-21T04:30:00.001Z');
    expect((await days())[0]).toBe('22');
  });

  it("of a closed day can't be taken, also when the day was closed after they were shown [SLOT-1, SLOT-4]", async () => {
    const [sunday = 0] = await makeDailyWindows();
    await fill();
    await set({ closed_weekdays: [0] });
    const refused = await buy(slotIdOf(sunday, '2026-11-22'));
    expect([refused.status, refused.body.code]).toEqual([409, 'slot.unavailable']);
    await set({ closed_weekdays: [1] });
    expect((await buy(slotIdOf(sunday, '2026-11-22'))).status).toBe(201);
  });

  it.each([
    ['cut-off', { cutOffMinutes: 60 }, 0, '2026-11-21T10:29:59.999Z', '2026-11-21T10:30:00Z'],
    ['preparation', { cutOffMinutes: 0 }, 45, '2026-11-21T10:45:00Z', '2026-11-21T10:45:00.001Z'],
  ])(
    'can be taken until the %s passes, to the millisecond [SLOT-2, BUY-12]',
    async (_, parts, minutes, last, late) => {
      const window = await makeWindow(testApp, cityId, { weekday: 6, ...parts });
      await set({ preparation_minutes: minutes });
      const slot = slotIdOf(window, '2026-11-21');
      await fill();
      testApp.clock.set(late);
      expect((await buy(slot)).body.code).toBe('slot.unavailable');
      expect(await nextOfCart()).toBeNull();
      testApp.clock.set(last);
      expect((await buy(slot)).status).toBe(201);
    },
  );
});

describe('the next slot', () => {
  const saturday = { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' };
  const sunday = { start: '2026-11-22T17:00:00+05:30', end: '2026-11-22T19:00:00+05:30' };

  it('is on the page of the shop and in the cart [SLOT-5, SLOT-6]', async () => {
    await makeDailyWindows();
    expect(await nextOfCart()).toBeNull();
    await fill();
    expect([await nextOfShop(), await nextOfCart()]).toEqual([saturday, saturday]);
    await set({ closed_days: ['2026-11-21'], closed_weekdays: [3] });
    const { body } = await customer.get(`/shops/${retailer.shopId}/`);
    expect(body).toMatchObject({ closed_days: ['2026-11-21'], closed_weekdays: [3], next_slot: sunday });
    const more = { product_id: productId, address_id: customer.addressId };
    expect((await customer.post('/customers/cart/add/', more)).body.next_slot).toEqual(sunday);
    expect((await customer.post('/customers/cart/remove/', more)).body.next_slot).toEqual(sunday);
  });

  it('is the first one with a free place [SLOT-6]', async () => {
    const full = await makeWindow(testApp, cityId, { weekday: 6, capacity: 1 });
    await makeWindow(testApp, cityId, { weekday: 0 });
    await fill();
    expect(await nextOfCart()).toEqual(saturday);
    const other = await makeCustomer(testApp, cityId);
    await fill(other);
    await other.post('/customers/checkout/', { slot: slotIdOf(full, '2026-11-21') });
    expect([await nextOfShop(), await nextOfCart()]).toEqual([sunday, sunday]);
  });

  it('comes with the cart that a checkout refuses [SLOT-6, BUY-18]', async () => {
    const window = await makeWindow(testApp, cityId, { weekday: 6 });
    await fill();
    const body = { slot: slotIdOf(window, '2026-11-21'), expected_amount: 1 };
    const refused = await customer.post('/customers/checkout/', body);
    expect(refused.body).toMatchObject({ code: 'cart.changed', cart: { next_slot: saturday } });
  });

  it('is null without slots, and while the switch is off [SLOT-6]', async () => {
    await fill();
    expect([await nextOfShop(), await nextOfCart()]).toEqual([null, null]);
    await makeDailyWindows();
    expect([await nextOfShop(), await nextOfCart()]).toEqual([saturday, saturday]);
    await set({ is_open: false });
    expect([await nextOfShop(), await nextOfCart()]).toEqual([null, null]);
    await set({ is_open: true, closed_weekdays: [0, 1, 2, 3, 4, 5, 6] });
    expect([await nextOfShop(), await nextOfCart()]).toEqual([null, null]);
  });

  it("is told in the city's time, around its midnight [SLOT-6]", async () => {
    await makeWindow(testApp, cityId, {
      date: '2026-11-22',
      startTime: '00:00',
      endTime: '02:00',
      cutOffMinutes: 0,
    });
    await makeWindow(testApp, cityId, {
      date: '2026-11-23',
      startTime: '00:00',
      endTime: '02:00',
      cutOffMinutes: 0,
    });
    testApp.clock.set('2026-11-21T18:29:00Z'); // 23:59
    expect(await nextOfShop()).toMatchObject({ start: '2026-11-22T00:00:00+05:30' });
    testApp.clock.set('2026-11-21T18:30:00Z');
    expect(await nextOfShop()).toMatchObject({ start: '2026-11-23T00:00:00+05:30' });
  });
});
