import { expect, it } from 'vitest';
import { localNameIn, type PackUnit, shownName, unitPriceOf } from './pack.ts';

it.each<[price: number, quantity: number, unit: PackUnit, amount: number, per: string]>([
  [56, 500, 'g', 112, 'kg'],
  [310, 5, 'kg', 62, 'kg'],
  [99, 750, 'ml', 132, 'l'],
  [30, 6, 'piece', 5, 'piece'],
  [10, 3, 'piece', 3.33, 'piece'],
  [0, 500, 'g', 0, 'kg'],
])('of ₹%d for %d %s the unit price is ₹%d per %s [PACK-5]', (price, net_quantity, unit, amount, per) => {
  expect(unitPriceOf({ price, net_quantity, unit })).toEqual({ amount, per });
});

it('has no unit price of exactly one kg, or without quantity or unit [PACK-5]', () => {
  expect(unitPriceOf({ price: 56, net_quantity: 1, unit: 'kg' })).toBeUndefined();
  expect(unitPriceOf({ price: 56, net_quantity: 1000, unit: 'ml' })).toBeUndefined();
  expect(unitPriceOf({ price: 56, net_quantity: null, unit: 'g' })).toBeUndefined();
  expect(unitPriceOf({ price: 56, net_quantity: 5, unit: null })).toBeUndefined();
});

it('knows no local name in English, and shows the name without one [PACK-7]', () => {
  const names = { hi: 'चावल', ml: 'അരി' };
  expect([localNameIn(names, 'ml'), localNameIn(names, 'en'), localNameIn({}, 'hi')]).toEqual([
    'അരി',
    null,
    null,
  ]);
  expect(shownName({ name: 'Rice', local_name: 'അരി' })).toBe('അരി');
  expect(shownName({ name: 'Rice', local_name: null })).toBe('Rice');
});
