// Shops as customers see them.
import type { Point } from '@haat/contract/geo';
import type * as wire from '@haat/contract/shops';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { fullNameOf } from '../accounts/index.ts';
import { coverOf, viewNamedPictures } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { listProductTypesOf } from './product-type.views.ts';
import { reachOf } from './reach.views.ts';
import { isVisibleTo } from './shop.queries.ts';
import { shopAdditionalTypes, shops, shopTypes } from './shop.tables.ts';

type PageQuery = Parameters<typeof pageOf>[0];

const typeImages = alias(images, 'type_images');

/** The key of a shop's own picture or its main type's, for queries on `shops`. */
export const shopCoverKey = sql<string | null>`(select cover.key from ${images} cover where cover.id =
  coalesce(${shops.imageId}, (select kind.image_id from ${shopTypes} kind where kind.id = ${shops.typeId})))`;

/** The caller adds the condition and the order. */
const selectShops = (db: Db, distanceKm: SQL<number> = sql<number>`0::float8`) =>
  db
    .select({
      id: shops.id,
      name: shops.name,
      typeId: shopTypes.id,
      typeName: shopTypes.name,
      typeKey: typeImages.key,
      ownKey: images.key,
      latitude: shops.latitude,
      longitude: shops.longitude,
      address: shops.address,
      openingTime: shops.openingTime,
      closingTime: shops.closingTime,
      isOpen: shops.isOpen,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
      distanceKm,
    })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .innerJoin(users, eq(users.id, shops.retailerId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .leftJoin(typeImages, eq(typeImages.id, shopTypes.imageId))
    .leftJoin(images, eq(images.id, shops.imageId));

type ShopRow = Awaited<ReturnType<typeof selectShops>>[number];

function presentShop(row: ShopRow, productTypes: wire.Shop['product_types']): wire.Shop {
  return {
    id: row.id,
    name: row.name,
    type: { id: row.typeId, name: row.typeName, cover: coverOf(row.typeKey) },
    cover: coverOf(row.ownKey ?? row.typeKey),
    latitude: row.latitude,
    longitude: row.longitude,
    address: row.address,
    opening_time: row.openingTime,
    closing_time: row.closingTime,
    is_open: row.isOpen,
    shopkeepr_name: fullNameOf(row),
    shopkeepr_phone: row.number ?? '',
    product_types: productTypes,
  };
}

/** Throws `not_found` for an unknown shop, and for another person's unverified or suspended one. */
export async function viewShop(db: Db, shopId: number, userId: number): Promise<wire.Shop> {
  const [row] = await selectShops(db).where(and(eq(shops.id, shopId), isVisibleTo(userId)));
  if (!row) throw new AppError('not_found');
  const types = await listProductTypesOf(db, [shopId]);
  return presentShop(row, types.get(shopId) ?? []);
}

/** The shops that deliver to a point, nearest first. */
export async function viewNearbyShops(
  db: Db,
  point: Point,
  query: PageQuery & { readonly shop_type?: number | undefined },
): Promise<{ count: number; results: wire.ShopInList[] }> {
  const reach = await reachOf(db, point);
  const isOfType = query.shop_type === undefined ? undefined : isOfShopType(query.shop_type);
  const condition = and(reach.isInReach, isOfType);
  const count = await countShops(db, and(reach.isInBox, condition));
  const { limit, offset } = pageOf(query);
  // Limit to the number of shops there are, so that the index scan doesn't search further outwards.
  const onPage = Math.max(0, Math.min(limit, count - offset));
  const nearest = db
    .select({ id: shops.id })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(condition)
    .orderBy(reach.nearness, asc(shops.id))
    .limit(onPage)
    .offset(offset);
  const selected = selectShops(db, reach.distanceKm)
    .where(inArray(shops.id, nearest))
    .orderBy(reach.nearness, asc(shops.id));
  const rows = onPage > 0 ? await selected : [];
  const types = await listProductTypesOf(
    db,
    rows.map((row) => row.id),
  );
  const results = rows.map((row) => ({
    ...presentShop(row, types.get(row.id) ?? []),
    distance: Math.round(row.distanceKm),
  }));
  return { count, results };
}

async function countShops(db: Db, condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(condition);
  return row?.count ?? 0;
}

const isOfShopType = (typeId: number) =>
  or(
    eq(shops.typeId, typeId),
    sql`exists (select from ${shopAdditionalTypes} where ${shopAdditionalTypes.shopId} = ${shops.id}
      and ${shopAdditionalTypes.shopTypeId} = ${typeId})`,
  );

/** Shop types, by name. */
export const viewShopTypes = (db: Db, query: PageQuery) => viewNamedPictures(db, shopTypes, query);
