// The shops that deliver to an address, nearest first.
import type { Point } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/shops';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { byPosition } from '../../platform/by-position.ts';
import { inIds } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { inLanguage } from './kinds/product-type.views.ts';
import { productTypes, shopAdditionalTypes, shopProductTypes, shops, shopTypes } from './shop.tables.ts';
import { isFavouriteOf, presentShop, shopColumns, typeImages, typeOf } from './shop.views.ts';
import { placeOf, preparedPlace, reachOf } from './shops-in-reach.views.ts';

const { km, deliversTo } = reachOf(preparedPlace);
const typeId = sql.placeholder('typeId');
const isOfType = sql`(${typeId}::bigint is null or ${shops.typeId} = ${typeId} or exists (
  select from ${shopAdditionalTypes} where ${shopAdditionalTypes.shopId} = ${shops.id}
    and ${shopAdditionalTypes.shopTypeId} = ${typeId}))`;

const isFavourite = isFavouriteOf(sql.placeholder('userId'));
const isAsked = sql`(not ${sql.placeholder('isFavouriteOnly')}::boolean or ${isFavourite})`;

const pageOfNearby = preparedOnce('nearby_shops', (db: Db) => {
  const near = db
    .select({
      id: shops.id,
      km: km.as('km'),
      count: sql<number>`count(*) over ()`.mapWith(Number).as('found'),
    })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(and(deliversTo, isOfType, isAsked))
    .orderBy(km, asc(shops.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('near');
  return db
    .select({ ...shopColumns, isFavourite, km: near.km, count: near.count })
    .from(near)
    .innerJoin(shops, eq(shops.id, near.id))
    .innerJoin(users, eq(users.id, shops.retailerId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .leftJoin(typeImages, eq(typeImages.id, shopTypes.imageId))
    .leftJoin(images, eq(images.id, shops.imageId))
    .orderBy(near.km, near.id);
});

const countNearby = preparedOnce('nearby_shops_count', (db: Db) =>
  db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(and(deliversTo, isOfType, isAsked)),
);

const listTypesOf = async (db: Db, shopIds: readonly number[]) =>
  shopIds.length === 0 ? [] : selectTypesOf(db, shopIds);

const selectTypesOf = (db: Db, shopIds: readonly number[]) =>
  db
    .select({
      shopId: shopProductTypes.shopId,
      id: productTypes.id,
      name: productTypes.name,
      names: productTypes.names,
      key: images.key,
    })
    .from(shopProductTypes)
    .innerJoin(productTypes, eq(productTypes.id, shopProductTypes.productTypeId))
    .leftJoin(images, eq(images.id, productTypes.imageId))
    .where(and(inIds(shopProductTypes.shopId, shopIds), gt(shopProductTypes.products, 0)))
    .orderBy(...byPosition(productTypes));

/** The town of the nearest shop, wherever that is. */
const nearestTown = preparedOnce('nearest_town', (db: Db) =>
  db
    .select({ name: cities.name, km })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(sql`${shops.state} = 'verified'`)
    .orderBy(sql`${shops.point} <-> ${preparedPlace.point}::cube`)
    .limit(1),
);

interface Asked {
  readonly userId: number;
  readonly query: Parameters<typeof pageOf>[0] & {
    readonly shop_type?: number | undefined;
    readonly favourite?: '1' | undefined;
  };
  readonly language: Language;
}

/** Also the closed ones. Counts all. */
export async function viewNearbyShops(
  db: Db,
  point: Point,
  { userId, query, language }: Asked,
): Promise<wire.NearbyShops> {
  const place = placeOf(point);
  const isFavouriteOnly = query.favourite !== undefined;
  const values = { ...place, userId, typeId: query.shop_type ?? null, isFavouriteOnly };
  const rows = await pageOfNearby(db, { ...values, ...pageOf(query) });
  // A page behind the last one has no row with the count.
  const counted = rows[0] ?? (await countNearby(db, values))[0];
  const types = await listTypesOf(
    db,
    rows.map(({ id }) => id),
  );
  const typesBy = Map.groupBy(types, ({ shopId }) => shopId);
  const typesIn = (shopId: number): wire.ProductType[] =>
    (typesBy.get(shopId) ?? []).map(({ id, name, names, key }) =>
      inLanguage({ id, name, names, cover: coverOf(key) }, language),
    );
  const results = rows.map((row) => ({
    ...presentShop(row),
    type: inLanguage(typeOf(row), language),
    product_types: typesIn(row.id),
    distance: Math.round(row.km),
  }));
  const count = counted?.count ?? 0;
  // Another type of shop, or another shop than the person's own, may be in reach.
  const isNobodyNear = count === 0 && query.shop_type === undefined && !isFavouriteOnly;
  if (!isNobodyNear) return { count, results };
  const [nearest] = await nearestTown(db, { ...place });
  return { count, results, nearest: nearest ? { ...nearest, km: Math.round(nearest.km) } : null };
}
