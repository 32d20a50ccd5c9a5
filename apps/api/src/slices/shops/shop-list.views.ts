// Loads the shops of a city into memory, and finds the cities whose shops may deliver to an address.
import { earthRadiusKm, type Point } from '@haat/contract/geo';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { type DataVersion, serverName } from '../../platform/data-version.ts';
import type { Db } from '../../platform/database.ts';
import { inPieces } from '../../platform/in-pieces.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { addresses } from '../addresses/address.tables.ts';
import { images } from '../media/media.tables.ts';
import { listProductTypes } from './product-type.views.ts';
import { shopAdditionalTypes, shopLists, shopProductTypes, shops, shopTypes } from './shop.tables.ts';
import { presentShop, type ShopRow, shopColumns, typeImages } from './shop.views.ts';
import type { ListedShop, LoadedShops, ShopList } from './shop-list.ts';

/**
 * The city's list, and the shops that changed since the version `known`, or all if it isn't from before. One statement, so
 * both are of one moment.
 */
const changedShops = preparedOnce(
  'changed_shops',
  (db: Db) => {
    const known = sql`${sql.placeholder('known')}::bigint`;
    const isWhole = sql`(${shopLists.rebuiltVersion} > ${known} or ${shopLists.version} < ${known})`;
    return db
      .select({
        version: shopLists.version,
        isWhole: sql<boolean>`${isWhole}`,
        radiusKm: cities.radiusKm,
        state: shops.state,
        additionalTypeIds: sql<string | null>`(select string_agg(${shopAdditionalTypes.shopTypeId}::text, ',')
        from ${shopAdditionalTypes} where ${shopAdditionalTypes.shopId} = ${shops.id})`,
        productTypeIds: sql<string | null>`(select string_agg(${shopProductTypes.productTypeId}::text, ','
          order by ${shopProductTypes.productTypeId})
        from ${shopProductTypes} where ${shopProductTypes.cityId} = ${sql.placeholder('cityId')}
          and ${shopProductTypes.shopId} = ${shops.id} and ${shopProductTypes.products} > 0)`,
        ...shopColumns,
      })
      .from(shopLists)
      .innerJoin(cities, eq(cities.id, shopLists.cityId))
      .leftJoin(
        shops,
        and(
          eq(shops.cityId, shopLists.cityId),
          gt(shops.listVersion, sql`case when ${isWhole} then -1 else ${known} end`),
          or(eq(shops.state, 'verified'), sql`not ${isWhole}`),
        ),
      )
      .leftJoin(users, eq(users.id, shops.retailerId))
      .leftJoin(shopTypes, eq(shopTypes.id, shops.typeId))
      .leftJoin(typeImages, eq(typeImages.id, shopTypes.imageId))
      .leftJoin(images, eq(images.id, shops.imageId))
      .where(eq(shopLists.cityId, sql.placeholder('cityId')));
  },
  { isSlow: true },
);

type Row = Awaited<ReturnType<typeof changedShops>>[number];
type FoundRow = Row & ShopRow;

/** A city without a shop has one row without one. */
const hasShop = (row: Row): row is FoundRow => row.id !== null;

interface Wanted {
  readonly cityId: number;
  readonly before: ShopList | undefined;
  readonly now: Date;
}

/** Less than any version. */
const noneKnown = -1;

/** Undefined for a city without a list. */
export async function loadShops(db: Db, { cityId, before, now }: Wanted): Promise<LoadedShops | undefined> {
  // On Citus a worker runs the next statement, so the server's name is read here, as for every comparison.
  const present = await findListVersion(db, cityId);
  if (!present) return undefined;
  const { server } = present;
  const known = before?.version.server === server ? before.version.number : noneKnown;
  const rows = await changedShops(db, { cityId, known });
  const [first] = rows;
  if (!first) return undefined;
  const found = rows.filter(hasShop);
  const listed = found.filter(({ state }) => state === 'verified');
  const { version, radiusKm, isWhole } = first;
  return {
    cityId,
    version: { number: version, server },
    radiusKm,
    isWhole,
    loadedAt: now,
    listed: await listShops(db, listed),
    unlisted: found.filter(({ state }) => state !== 'verified').map(({ id }) => id),
  };
}

async function listShops(db: Db, rows: readonly FoundRow[]): Promise<ListedShop[]> {
  const productTypesOf = await writeProductTypes(db, new Set(rows.map((row) => row.productTypeIds ?? '')));
  return inPieces(writeShops(rows, productTypesOf));
}

/** A city can have so many that other requests must go on meanwhile. */
function* writeShops(
  rows: readonly FoundRow[],
  productTypesOf: (set: string) => string,
): Generator<undefined, ListedShop[]> {
  const listed: ListedShop[] = [];
  for (const row of rows) {
    listed.push({
      id: row.id,
      latitude: row.latitude,
      longitude: row.longitude,
      isOpen: row.isOpen,
      typeIds: [row.typeId, ...idsIn(row.additionalTypeIds ?? '')],
      json: JSON.stringify(presentShop(row)),
      productTypes: productTypesOf(row.productTypeIds ?? ''),
    });
    yield;
  }
  return listed;
}

/** JSON of each set of product types. The sets are ids with commas between them. */
async function writeProductTypes(db: Db, sets: ReadonlySet<string>): Promise<(set: string) => string> {
  const types = await listProductTypes(db, [...new Set([...sets].flatMap(idsIn))]);
  const written = new Map<string, string>();
  for (const set of sets) {
    const ids = new Set(idsIn(set));
    written.set(set, JSON.stringify(types.filter(({ id }) => ids.has(id))));
  }
  return (set) => written.get(set) ?? '[]';
}

const idsIn = (set: string): number[] => (set === '' ? [] : set.split(',').map(Number));

const earthRadius = sql.raw(String(earthRadiusKm));

/** Where an address is, and a city whose shops may deliver there. */
interface AddressReach extends Point {
  /** Null when there is no such city. */
  readonly cityId: number | null;
  readonly version: number | null;
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
      version: shopLists.version,
      server: serverName,
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

const versionOfList = preparedOnce('version_of_shop_list', (db: Db) =>
  db
    .select({ number: shopLists.version, server: serverName })
    .from(shopLists)
    .where(eq(shopLists.cityId, sql.placeholder('cityId'))),
);

export async function findListVersion(db: Db, cityId: number): Promise<DataVersion | undefined> {
  const [list] = await versionOfList(db, { cityId });
  return list;
}
