import { ApiError } from '@haat/client/api-error';
import { type ErrorCode, errorCatalogue, operatorOnlyCodes, statusOf } from '@haat/contract/errors';
import { expect, test } from 'vitest';
import { reasonFor, wordsOf } from './order-errors.ts';
import { formatWait } from './wait.ts';

const operatorOnly = new Set<string>(operatorOnlyCodes);
const codes = (Object.keys(errorCatalogue) as ErrorCode[]) // the keys of the catalogue are the codes
  .filter((code) => !operatorOnly.has(code));

const refused = (code: ErrorCode, parts: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ code, status: statusOf(code), ...parts });

test.each(codes)("%s has full sentences of its own, without the server's text", (code) => {
  expect(wordsOf(code)).toMatch(/^[A-Z].*[.]$/s);
  expect(wordsOf(code)).not.toContain('undefined');
});

test('names products out of stock and the remaining quantity', () => {
  const items = [
    { id: 1, name: 'Tea', quantity: 3, available: 2 },
    { id: 2, name: 'Rice', quantity: 1, available: 0 },
  ];
  expect(reasonFor(refused('product.out_of_stock', { items }))).toBe(
    'Only 2 of Tea left. Reduce the quantity.\nRice is out of stock.',
  );
});

test('names the shop in a refusal if the page knows it', () => {
  expect(reasonFor(refused('shop.closed'), { shopName: 'Amma Vegetables' })).toMatch(
    /^Amma Vegetables is closed/,
  );
  expect(reasonFor(refused('shop.closed'), { shopName: null })).toMatch(/^The shop is closed/);
});

test('a rate limit says how long to wait', () => {
  expect(reasonFor(refused('rate.limited', { retryAfter: 120 }))).toBe(
    'Too many attempts. Wait 2 minutes, then try again.',
  );
});

test("a limit on files or on telling somebody is explained with the server's own sentence [TEXT-29]", () => {
  const detail = 'You have notified this person 20 times in an hour. Try again in 12 minutes.';
  expect(reasonFor(refused('rate.limited', { retryAfter: 720, detail }))).toBe(detail);
});

test.each([
  [false, 'You have ordered very often within the last hour. Wait 12 minutes, then try again.'],
  [
    true,
    'You have ordered very often at this shop within the last hour. Wait 12 minutes, then try again. Or order at another shop.',
  ],
])('too many orders name the limit and the wait, at one shop: %s [BUY-82]', (atShop, words) => {
  expect(reasonFor(refused('order.too_many', { retryAfter: 12 * 60, atShop }))).toBe(words);
});

test.each([
  ['a lost answer', new ApiError({ code: 'network', status: 0 })],
  ['a fault of the server', refused('internal')],
  ['the end of the session', refused('auth.required')],
  ['bad input that its fields explain', refused('input.invalid', { fields: { name: 'Too long' } })],
  ['an exception in the app', new Error('bug')],
])('%s needs no reason on the page', (_what, error) => {
  expect(reasonFor(error)).toBeNull();
});

test.each([
  [0.2, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [90 * 60, '90 minutes'],
  [24 * 3600, '24 hours'],
])('shows a wait of %f seconds as %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
