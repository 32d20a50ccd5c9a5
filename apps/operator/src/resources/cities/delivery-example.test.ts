import { expect, it } from 'vitest';
import { deliveryExamples } from './delivery-example.ts';

const costs = { baseRupees: 20, freeKm: 2, perKmRupees: 5 };

it('charges each started km beyond the free distance, up to the radius [DESK-71]', () => {
  expect(deliveryExamples(costs, 15)).toEqual([
    { distanceKm: 1, costRupees: 20 },
    { distanceKm: 2.5, costRupees: 25 },
    { distanceKm: 5, costRupees: 35 },
    { distanceKm: 10, costRupees: 60 },
    { distanceKm: 15, costRupees: 85 },
  ]);
});

it('shows no distance beyond a small radius', () => {
  expect(deliveryExamples(costs, 2)).toEqual([
    { distanceKm: 1, costRupees: 20 },
    { distanceKm: 2, costRupees: 20 },
  ]);
});
