// Several people act at the same time. Every race runs twenty times.
import type * as orders from '@haat/contract/orders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestAnswer } from '../../testing/client.ts';
import { fillCart, openDeliveryId, placeOrder } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type Customer,
  makeCustomer,
  makeDelivererClient,
  makeGoods,
  makeVillage,
  makeWindow,
  type Village,
} from '../../testing/village.ts';
import { slotIdOf } from '../orders/index.ts';

// Twenty rounds can be slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const rounds = Array.from({ length: 20 }, (_, round) => round);

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const stockOf = async (productId: number): Promise<number> =>
  (await village.customer.get(`/shops/products/${productId}/`)).body.quantity;
const setStock = (productId: number, quantity: number) =>
  village.retailer.patch(`/shops/products-retailer/${productId}/`, { quantity });
const checkout = (customer: Customer, headers = {}) =>
  customer.post('/customers/checkout/', { slot: village.slotId }, headers);
const outcomes = (answers: readonly TestAnswer[]): string[] =>
  answers.map(({ status, body }) => `${status} ${body.code ?? 'done'}`).sort();
const times = (count: number, outcome: string): string[] => Array(count).fill(outcome);

it('fifty checkouts for ten items: exactly ten orders [PROD-33]', async () => {
  const mango = await makeGoods(testApp, village.retailer, { name: 'Mango', price: 30, quantity: 10 });
  const customers: Customer[] = [];
  for (let count = 0; count < 50; count += 1) customers.push(await makeCustomer(testApp, village.cityId));
  let empty = customers;
  for (const _ of rounds) {
    await setStock(mango, 10);
    await Promise.all(empty.map((customer) => fillCart(customer, [{ productId: mango, quantity: 1 }])));
    const answers = await Promise.all(customers.map((customer) => checkout(customer)));
    expect(outcomes(answers)).toEqual([...times(10, '201 done'), ...times(40, '409 product.out_of_stock')]);
    expect(await stockOf(mango)).toBe(0);
    empty = customers.filter((_, at) => answers[at]?.status === 201);
  }
});

