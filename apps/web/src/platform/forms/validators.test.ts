import { expect, test } from 'vitest';
import { atMost, email, limitedText, phone, required } from './validators.ts';

test('a phone number needs ten digits [TEXT-3]', () => {
  expect(phone('')).toBe('The field is required');
  expect(phone('98470')).toBe('Enter a valid number');
  expect(phone('5847012345')).toBe('Enter a valid number');
  expect(phone('919847012345')).toBe('Enter a valid number');
  expect(phone('9847012345')).toBeNull();
});

test.each(['meera', 'meera@', 'meera@haat', 'meera@haat.', 'me era@haat.in', '@haat.in', 'a@b@c.in'])(
  "%s isn't an e-mail address [TEXT-4]",
  (text) => {
    expect(email(text)).toBe('Enter a valid email');
  },
);

test('an e-mail address needs a dot in its domain [TEXT-4]', () => {
  expect(email(' meera@haat.co.in ')).toBeNull();
  expect(email(' ')).toBe('The field is required');
});

test('blanks alone count as empty', () => {
  expect(required('  ')).toBe('The field is required');
  expect(required(null)).toBe('The field is required');
  expect(required(0)).toBeNull();
});

test('a text may be as long as its limit, counted in characters after trimming [LIMIT-2]', () => {
  expect(atMost(4, '  abcd\n')).toBeNull();
  expect(atMost(2, '🍅🍅')).toBeNull();
  expect(atMost(500, 'a'.repeat(1_234))).toBe('Use at most 500 characters. You have 1,234.');
  expect(limitedText(4)(' ')).toBe('The field is required');
});

test('an e-mail has at most 254 characters', () => {
  expect(email(`${'a'.repeat(250)}@b.in`)).toBe('Use at most 254 characters. You have 255.');
});
