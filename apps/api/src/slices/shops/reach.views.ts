import { earthRadiusKm, type Point } from '@haat/contract';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { cities } from '../accounts/account.tables.ts';
import { isVerified } from './shop.queries.ts';
import { shops } from './shop.tables.ts';
import { sphereBoxAround, spherePointOf } from './sphere.ts';

/** Parts of a query over `shops` joined with `cities`. */
export interface Reach {
  /** Verified and no farther than the radius of its own city. */
  readonly isInReach: SQL;
  /** Implied by it: what the index over points can look up. Leave it out where the index walks by nearness. */
  readonly isInBox: SQL;
  /** Over the great circle, unrounded. */
  readonly distanceKm: SQL<number>;
  /** The same order as by distance, which the index over points can walk. */
  readonly nearness: SQL;
}

/** The shops that deliver to a point: candidates from the index in the largest city's box, the exact circle for each. */
export async function reachOf(db: Db, point: Point): Promise<Reach> {
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

/** The straight line below so many km of ground: a tenth of the work of the great circle, which decides at the edge. */
const chordOf = (km: SQLWrapper): SQL => {
  const diameterKm = sql.raw(`${2 * earthRadiusKm}::float8`);
  return sql`(${diameterKm} * sin(least(pi() / 2, ${km} / ${diameterKm})))`;
};

/** Shops, whether each is open, and how near each is: lists as the database writes them, to be handed back to it unread. */
export interface ShopsInReach {
  readonly ids: string;
  readonly areOpen: string;
  /** The straight line to each, in km: see `groundKm`. */
  readonly nearness: string;
}

/**
 * The shops that deliver to a point; undefined when there are none. Thousands of rows would cost more on their way to and
 * fro than all that a search does with them.
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
