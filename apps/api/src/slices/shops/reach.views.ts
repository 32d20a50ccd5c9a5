import { earthRadiusKm, type Point } from '@haat/contract/geo';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { cities } from '../accounts/account.tables.ts';
import { isVerified } from './shop.queries.ts';
import { shops } from './shop.tables.ts';
import { sphereBoxAround, spherePointOf } from './sphere.ts';

/** Parts of a query on `shops` joined with `cities`. */
interface Reach {
  /** Verified and no farther than the radius of its own city. */
  readonly isInReach: SQL;
  /** Implied by `isInReach`: the condition that the index on points can use. Leave it out when the index sorts by nearness. */
  readonly isInBox: SQL;
  /** Great-circle distance, unrounded. */
  readonly distanceKm: SQL<number>;
  /** Sorts like the distance, and the index on points can do it. */
  readonly nearness: SQL;
}

/** The shops that deliver to a point: candidates from the index within the largest city's radius, then the exact circle. */
async function reachOf(db: Db, point: Point): Promise<Reach> {
  const [largest] = await db
    .select({ radiusKm: sql<number>`coalesce(max(${cities.radiusKm}), 0)`.mapWith(Number) })
    .from(cities);
  const distanceKm = distanceKmTo(point);
  const nearness = sql`(${shops.point} <-> ${spherePointOf(point)}::cube)`;
  const isInCircle = sql`(${nearness} < ${chordOf(cities.radiusKm)} * (1 - 1e-9)
    or (${nearness} < ${chordOf(cities.radiusKm)} * (1 + 1e-9) and ${distanceKm} <= ${cities.radiusKm}))`;
  return {
    isInReach: sql`${isVerified} and ${isInCircle}`,
    isInBox: sql`${shops.point} <@ ${sphereBoxAround(point, largest?.radiusKm ?? 0)}::cube`,
    distanceKm,
    nearness,
  };
}

/** The straight line under a ground distance. It costs a tenth of the great circle, which decides at the edge. */
const chordOf = (km: SQLWrapper): SQL => {
  const diameterKm = sql.raw(`${2 * earthRadiusKm}::float8`);
  return sql`(${diameterKm} * sin(least(pi() / 2, ${km} / ${diameterKm})))`;
};

/** Shops, whether each is open, and how near each is. PostgreSQL arrays as text, passed back to PostgreSQL unread. */
export interface ShopsInReach {
  readonly ids: string;
  readonly areOpen: string;
  /** The straight line to each, in km: see `groundKm`. */
  readonly nearness: string;
}

/**
 * The shops that deliver to a point, or undefined. Sending thousands of rows back and forth would cost more than the
 * search itself, so they stay text.
 */
export async function findShopsInReach(db: Db, point: Point): Promise<ShopsInReach | undefined> {
  const reach = await reachOf(db, point);
  const list = (column: SQLWrapper) => sql<string | null>`array_agg(${column})::text`;
  const [row] = await db
    .select({ ids: list(shops.id), areOpen: list(shops.isOpen), nearness: list(reach.nearness) })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(and(reach.isInBox, reach.isInReach));
  if (!row?.ids || !row.areOpen || !row.nearness) return undefined;
  return { ids: row.ids, areOpen: row.areOpen, nearness: row.nearness };
}

/** The contract's `distanceKm` in SQL. */
function distanceKmTo({ latitude, longitude }: Point): SQL<number> {
  const haversine = sql`power(sin(radians(${shops.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${shops.latitude}))
      * power(sin(radians(${shops.longitude} - ${longitude}::float8) / 2), 2)`;
  return sql<number>`(2 * ${earthRadiusKm}::float8 * asin(least(1, sqrt(${haversine}))))`;
}