describe('one order', () => {
  let tea: number;
  beforeAll(async () => {
    tea = await makeGoods(testApp, village.retailer, { name: 'Tea', price: 30, quantity: 1000 });
  });
  const place = () => placeOrder(village, { wanted: [{ productId: tea, quantity: 2 }] });

  it('two deliverers for one request: one wins [WHO-6, DELIV-17]', async () => {
    const rival = await makeDelivererClient(testApp, village.cityId);
    for (const _ of rounds) {
      const order = await place();
      await village.retailer.post(`/shops/orders/${order.id}/accept/`);
      const deliveryId = await openDeliveryId(village, order.id);
      const pair = [village.deliverer, rival];
      const answers = await Promise.all(
        pair.map((deliverer) => deliverer.post(`/deliveries/requests/${deliveryId}/accept/`)),
      );
      expect(outcomes(answers)).toEqual(['200 done', '409 delivery.taken']);
      const winner = pair[answers.findIndex(({ status }) => status === 200)];
      const { body } = await village.customer.get(`/customers/orders/${order.id}/`);
      expect(body).toMatchObject({ status: 'ASSIGNED', deliverer: { number: winner?.number } });
      expect(body.events).toHaveLength(3);
    }
  });

  it('accept against cancel: one wins, and the stock agrees [ORDER-8]', async () => {
    for (const _ of rounds) {
      await setStock(tea, 100);
      const order = await place();
      const [accepted, cancelled] = await Promise.all([
        village.retailer.post(`/shops/orders/${order.id}/accept/`),
        village.customer.post(`/customers/orders/${order.id}/cancel/`),
      ]);
      const { body } = await village.customer.get(`/customers/orders/${order.id}/`);
      const outcome = [accepted?.status, cancelled?.status, body.status, await stockOf(tea)];
      expect([
        [200, 409, 'ACCEPTED', 98],
        [409, 200, 'CANCELLED', 100],
      ]).toContainEqual(outcome);
    }
  });

  it('reject against cancel: the stock is returned once [ORDER-8]', async () => {
    for (const _ of rounds) {
      await setStock(tea, 100);
      const order = await place();
      const answers = await Promise.all([
        village.retailer.post(`/shops/orders/${order.id}/reject/`),
        village.customer.post(`/customers/orders/${order.id}/cancel/`),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await stockOf(tea)).toBe(100);
    }
  });

  it('the same Idempotency-Key ten times at once: one order [BUY-21]', async () => {
    const customer = await makeCustomer(testApp, village.cityId);
    for (const round of rounds) {
      await fillCart(customer, [{ productId: tea, quantity: 1 }]);
      const headers = { 'idempotency-key': `round ${round}` };
      const answers = await Promise.all(Array.from({ length: 10 }, () => checkout(customer, headers)));
      expect(outcomes(answers)).toEqual([...times(9, '200 done'), '201 done']);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await customer.get('/customers/orders/')).body.count).toBe(round + 1);
    }
  });

  it('without a key, ten times at once: one order, and nine empty carts [BUY-21]', async () => {
    const customer = await makeCustomer(testApp, village.cityId);
    for (const _ of rounds) {
      await fillCart(customer, [{ productId: tea, quantity: 1 }]);
      const answers = await Promise.all(Array.from({ length: 10 }, () => checkout(customer)));
      expect(outcomes(answers)).toEqual(['201 done', ...times(9, '409 cart.empty')]);
    }
  });

  it('verify against complete: the amounts match the winner [ORDER-8]', async () => {
    for (const _ of rounds) {
      await setStock(tea, 100);
      const order = await place();
      await village.retailer.post(`/shops/orders/${order.id}/accept/`);
      const deliveryId = await openDeliveryId(village, order.id);
      await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`);
      await village.deliverer.post(`/deliveries/${deliveryId}/picked_up/`);
      await village.deliverer.post(`/deliveries/${deliveryId}/delivered/`);
      const [verified, completed] = await Promise.all([
        village.customer.post(`/customers/orders/${order.id}/verified/`, {
          items: [{ id: order.items[0]?.id, quantity: 1 }],
        }),
        village.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' }),
      ]);
      const seen: orders.Order = (await village.customer.get(`/customers/orders/${order.id}/`)).body;
      const outcome = [verified?.status, completed?.status, seen.status, seen.amount, await stockOf(tea)];
      expect([
        [200, 200, 'COMPLETED', 50, 99],
        [409, 200, 'COMPLETED', 80, 98],
      ]).toContainEqual(outcome);
    }
  });
});

it('two carts with the same products in opposite order: both succeed [BUY-21]', async () => {
  const first = await makeGoods(testApp, village.retailer, { name: 'Salt', price: 5, quantity: 1000 });
  const second = await makeGoods(testApp, village.retailer, { name: 'Sugar', price: 6, quantity: 1000 });
  const pair = [
    await makeCustomer(testApp, village.cityId),
    await makeCustomer(testApp, village.cityId),
  ] as const;
  for (const round of rounds) {
    const wanted = [first, second].map((productId) => ({ productId, quantity: 1 }));
    await fillCart(pair[0], wanted);
    await fillCart(pair[1], wanted.toReversed());
    const answers = await Promise.all(pair.map((customer) => checkout(customer)));
    expect(outcomes(answers)).toEqual(['201 done', '201 done']);
    const left = 1000 - 2 * (round + 1);
    expect([await stockOf(first), await stockOf(second)]).toEqual([left, left]);
  }
});

it('the last place of a slot goes to one [BUY-13]', async () => {
  const tea = await makeGoods(testApp, village.retailer, { name: 'Tea', price: 30, quantity: 1000 });
  const customers: Customer[] = [];
  for (let count = 0; count < 5; count += 1) customers.push(await makeCustomer(testApp, village.cityId));
  for (const round of rounds) {
    // Windows of a day don't overlap.
    const hours = { startTime: `18:${10 + round}`, endTime: `18:${11 + round}` };
    const windowId = await makeWindow(testApp, village.cityId, { date: '2026-11-24', ...hours, capacity: 1 });
    const slot = slotIdOf(windowId, '2026-11-24');
    await Promise.all(customers.map((customer) => fillCart(customer, [{ productId: tea, quantity: 1 }])));
    const answers = await Promise.all(
      customers.map((customer) => customer.post('/customers/checkout/', { slot })),
    );
    expect(outcomes(answers)).toEqual(['201 done', ...times(4, '409 slot.unavailable')]);
  }
});
