import { beforeEach, expect, test } from 'vitest';
import { carrot, cartOf, tomato } from '../../testing/market.ts';
import { forgetCheckoutKey, takeCheckoutKey } from './checkout-key.ts';

beforeEach(() => sessionStorage.clear());

const cart = cartOf([[tomato, 2]]);

test('an unanswered checkout keeps its key, also when the cart is empty or unknown by now [BUY-5]', () => {
  const key = takeCheckoutKey(cart);
  expect(takeCheckoutKey(cart)).toBe(key);
  expect(takeCheckoutKey(cartOf([]))).toBe(key);
  expect(takeCheckoutKey(undefined)).toBe(key);
});

test('another content is another order', () => {
  expect(takeCheckoutKey(cartOf([[carrot, 1]]))).not.toBe(takeCheckoutKey(cart));
});

test('an answered one is forgotten', () => {
  const key = takeCheckoutKey(cart);
  forgetCheckoutKey();
  expect(takeCheckoutKey(cart)).not.toBe(key);
});
