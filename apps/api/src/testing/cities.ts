import type { NewCity } from '../slices/accounts/cities/city.queries.ts';
import { createCity } from '../slices/accounts/cities/edit-city.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

/** Creates a city at 10.52 N 76.21 E with a radius of 15 km: ₹20, 2 km free, ₹5 per further km. Returns its id. */
export function makeCity({ database }: TestApp, parts: Partial<NewCity> = {}): Promise<number> {
  made += 1;
  return database.inTx((tx) =>
    createCity(tx, {
      name: `City ${made}`,
      latitude: 10.52,
      longitude: 76.21,
      radiusKm: 15,
      timeZone: 'Asia/Kolkata',
      deliveryBasePaise: 2000,
      freeKm: 2,
      perKmPaise: 500,
      ...parts,
    }),
  );
}
