import * as cart from '@haat/contract/cart';
import * as orders from '@haat/contract/orders';
import { expect, test } from 'vitest';
import { call } from '../platform/http.ts';
import { fakeApi, refuse, takeBreaches } from './fake-api.ts';

const line = { product_id: 1, quantity: 1 };

test("rejects a refusal with a code that the endpoint doesn't declare", async () => {
  fakeApi().on(cart.addToCart, refuse('cart.changed'));
  await expect(call(cart.addToCart, { body: line })).rejects.toThrow();
  expect(takeBreaches()).toEqual([
    "The contract doesn't let POST /customers/cart/add/ refuse with cart.changed",
  ]);
});

test('accepts a refusal with a declared code', async () => {
  fakeApi().on(orders.checkout, refuse('cart.changed'));
  await expect(call(orders.checkout, { body: { slot: 1 } })).rejects.toMatchObject({ code: 'cart.changed' });
  expect(takeBreaches()).toEqual([]);
});

test('rejects a response without a field of the contract', async () => {
  // Parsed, so that the type of the wrong answer is unknown.
  fakeApi().on(cart.getCart, JSON.parse('{}'));
  await expect(call(cart.getCart, {})).rejects.toThrow();
  expect(takeBreaches()).toEqual([
    expect.stringContaining("The contract doesn't know the fake answer of GET /customers/cart/"),
  ]);
});
