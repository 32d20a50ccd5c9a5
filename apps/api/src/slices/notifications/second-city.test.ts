// In a second city the ids contain the city. People still see 'order #1'.
import { cityOf, orderNumber } from '@haat/contract/city-ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeCustomer, makeVillage, type Village } from '../../testing/village.ts';

let testApp: TestApp;
let second: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  await makeCity(testApp);
  second = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const newsOf = async (person: Client): Promise<{ body: string; link: string }[]> =>
  (await person.get('/users/notifications/?limit=100')).body.results;

describe('a purchase in the second city', () => {
  it('is completed, with the city in its ids and the number in its texts [SCALE-1, SCALE-3]', async () => {
    const { order, deliveryId } = await orderIn(second, 'COMPLETED');
    const ids = [
      order.id,
      order.shop.id,
      deliveryId ?? 0,
      ...order.items.flatMap((item) => [item.id, item.product.id]),
    ];
    expect(ids.map(cityOf)).toEqual(ids.map(() => second.cityId));
    const number = orderNumber(order.id);
    expect(number).toBe(1);

    const [completed] = await newsOf(second.customer);
    expect(completed).toMatchObject({
      body: `Your order #${number} from ${order.shop.name} is completed.`,
      link: `/shops/order/${order.id}`,
    });
    for (const person of [second.customer, second.retailer, second.deliverer]) {
      const ofOrders = (await newsOf(person)).map(({ body }) => body).filter((body) => /order/i.test(body));
      expect(ofOrders).not.toEqual([]);
      for (const body of ofOrders) expect(body).toMatch(new RegExp(`rder #${number}\\b`));
    }
    const refused = await second.customer.post(`/customers/orders/${order.id}/cancel/`);
    expect(refused.body.detail).toContain(`Order ${number} is completed`);
  });

  it("stays newest first in a customer's list of two cities [SCALE-3]", async () => {
    const third = await makeVillage(testApp);
    const customer = await makeCustomer(testApp, second.cityId);
    const placed: number[] = [];
    for (const village of [third, second, third]) {
      const { order } = await orderIn(village, 'CANCELLED', { customer });
      placed.unshift(order.id);
    }
    const { body } = await customer.get('/customers/orders/previous/');
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual(placed);
  });
});
