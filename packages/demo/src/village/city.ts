import type { DemoCity } from './types.ts';

export const city: DemoCity = {
  name: 'Chembukara',
  centre: { latitude: 10.52, longitude: 76.21 },
  radiusKm: 15,
  timeZone: 'Asia/Kolkata',
  deliveryBaseRupees: 20,
  freeKm: 2,
  perKmRupees: 5,
  commissionPercent: 4,
};
