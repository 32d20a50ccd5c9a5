// Limits of checkout: orders that wait for their shop, and customers without a name.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAddress } from '../../../testing/addresses.ts';
import type { TestAnswer } from '../../../testing/client.ts';
import { fillCart } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type Customer,
  makeCustomer,
  makeGoods,
  makeVillage,
  type Village,
} from '../../../testing/village.ts';

const openOrders = 5;

let testApp: TestApp;
let village: Village;
let customer: Customer;
let rice: number;

beforeAll(async () => {
  testApp = await createTestApp({ OPEN_ORDERS_PER_PERSON: String(openOrders) });
  village = await makeVillage(testApp);
});
beforeEach(async () => {
  customer = await makeCustomer(testApp, village.cityId);
  rice = await makeGoods(testApp, village.retailer, { name: 'Matta rice, 1 kg', price: 50, quantity: 50 });
});
afterAll(() => testApp.close());

const checkout = (parts: object = {}): Promise<TestAnswer> =>
  customer.post('/customers/checkout/', { slot: village.slotId, ...parts });
const codeOf = async (parts: object = {}) => (await checkout(parts)).body.code;

async function order(): Promise<TestAnswer> {
  await fillCart(customer, [{ productId: rice, quantity: 1 }]);
  return checkout();
}

async function fillUp(): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < openOrders; made += 1) ids.push((await order()).body.id);
  return ids;
}

describe('orders that wait for their shop', () => {
  it('are limited to five per person [BUY-19]', async () => {
    const ids = await fillUp();
    expect(ids.every(Number.isInteger)).toBe(true);
    const sixth = await order();
    expect([sixth.status, sixth.body.code]).toEqual([409, 'order.too_many_open']);
    expect((await customer.get('/customers/cart/')).body.items).toHaveLength(1);
    expect((await customer.get(`/shops/products/${rice}/`)).body.quantity).toBe(45);
  });

  it.each([
    ['accepts', (id: number) => village.retailer.post(`/shops/orders/${id}/accept/`)],
    ['rejects', (id: number) => village.retailer.post(`/shops/orders/${id}/reject/`)],
  ])('no longer count when the shop %s one [BUY-19]', async (_, answer) => {
    const [first = 0] = await fillUp();
    expect((await order()).body.code).toBe('order.too_many_open');
    await answer(first);
    expect((await checkout()).status).toBe(201);
    expect((await order()).body.code).toBe('order.too_many_open');
  });

  it('no longer count when the customer cancels one', async () => {
    const [first] = await fillUp();
    await customer.post(`/customers/orders/${first}/cancel/`);
    expect((await order()).status).toBe(201);
  });

  it('are counted separately for each person', async () => {
    await fillUp();
    customer = await makeCustomer(testApp, village.cityId);
    expect((await order()).status).toBe(201);
  });

  it('are checked after the empty cart, and before the shop, the address and the stock [BUY-16]', async () => {
    await fillUp();
    expect(await codeOf({ slot: 1 })).toBe('input.invalid');
    expect(await codeOf()).toBe('cart.empty');
    await fillCart(customer, [{ productId: rice, quantity: 1 }]);
    await village.retailer.patch('/shops/update/', { is_open: false });
    expect(await codeOf({ slot: village.slotId - 7, expected_amount: 1 })).toBe('order.too_many_open');
    await village.retailer.patch('/shops/update/', { is_open: true });
  });

  it('stay at five with simultaneous checkouts [BUY-19]', async () => {
    for (let round = 0; round < 3; round += 1) {
      customer = await makeCustomer(testApp, village.cityId);
      const refill = () =>
        customer.post('/customers/cart/add/', { product_id: rice, address_id: customer.addressId });
      for (let made = 0; made < openOrders - 1; made += 1) await order();
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, turn) => (turn % 2 === 0 ? refill() : checkout())),
      );
      const codes = answers.map(({ status, body }) => body.code ?? status);
      expect(codes.filter((code) => code === 201).length).toBeLessThanOrEqual(1);
      expect((await customer.get('/customers/orders/')).body.count).toBeLessThanOrEqual(openOrders);
      await order();
      expect((await customer.get('/customers/orders/')).body.count).toBe(openOrders);
    }
  });
});

describe('a person without a first name', () => {
  it('may fill a cart but not order [WHO-8, BUY-20]', async () => {
    const client = await testApp.signIn();
    const { id } = await makeAddress(client, village.cityId);
    customer = { ...client, addressId: id };
    const refused = await order();
    expect([refused.status, refused.body.code]).toEqual([403, 'account.incomplete']);
    expect((await customer.get('/customers/cart/')).body.items).toHaveLength(1);
    await client.post('/users/setup/', { first_name: 'Lakshmi', last_name: 'Menon', email: 'l@example.org' });
    expect((await checkout()).status).toBe(201);
  });

  it('is refused before the input is checked, and after a missing token [BUY-20]', async () => {
    customer = { ...(await testApp.signIn()), addressId: 0 };
    const refused = await checkout({ slot: 'x' });
    expect([refused.status, refused.body.code]).toEqual([403, 'account.incomplete']);
    expect((await testApp.nobody.post('/customers/checkout/', {})).status).toBe(401);
  });
});
