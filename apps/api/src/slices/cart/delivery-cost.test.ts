import { expect, it } from 'vitest';
import { deliveryCostPaise } from './cart.views.ts';

const tariff = { deliveryBasePaise: 2000, freeKm: 2, perKmPaise: 500 };
const shop = { latitude: 10.52, longitude: 76.21 };
/** A degree of latitude is 6371 × π / 180 km everywhere. */
const kmNorth = (km: number) => ({ latitude: 10.52 + km / ((6371 * Math.PI) / 180), longitude: 76.21 });

it.each([
  [0, 2000],
  [1.4, 2000],
  [1.999, 2000],
  [2.001, 2500],
  [2.999, 2500],
  [3.001, 3000],
  [14.2, 8500],
])('%f km cost %i paise [CART-21]', (km, paise) => {
  expect(deliveryCostPaise(shop, kmNorth(km), tariff)).toBe(paise);
});
