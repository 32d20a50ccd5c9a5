import { expect, test } from 'vitest';
import { carrot, cartOf, home, sardine, tomato, work } from '../../testing/market.ts';
import {
  type CartChange,
  emptyCart,
  itemCountOf,
  previewCart,
  productsCost,
  quantityIn,
} from './cart-preview.ts';

const press = (
  kind: CartChange['kind'],
  product = tomato,
  addressId: number | null = home.id,
): CartChange => ({
  id: 'k',
  kind,
  product,
  shopId: product.shop,
  shopName: product.shop_name,
  addressId,
  owner: null,
});

test("applies presses to the server's cart [CART-6]", () => {
  const shown = previewCart(cartOf([[tomato, 1]]), [press('add'), press('add', carrot), press('remove')]);
  expect(quantityIn(shown, tomato.id)).toBe(1);
  expect(quantityIn(shown, carrot.id)).toBe(1);
  expect(productsCost(shown)).toBe(72.25);
  expect(shown.total).toBe(92.25);
});

test('removing the last one leaves an empty cart that costs nothing', () => {
  expect(previewCart(cartOf([[tomato, 1]]), [press('remove')])).toEqual(emptyCart);
  expect(previewCart(emptyCart, [press('remove')])).toEqual(emptyCart);
});

test('another shop replaces the first, and its delivery cost is unknown [CART-22]', () => {
  const shown = previewCart(cartOf([[tomato, 2]]), [press('add', sardine)]);
  expect(shown).toMatchObject({
    shop: sardine.shop,
    shop_name: 'Kadavu Fish Stall',
    delivery_cost: 0,
    total: 120,
    isCostUnknown: true,
  });
  expect(itemCountOf(shown)).toBe(1);
});

test('another address replaces the first and keeps the products', () => {
  const shown = previewCart(cartOf([[tomato, 2]]), [press('add', tomato, work.id)]);
  expect(shown.address).toBe(work.id);
  expect(quantityIn(shown, tomato.id)).toBe(3);
});

const everyPress = [tomato, carrot, sardine].flatMap((product) => [
  press('add', product),
  press('remove', product),
]);

/** All sequences of this many presses. */
const waysToPress = (times: number): CartChange[][] =>
  times === 0 ? [[]] : waysToPress(times - 1).flatMap((way) => everyPress.map((one) => [...way, one]));

test('after any presses, no quantity is below one and the total is the sum of the lines [CART-14]', () => {
  for (const way of waysToPress(4)) {
    const shown = previewCart(cartOf([[tomato, 2]]), way);
    expect(shown.items.every(({ quantity }) => quantity >= 1)).toBe(true);
    expect(shown.total).toBeCloseTo(productsCost(shown) + shown.delivery_cost, 10);
    expect(shown.shop === null).toBe(shown.items.length === 0);
  }
});
