// An operator suspends a shop with active orders and carts.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { makeOperatorClient } from '../../../testing/operators.ts';
import { fillCart, orderIn, type PlacedOrder } from '../../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeGoods, makeVillage, type Village } from '../../../testing/village.ts';

let testApp: TestApp;
let village: Village;
let operator: Client;
let tea: number;
let initiated: PlacedOrder[];
let open: PlacedOrder;
let assigned: PlacedOrder;
beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
  operator = await makeOperatorClient(testApp);
  initiated = [await orderIn(village, 'INITIATED'), await orderIn(village, 'INITIATED')];
  open = await orderIn(village, 'ACCEPTED');
  assigned = await orderIn(village, 'ASSIGNED');
  tea = await makeGoods(testApp, village.retailer, { name: 'Malabar tea', price: 10, quantity: 50 });
  await fillCart(village.customer, [{ productId: tea, quantity: 1 }]);
  expect(await customerSees()).toEqual({ nearby: 1, page: 200, found: 1, inCart: 1 });
  const path = `/operator/shops/${village.retailer.shopId}/suspend/`;
  expect((await operator.post(path, { reason: 'Stones for rice' })).status).toBe(200);
});
afterAll(() => testApp.close());

async function customerSees() {
  const { customer, retailer } = village;
  const address = `address_id=${customer.addressId}`;
  return {
    nearby: (await customer.get(`/shops/nearby/?${address}`)).body.count,
    page: (await customer.get(`/shops/${retailer.shopId}/`)).status,
    found: (await customer.get(`/shops/product-search/?${address}&search=Malabar`)).body.count,
    inCart: (await customer.get('/customers/cart/')).body.items.length,
  };
}

const statusOf = async (id: number): Promise<string> =>
  (await village.customer.get(`/customers/orders/${id}/`)).body.status;

it('takes it out of nearby shops, search and carts at once [DESK-76]', async () => {
  expect(await customerSees()).toEqual({ nearby: 0, page: 404, found: 0, inCart: 0 });
  const add = { product_id: tea, quantity: 1, address_id: village.customer.addressId };
  expect((await village.customer.post('/customers/cart/add/', add)).status).toBe(404);
  const checkout = await village.customer.post('/customers/checkout/', { slot: village.slotId });
  expect(checkout.body.code).toBe('cart.empty');
});

it('lets its accepted orders go on to the end [DESK-76]', async () => {
  const { deliverer, customer } = village;
  for (const { order, deliveryId } of [open, assigned]) {
    const isOpen = order.id === open.order.id;
    if (isOpen) await deliverer.post(`/deliveries/requests/${deliveryId}/accept/`);
    await deliverer.post(`/deliveries/${deliveryId}/picked_up/`);
    await deliverer.post(`/deliveries/${deliveryId}/delivered/`);
    await customer.post(`/customers/orders/${order.id}/verified/`, { items: [] });
    const done = await deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' });
    expect([done.status, await statusOf(order.id)]).toEqual([200, 'COMPLETED']);
  }
});

it('lets its retailer read its orders, and nothing else [SHOP-38]', async () => {
  const { retailer } = village;
  const [first] = initiated.map(({ order }) => order.id);
  const active = await retailer.get('/shops/orders/');
  const previous = await retailer.get('/shops/orders/previous/');
  const one = await retailer.get(`/shops/orders/${first}/`);
  expect([active.status, previous.status, one.status]).toEqual([200, 200, 200]);
  expect([...active.body.results, ...previous.body.results].map(({ id }) => id)).toContain(first);
  expect(one.body).toMatchObject({ id: first, allowed_actions: [] });
  const refused = await Promise.all([
    retailer.get('/shops/products-retailer/'),
    retailer.get('/shops/catalogue/types/'),
    retailer.patch('/shops/update/', { is_open: true }),
    retailer.post(`/shops/orders/${first}/accept/`),
  ]);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [403, 'shop.not_verified']),
  );
});

it('lets its Initiated orders only be cancelled, by the customer or an operator [DESK-76]', async () => {
  const [first, second] = initiated.map(({ order }) => order.id);
  for (const action of ['accept', 'reject']) {
    const answer = await village.retailer.post(`/shops/orders/${first}/${action}/`);
    expect([answer.status, answer.body.code]).toEqual([403, 'shop.not_verified']);
  }
  const byOperator = await operator.get(`/operator/orders/${first}/`);
  expect(byOperator.body.allowed_actions).toEqual(['cancel']);
  expect((await village.customer.get(`/customers/orders/${second}/`)).body.allowed_actions).toEqual([
    'cancel',
  ]);
  await operator.post(`/operator/orders/${first}/cancel/`, { reason: 'The shop is suspended' });
  await village.customer.post(`/customers/orders/${second}/cancel/`);
  expect([await statusOf(Number(first)), await statusOf(Number(second))]).toEqual(['CANCELLED', 'CANCELLED']);
});

it('tells its retailer the reason until it is restored [SHOP-38]', async () => {
  const { retailer } = village;
  const { body } = await retailer.get('/shops/update/');
  expect(body).toMatchObject({ is_verified: false, suspension_reason: 'Stones for rice' });
  await operator.post(`/operator/shops/${retailer.shopId}/restore/`);
  const restored = await retailer.get('/shops/update/');
  expect(restored.body).toMatchObject({ is_verified: true });
  expect(restored.body).not.toHaveProperty('suspension_reason');
});
