// Shops as customers see them.
import { cityOf } from '@haat/contract/city-ids';
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/shops';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import type { pageOf } from '../../platform/page.ts';
import { users } from '../accounts/account.tables.ts';
import { fullNameOf } from '../accounts/index.ts';
import { coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { inLanguage, listProductTypesOf, type NamedType, viewTypes } from './kinds/product-type.views.ts';
import { isVisibleTo } from './shop.queries.ts';
import { shopFavourites, shops, shopTypes } from './shop.tables.ts';
import { readNextSlots } from './shop-calendar.ts';

type PageQuery = Parameters<typeof pageOf>[0];

export const typeImages = alias(images, 'type_images');

/** The key of a shop's own picture or its main type's, for queries on `shops`. */
export const shopCoverKey = sql<string | null>`(select cover.key from ${images} cover where cover.id =
  coalesce(${shops.imageId}, (select kind.image_id from ${shopTypes} kind where kind.id = ${shops.typeId})))`;

/** For queries on `shops`. */
export const isFavouriteOf = (userId: number | Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select from ${shopFavourites} where ${shopFavourites.userId} = ${userId}
    and ${shopFavourites.shopId} = ${shops.id})`;

/** A shop's own columns and those of its retailer, type and pictures. */
export const shopColumns = {
  id: shops.id,
  name: shops.name,
  typeId: shopTypes.id,
  typeName: shopTypes.name,
  typeNames: shopTypes.names,
  typeKey: typeImages.key,
  ownKey: images.key,
  latitude: shops.latitude,
  longitude: shops.longitude,
  address: shops.address,
  openingTime: shops.openingTime,
  closingTime: shops.closingTime,
  isOpen: shops.isOpen,
  offersPickUp: shops.offersPickUp,
  state: shops.state,
  closedWeekdays: shops.closedWeekdays,
  closedDays: shops.closedDays,
  preparationMinutes: shops.preparationMinutes,
  firstName: users.firstName,
  lastName: users.lastName,
  number: users.number,
};

const selectShop = (db: Db, userId: number, condition: SQL | undefined) =>
  db
    .select({ ...shopColumns, isFavourite: isFavouriteOf(userId) })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.retailerId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .leftJoin(typeImages, eq(typeImages.id, shopTypes.imageId))
    .leftJoin(images, eq(images.id, shops.imageId))
    .where(condition);

export type ShopRow = Awaited<ReturnType<typeof selectShop>>[number];

export const typeOf = (row: Pick<ShopRow, 'typeId' | 'typeName' | 'typeNames' | 'typeKey'>): NamedType => ({
  id: row.typeId,
  name: row.typeName,
  names: row.typeNames,
  cover: coverOf(row.typeKey),
});

/** Without its types, which are in the reader's language. */
export function presentShop(row: ShopRow): Omit<wire.ShopInList, 'type' | 'product_types' | 'distance'> {
  return {
    id: row.id,
    name: row.name,
    cover: coverOf(row.ownKey ?? row.typeKey),
    latitude: row.latitude,
    longitude: row.longitude,
    address: row.address,
    opening_time: row.openingTime,
    closing_time: row.closingTime,
    is_open: row.isOpen,
    shopkeepr_name: fullNameOf(row),
    shopkeepr_phone: row.number ?? '',
    is_favourite: row.isFavourite,
    offers_pick_up: row.offersPickUp,
  };
}

interface AskedShop {
  readonly shopId: number;
  readonly language: Language;
  readonly now: Date;
}

/** Throws `not_found` for an unknown shop, and for another person's unverified or suspended one. */
export async function viewShop(
  db: Db,
  userId: number,
  { shopId, language, now }: AskedShop,
): Promise<wire.Shop> {
  const [row] = await selectShop(db, userId, and(eq(shops.id, shopId), isVisibleTo(userId)));
  if (!row) throw new AppError('not_found');
  return {
    ...presentShop(row),
    type: inLanguage(typeOf(row), language),
    product_types: await listProductTypesOf(db, shopId, language),
    ...presentClosed(row),
    next_slot: await nextSlotOf(db, row, now),
  };
}

/** Null while nobody can order: the shop isn't verified, or is closed until it is opened again. */
async function nextSlotOf(db: Db, row: ShopRow, now: Date): Promise<wire.Shop['next_slot']> {
  if (row.state !== 'verified' || !row.isOpen) return null;
  const slotOf = await readNextSlots(db, { cityId: cityOf(row.id), now });
  return slotOf(row);
}

export const presentClosed = ({
  closedWeekdays,
  closedDays,
}: Pick<ShopRow, 'closedWeekdays' | 'closedDays'>) => ({
  closed_weekdays: closedWeekdays,
  closed_days: closedDays,
});

/** Shop types, in the operator's order. */
export const viewShopTypes = (db: Db, query: PageQuery, language: Language) =>
  viewTypes(db, shopTypes, { query, language });
