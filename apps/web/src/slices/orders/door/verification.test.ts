import { expect, test } from 'vitest';
import { delivered } from '../../../testing/market.ts';
import { verificationSums, verifiedItems } from './verification.ts';

test('accepts items without an entry in full', () => {
  expect(verificationSums(delivered, {})).toEqual({ refused: 0, total: 130.25 });
  expect(verifiedItems(delivered.items, {})).toEqual([
    { id: 91, quantity: 2 },
    { id: 92, quantity: 1 },
  ]);
});

test('deducts refused items to the paisa, but not the delivery cost [ORDER-28]', () => {
  expect(verificationSums(delivered, { 91: 1, 92: 0 })).toEqual({ refused: 72.25, total: 58 });
});

test('no quantity rises above the ordered one or falls below zero [ORDER-28]', () => {
  expect(verifiedItems(delivered.items, { 91: 9, 92: -1 })).toEqual([
    { id: 91, quantity: 2 },
    { id: 92, quantity: 0 },
  ]);
});
