import {
  amountOfSteps,
  isLoose,
  type LooseGoods,
  looseAmountOf,
  pricePerLarge,
  stepOf,
} from '@haat/contract/loose';
import { expect, it } from 'vitest';

const of = (net_quantity: number, unit: LooseGoods['unit']): LooseGoods => ({
  is_loose: true,
  net_quantity,
  unit,
});

it.each([
  [of(250, 'g'), 3, { value: 750, unit: 'g' }],
  [of(250, 'g'), 4, { value: 1, unit: 'kg' }],
  [of(250, 'g'), 6, { value: 1.5, unit: 'kg' }],
  [of(0.25, 'kg'), 3, { value: 750, unit: 'g' }],
  [of(1, 'kg'), 2, { value: 2, unit: 'kg' }],
  [of(100, 'ml'), 9, { value: 900, unit: 'ml' }],
  [of(0.5, 'l'), 3, { value: 1.5, unit: 'l' }],
])('speaks of amounts: of %o, %i steps are %o [LOOSE-5]', (goods, steps, amount) => {
  expect(amountOfSteps(goods, steps)).toEqual(amount);
});

it('weighs in g or ml, and says 1 kg and more in kg [LOOSE-5]', () => {
  expect(looseAmountOf(of(250, 'g'), 999)).toEqual({ value: 999, unit: 'g' });
  expect(looseAmountOf(of(1, 'kg'), 1080)).toEqual({ value: 1.08, unit: 'kg' });
  expect(stepOf(of(0.1, 'kg'))).toBe(100);
});

it('gives the price of a kg or litre [LOOSE-5]', () => {
  expect(pricePerLarge(of(250, 'g'), 9.5)).toBe(38);
  expect(pricePerLarge(of(1, 'kg'), 38)).toBe(38);
  expect(pricePerLarge(of(300, 'ml'), 10)).toBe(33.33);
});

it('is loose only with a step [LOOSE-5]', () => {
  expect(isLoose({ is_loose: true, net_quantity: 250, unit: 'g' })).toBe(true);
  expect(isLoose({ is_loose: false, net_quantity: 250, unit: 'g' })).toBe(false);
  expect(isLoose({ is_loose: true, net_quantity: null, unit: 'g' })).toBe(false);
  expect(isLoose({ is_loose: true, net_quantity: 1, unit: 'piece' })).toBe(false);
});
