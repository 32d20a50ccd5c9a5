import { expect, test } from 'vitest';
import { formatPhone } from './phone-number.ts';

test.each([
  ['+919000000001', '+91 90000 00001'],
  ['+91 9000000001', '+91 90000 00001'],
  ['+91 90000 00001', '+91 90000 00001'],
  ['1800 425 1550', '1800 425 1550'],
  ['', ''],
])('formats the number %s as %s', (number, shown) => {
  expect(formatPhone(number)).toBe(shown);
});
