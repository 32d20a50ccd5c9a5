// SQL that finds the shops that deliver to a point, for queries on `shops` and their `cities`.
import { distanceKm, earthRadiusKm, type Point } from '@haat/contract/geo';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { cities } from '../accounts/account.tables.ts';
import { shops } from './shop.tables.ts';

/** The point as a `cube` of PostgreSQL, `(x, y, z)` in km, so that an index finds neighbours. */
export function spherePointOf({ latitude, longitude }: Point): string {
  const radians = Math.PI / 180;
  const fromAxis = earthRadiusKm * Math.cos(latitude * radians);
  const x = fromAxis * Math.cos(longitude * radians);
  const y = fromAxis * Math.sin(longitude * radians);
  return `(${x},${y},${earthRadiusKm * Math.sin(latitude * radians)})`;
}

/** A shop delivers within its city's radius. */
export const isInReach = (shop: Point, address: Point, radiusKm: number): boolean =>
  distanceKm(shop, address) <= radiusKm;

interface Place<Degrees, Sphere> {
  readonly latitude: Degrees;
  readonly longitude: Degrees;
  /** As `spherePointOf` writes it. */
  readonly point: Sphere;
}

export const placeOf = (point: Point): Place<number, string> => ({
  latitude: point.latitude,
  longitude: point.longitude,
  point: spherePointOf(point),
});

/** The place in a prepared statement. `placeOf` gives its values. */
export const preparedPlace: Place<Placeholder, Placeholder> = {
  latitude: sql.placeholder('latitude'),
  longitude: sql.placeholder('longitude'),
  point: sql.placeholder('point'),
};

const radius = sql.raw(String(earthRadiusKm));

/** `km`: `distanceKm` of the contract. `deliversTo`: the shop is verified, and the place within its city's radius. */
export function reachOf(place: Place<number | Placeholder, string | Placeholder>): {
  readonly km: SQL<number>;
  readonly deliversTo: SQL;
} {
  const [latitude, longitude] = [sql`${place.latitude}::float8`, sql`${place.longitude}::float8`];
  const km = sql<number>`(2 * ${radius} * asin(least(1, sqrt(
    power(sin(radians(${latitude} - ${shops.latitude}) / 2), 2)
    + cos(radians(${shops.latitude})) * cos(radians(${latitude})) * power(sin(radians(${longitude} - ${shops.longitude}) / 2), 2)))))`;
  // No straight line is longer than the way on the ground. The slack is for rounding.
  const isInLargestBox = sql`${shops.point} <@ cube_enlarge(${place.point}::cube,
    (select max(radius_km) + 0.001 from ${cities}), 3)`;
  return {
    km,
    deliversTo: sql`(${shops.state} = 'verified' and ${isInLargestBox} and ${km} <= ${cities.radiusKm})`,
  };
}
