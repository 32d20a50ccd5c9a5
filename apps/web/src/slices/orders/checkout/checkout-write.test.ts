import { keyAnswered, keyUnanswered, takeKey } from '@haat/client/idempotency-keys';
import { beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../../platform/session.ts';
import { carrot, cartOf, tomato } from '../../../testing/market.ts';
import { checkoutWrite } from './checkout-write.ts';

beforeEach(() => {
  startSession('token');
  endSession('logout');
});

const cart = cartOf([[tomato, 2]]);

/** The key of a checkout that gets no response. */
function lostKeyOf(now: typeof cart): string {
  const key = takeKey(checkoutWrite(now), { survivesReload: true });
  keyUnanswered(key);
  return key;
}

test('an unanswered checkout keeps its key, even if the cart is empty by now [BUY-5]', () => {
  const key = lostKeyOf(cart);
  expect(lostKeyOf(cart)).toBe(key);
  expect(lostKeyOf(cartOf([]))).toBe(key);
});

test('a cart with other contents gets a new key', () => {
  const key = lostKeyOf(cart);
  expect(lostKeyOf(cartOf([[carrot, 1]]))).not.toBe(key);
  expect(lostKeyOf(cart)).not.toBe(key);
});

test('after an answer, the same cart gets a new key', () => {
  const key = lostKeyOf(cart);
  keyAnswered(key);
  expect(lostKeyOf(cart)).not.toBe(key);
});
