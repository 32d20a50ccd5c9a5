// The versions of the lists of shops, and which of the lists may have shops that deliver to an address.
import { earthRadiusKm, type Point } from '@haat/contract/geo';
import { and, eq, sql } from 'drizzle-orm';
import { type DataVersion, versionColumns } from '../../platform/data-version.ts';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { cities } from '../accounts/account.tables.ts';
import { addresses } from '../addresses/address.tables.ts';
import { shopLists } from './shop.tables.ts';

const earthRadius = sql.raw(String(earthRadiusKm));

/** Where an address is, and a city whose shops may deliver there. */
interface AddressReach extends Point {
  /** Null when there is no such city. */
  readonly cityId: number | null;
  readonly number: number | null;
  readonly server: string;
}

/** `spherePointOf` in SQL. */
const addressPoint = sql`cube(array[
  ${earthRadius} * cosd(${addresses.latitude}) * cosd(${addresses.longitude}),
  ${earthRadius} * cosd(${addresses.latitude}) * sind(${addresses.longitude}),
  ${earthRadius} * sind(${addresses.latitude})])`;

const reachOfAddress = preparedOnce('reach_of_address', (db: Db) =>
  db
    .select({
      latitude: addresses.latitude,
      longitude: addresses.longitude,
      cityId: shopLists.cityId,
      ...versionColumns(shopLists.version),
    })
    .from(addresses)
    .leftJoin(shopLists, sql`${shopLists.reach} @> ${addressPoint}`)
    .where(
      and(eq(addresses.id, sql.placeholder('addressId')), eq(addresses.userId, sql.placeholder('userId'))),
    ),
);

/** One row per city; none for an address that is unknown or another person's. */
export const findAddressReach = (db: Db, userId: number, addressId: number): Promise<AddressReach[]> =>
  reachOfAddress(db, { userId, addressId });

/** What a load of the list must know first, read in one statement with the version. */
export interface ListVersion extends DataVersion {
  /** A list from before this version is loaded as a whole. */
  readonly rebuilt: number;
  readonly radiusKm: number;
}

const versionOfList = preparedOnce('version_of_shop_list', (db: Db) =>
  db
    .select({
      ...versionColumns(shopLists.version),
      rebuilt: shopLists.rebuiltVersion,
      radiusKm: cities.radiusKm,
    })
    .from(shopLists)
    .innerJoin(cities, eq(cities.id, shopLists.cityId))
    .where(eq(shopLists.cityId, sql.placeholder('cityId'))),
);

/** Undefined for a city without a list. */
export async function findListVersion(db: Db, cityId: number): Promise<ListVersion | undefined> {
  const [list] = await versionOfList(db, { cityId });
  return list;
}
