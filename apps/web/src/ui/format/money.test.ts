import { expect, test } from 'vitest';
import { formatRupees } from './money.ts';

test.each([
  [214, '₹214'],
  [156.5, '₹156.50'],
  [1240.5, '₹1,240.50'],
  [1_000_000, '₹10,00,000'],
  [0, '₹0'],
  [0.1 + 0.2, '₹0.30'],
  [-38, '−₹38'],
])('formats %d rupees as %s [API-9, TEXT-21]', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});
