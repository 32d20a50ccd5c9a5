// Tells all servers that searches find other products, or find them by other words, than before.

import { and, eq, gt, max, sql } from 'drizzle-orm';
import { inCities } from '../../platform/city-id.ts';
import { type DataVersion, noVersion, raised, versionColumns } from '../../platform/data-version.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import type { ShopInCity } from '../products/index.ts';
import { searchVersions } from './search.tables.ts';
import { synonymVersions } from './synonym.tables.ts';

/** Any number: the class of the advisory locks on a city's search, whose second key is the city. */
const lockClass = 482_107_731;

/** Other changes of the city's search wait until this one commits, so versions grow in the order of the commits. */
export async function lockSearch(tx: Tx, cityId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}::int, ${cityId}::int)`);
}

/** The caller has locked the city's search. */
export async function raiseSearchVersion(tx: Tx, shop: ShopInCity): Promise<void> {
  await tx.execute(sql`
    insert into ${searchVersions} (city_id, shop_id, version)
    select ${shop.cityId}::bigint, ${shop.id}::bigint, coalesce(max(version), 0) + 1
    from ${searchVersions} where city_id = ${shop.cityId}
    on conflict (city_id, shop_id) do update set version = excluded.version`);
}

const versionsOfCities = preparedOnce('search_versions', (db) =>
  db
    .select({ cityId: searchVersions.cityId, ...versionColumns(max(searchVersions.version)) })
    .from(searchVersions)
    .where(inCities(searchVersions, sql.placeholder('cityIds')))
    .groupBy(searchVersions.cityId),
);

/**
 * Versions by city. A version grows with each change of what a search in the city can find or rank. Cities without
 * changes have none: see `neverChanged`.
 */
export async function findSearchVersions(
  db: Db,
  cityIds: readonly number[],
): Promise<ReadonlyMap<number, DataVersion>> {
  const rows = await versionsOfCities(db, { cityIds });
  return new Map(
    rows.map(({ cityId, number, server }) => [cityId, number === null ? noVersion : { number, server }]),
  );
}

export async function listShopsChangedSince(db: Db, cityId: number, version: number): Promise<number[]> {
  const rows = await db
    .select({ shopId: searchVersions.shopId })
    .from(searchVersions)
    .where(and(eq(searchVersions.cityId, cityId), gt(searchVersions.version, version)));
  return rows.map(({ shopId }) => shopId);
}

/** The version of what never changed on the server of another version. */
export const neverChanged = ({ server }: DataVersion): DataVersion => ({ number: 0, server });

/**
 * Raises the version of the data for all cities. Other changes wait until this one commits, so versions grow in the
 * order of the commits.
 */
export async function raiseSharedVersion(tx: Tx): Promise<void> {
  await tx
    .insert(synonymVersions)
    .values({ version: 1 })
    .onConflictDoUpdate({
      target: synonymVersions.isOnly,
      set: { version: raised(synonymVersions.version) },
    });
}

/** Of the synonyms and the catalogue. 0 before the first change. */
export const sharedVersionColumns = versionColumns(
  sql`coalesce((select version from ${synonymVersions}), 0)`.mapWith(Number),
);

export async function findSharedVersion(db: Db): Promise<DataVersion> {
  const [version] = await db.select(sharedVersionColumns).from(sql`(select) one`);
  return version ?? noVersion;
}
