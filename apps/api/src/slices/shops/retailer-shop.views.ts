// A shop as its retailer sees it, in any state.
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/shops';
import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { byPosition } from '../../platform/by-position.ts';
import type { Db } from '../../platform/database.ts';
import { cities } from '../accounts/account.tables.ts';
import { coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { inLanguage } from './kinds/product-type.views.ts';
import { shopAdditionalTypes, shops, shopTypes } from './shop.tables.ts';
import { presentClosed, shopCoverKey, typeOf } from './shop.views.ts';

/** Throws `not_found` for a person without a shop. */
export async function viewRetailerShop(
  db: Db,
  retailerId: number,
  language: Language,
): Promise<wire.RetailerShop> {
  const [row] = await db
    .select({
      shop: shops,
      typeName: shopTypes.name,
      typeNames: shopTypes.names,
      typeKey: images.key,
      cityName: cities.name,
    })
    .from(shops)
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .leftJoin(images, eq(images.id, shopTypes.imageId))
    .where(eq(shops.retailerId, retailerId));
  if (!row) throw new AppError('not_found');
  const { shop } = row;
  return {
    ...settingsOf(shop),
    type: inLanguage(typeOf({ ...row, typeId: shop.typeId }), language),
    additional_types: await listAdditionalTypes(db, shop.id, language),
    city: { id: shop.cityId, name: row.cityName },
    address: shop.address,
    latitude: shop.latitude,
    longitude: shop.longitude,
  };
}

/** Throws `not_found` for a person without a shop. */
export async function viewShopSettings(db: Db, retailerId: number): Promise<wire.ShopSettings> {
  const [row] = await db
    .select({ shop: shops, coverKey: shopCoverKey })
    .from(shops)
    .where(eq(shops.retailerId, retailerId));
  if (!row) throw new AppError('not_found');
  const { shop } = row;
  const settings = {
    ...settingsOf(shop),
    address: shop.address,
    latitude: shop.latitude,
    longitude: shop.longitude,
    cover: coverOf(row.coverKey),
    upi_id: shop.upiId,
    upi_name: shop.upiName,
    ...presentClosed(shop),
    preparation_minutes: shop.preparationMinutes,
    offers_pick_up: shop.offersPickUp,
    second_number: shop.secondNumber,
    is_second_number_confirmed: shop.isSecondNumberConfirmed,
  };
  if (shop.state !== 'suspended') return settings;
  return { ...settings, suspension_reason: shop.suspensionReason ?? '' };
}

const settingsOf = (shop: typeof shops.$inferSelect) => ({
  id: shop.id,
  name: shop.name,
  is_verified: shop.state === 'verified',
  opening_time: shop.openingTime,
  closing_time: shop.closingTime,
  is_open: shop.isOpen,
});

/** In the operator's order. */
export async function listAdditionalTypes(
  db: Db,
  shopId: number,
  language: Language,
): Promise<wire.ShopType[]> {
  const rows = await db
    .select({ id: shopTypes.id, name: shopTypes.name, names: shopTypes.names, key: images.key })
    .from(shopAdditionalTypes)
    .innerJoin(shopTypes, eq(shopTypes.id, shopAdditionalTypes.shopTypeId))
    .leftJoin(images, eq(images.id, shopTypes.imageId))
    .where(eq(shopAdditionalTypes.shopId, shopId))
    .orderBy(...byPosition(shopTypes));
  return rows.map(({ key, ...type }) => inLanguage({ ...type, cover: coverOf(key) }, language));
}
