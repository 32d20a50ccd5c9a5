// SQL that finds the shops that deliver to a point, for queries on `shops` and their `cities`.
import { earthRadiusKm, type Point } from '@haat/contract/geo';
import { type SQL, sql } from 'drizzle-orm';
import { cities } from '../accounts/account.tables.ts';
import { shops } from './shop.tables.ts';
import { spherePointOf } from './sphere.ts';

const latitude = sql`${sql.placeholder('latitude')}::float8`;
const longitude = sql`${sql.placeholder('longitude')}::float8`;
const radius = sql.raw(String(earthRadiusKm));

/** `distanceKm` of the contract. */
export const kmTo: SQL<number> = sql<number>`(2 * ${radius} * asin(least(1, sqrt(
  power(sin(radians(${latitude} - ${shops.latitude}) / 2), 2)
  + cos(radians(${shops.latitude})) * cos(radians(${latitude})) * power(sin(radians(${longitude} - ${shops.longitude}) / 2), 2)))))`;

/** No straight line is longer than the way on the ground. The slack is for rounding. */
const isInLargestBox = sql`${shops.point} <@ cube_enlarge(${sql.placeholder('point')}::cube,
  (select max(radius_km) + 0.001 from ${cities}), 3)`;

/** Verified shops within their city's radius. */
export const deliversTo: SQL = sql`(${shops.state} = 'verified' and ${isInLargestBox} and ${kmTo} <= ${cities.radiusKm})`;

/** The values of the placeholders in these conditions. */
export const placeholdersOf = (point: Point) => ({
  latitude: point.latitude,
  longitude: point.longitude,
  point: spherePointOf(point),
});
