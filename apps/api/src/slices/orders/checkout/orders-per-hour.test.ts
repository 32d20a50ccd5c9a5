// How often a person may order: in an hour, and at one shop.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../../testing/client.ts';
import { fillCart } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type Customer,
  makeCustomer,
  makeGoods,
  makeRetailer,
  makeVillage,
  type Retailer,
  type Village,
} from '../../../testing/village.ts';

const perHour = 7;
const atOneShop = 2;
const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

let testApp: TestApp;
let village: Village;
let customer: Customer;
/** Of four shops: one product each. */
let goods: number[];

beforeAll(async () => {
  testApp = await createTestApp({ ORDERS_PER_HOUR: String(perHour), OPEN_ORDERS_PER_PERSON: '4' });
  village = await makeVillage(testApp);
  const retailers: Retailer[] = [village.retailer];
  for (let made = 0; made < 3; made += 1) retailers.push(await makeRetailer(testApp, village.cityId));
  goods = [];
  for (const retailer of retailers) goods.push(await makeGoods(testApp, retailer, { quantity: 900 }));
});
beforeEach(async () => {
  testApp.clock.set('2026-11-21T04:30:00Z');
  customer = await makeCustomer(testApp, village.cityId);
});
afterAll(() => testApp.close());

const checkout = (): Promise<TestAnswer> => customer.post('/customers/checkout/', { slot: village.slotId });

async function orderAt(shop: number): Promise<TestAnswer> {
  await fillCart(customer, [{ productId: goods[shop] ?? 0, quantity: 1 }]);
  return checkout();
}

const cancel = ({ body }: TestAnswer) => customer.post(`/customers/orders/${body.id}/cancel/`);
const tooMany = (answer: TestAnswer) => [answer.status, answer.body.code];
const bell = async () => (await village.retailer.get('/users/notifications/?limit=1')).body.count;

describe('orders in an hour', () => {
  it('are limited at one shop, including cancelled ones [BUY-22]', async () => {
    const before = await bell();
    for (let made = 0; made < atOneShop; made += 1) await cancel(await orderAt(0));
    const refused = await orderAt(0);
    expect(tooMany(refused)).toEqual([409, 'order.too_many']);
    expect(refused.body.detail).toContain('2 times at this shop');
    expect(refused.body.at_shop).toBe(true);
    expect((await bell()) - before).toBe(2 * atOneShop);
    expect((await customer.get('/customers/cart/')).body.items).toHaveLength(1);
    expect((await orderAt(1)).status).toBe(201);
  });

  it('are limited over all shops, including cancelled ones [BUY-22]', async () => {
    for (let made = 0; made < perHour; made += 1) {
      const placed = await orderAt(made % goods.length);
      expect(placed.status).toBe(201);
      if (made % 2 === 0) await cancel(placed);
    }
    const refused = await orderAt(3);
    expect(tooMany(refused)).toEqual([409, 'order.too_many']);
    expect(refused.body.detail).toContain('7 times within an hour');
    expect(refused.body.at_shop).toBe(false);
  });

  it('are refused with the time until the next one [BUY-82]', async () => {
    for (let made = 0; made < perHour; made += 1) {
      await cancel(await orderAt(made % goods.length));
      testApp.clock.advance(minuteMs);
    }
    const refused = await orderAt(3);
    expect(refused.headers['retry-after']).toBe(String(53 * 60));
    expect(refused.body.detail).toContain('Wait 53 minutes');
    testApp.clock.advance(53 * minuteMs);
    expect((await checkout()).status).toBe(201);
    const atShop = await orderAt(1);
    expect([atShop.headers['retry-after'], atShop.body.at_shop]).toEqual(['60', false]);
    testApp.clock.advance(minuteMs);
    expect((await checkout()).status).toBe(201);
  });

  it('are refused in the language of the person [BUY-82]', async () => {
    for (let made = 0; made < atOneShop; made += 1) await cancel(await orderAt(0));
    testApp.clock.advance(50 * minuteMs + 1);
    await fillCart(customer, [{ productId: goods[0] ?? 0, quantity: 1 }]);
    const detailIn = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await customer.post('/customers/checkout/', { slot: village.slotId }, headers)).body.detail;
    };
    expect(await detailIn('en')).toContain('Wait 10 minutes, or order at another shop.');
    expect(await detailIn('hi')).toContain('10 मिनट रुकें');
    expect(await detailIn('ml')).toContain('10 മിനിറ്റ് കാത്തിരിക്കുക');
  });

  it('count for an hour [BUY-22]', async () => {
    for (let made = 0; made < atOneShop; made += 1) await cancel(await orderAt(0));
    testApp.clock.advance(hourMs - 1);
    expect(tooMany(await orderAt(0))).toEqual([409, 'order.too_many']);
    testApp.clock.advance(1);
    expect((await checkout()).status).toBe(201);
  });

  it('are counted for each person [BUY-22]', async () => {
    for (let made = 0; made < atOneShop; made += 1) await orderAt(0);
    customer = await makeCustomer(testApp, village.cityId);
    expect((await orderAt(0)).status).toBe(201);
  });

  it('are checked after too many open ones, and before the shop [BUY-16]', async () => {
    for (const shop of [0, 0, 1]) await orderAt(shop);
    const last = await orderAt(2);
    await fillCart(customer, [{ productId: goods[0] ?? 0, quantity: 1 }]);
    await village.retailer.patch('/shops/update/', { is_open: false });
    expect((await checkout()).body.code).toBe('order.too_many_open');
    await cancel(last);
    expect((await checkout()).body.code).toBe('order.too_many');
    await village.retailer.patch('/shops/update/', { is_open: true });
  });
});
