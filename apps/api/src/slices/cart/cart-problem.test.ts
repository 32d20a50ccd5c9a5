// A cart's `problem` equals what checkout would refuse.
import { expect, it } from 'vitest';
import { setUpStockedVillage } from '../../testing/set-up-village.ts';

const village = setUpStockedVillage({ ricePrice: 50, riceInCart: 3 });

const problem = async () => (await village.customer.get('/customers/cart/')).body.problem;
/** What checkout answers. */
const refusal = async () =>
  (await village.customer.post('/customers/checkout/', { slot: village.slotId })).body.code ?? null;
const setStock = (quantity: number) =>
  village.retailer.patch(`/shops/products-retailer/${village.rice}/`, { quantity });
const setOpen = (is_open: boolean) => village.retailer.patch('/shops/update/', { is_open });
const moveTo = (latitude: number) =>
  village.customer.post('/customers/create/', {
    primary_address: { latitude, longitude: 76.21, address: 'Away', name: 'Home', city: village.cityId },
  });

it('is null while the cart can be ordered, and for an empty cart [CART-15]', async () => {
  expect(await problem()).toBeNull();
  const emptied = await village.customer.post('/customers/cart/remove/', {
    product_id: village.rice,
    quantity: 3,
  });
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
  const { body } = await village.customer.post('/customers/cart/remove/', { product_id: village.rice });
  expect(body.problem).toBeNull();
  expect(await refusal()).toBeNull();
});
