// A cart's `problem` equals what checkout would refuse.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillCart } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Customer, makeCustomer, makeGoods, makeVillage, type Village } from '../../testing/village.ts';

let testApp: TestApp;
let village: Village;
let customer: Customer;
let rice: number;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
beforeEach(async () => {
  customer = await makeCustomer(testApp, village.cityId);
  rice = await makeGoods(testApp, village.retailer, { name: 'Rice', price: 50, quantity: 10 });
  await fillCart(customer, [{ productId: rice, quantity: 3 }]);
});
afterAll(() => testApp.close());

const problem = async () => (await customer.get('/customers/cart/')).body.problem;
/** What checkout answers. */
const refusal = async () =>
  (await customer.post('/customers/checkout/', { slot: village.slotId })).body.code ?? null;
const setStock = (quantity: number) =>
  village.retailer.patch(`/shops/products-retailer/${rice}/`, { quantity });
const setOpen = (is_open: boolean) => village.retailer.patch('/shops/update/', { is_open });
const moveTo = (latitude: number) =>
  customer.post('/customers/create/', {
    primary_address: { latitude, longitude: 76.21, address: 'Away', name: 'Home', city: village.cityId },
  });

it('is null while the cart can be ordered, and for an empty cart [CART-15]', async () => {
  expect(await problem()).toBeNull();
  const emptied = await customer.post('/customers/cart/remove/', { product_id: rice, quantity: 3 });
  expect([emptied.body.items, emptied.body.problem]).toEqual([[], null]);
});

it('equals what checkout answers, in the same order [CART-15]', async () => {
  await setStock(2);
  expect([await problem(), await refusal()]).toEqual(['product.out_of_stock', 'product.out_of_stock']);
  await moveTo(11.5);
  expect([await problem(), await refusal()]).toEqual(['address.out_of_reach', 'address.out_of_reach']);
  await setOpen(false);
  expect([await problem(), await refusal()]).toEqual(['shop.closed', 'shop.closed']);
  await setOpen(true);
  await moveTo(10.52);
  const { body } = await customer.post('/customers/cart/remove/', { product_id: rice });
  expect(body.problem).toBeNull();
  expect(await refusal()).toBeNull();
});
