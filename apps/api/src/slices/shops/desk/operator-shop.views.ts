import { percentOf } from '@haat/contract/money';
import type * as wire from '@haat/contract/operator/shops';
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { newestFirst } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { folded } from '../../../platform/folded-in-sql.ts';
import { matchesWords } from '../../../platform/folded-search.ts';
import { defaultLanguage } from '../../../platform/localized-text.ts';
import { maskedNumber } from '../../../platform/masked-number.ts';
import { pageOf } from '../../../platform/page.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { cities, users } from '../../accounts/account.tables.ts';
import { matchesNumber, shownName } from '../../accounts/index.ts';
import { coverOf } from '../../media/index.ts';
import { images } from '../../media/media.tables.ts';
import { inLanguage, listProductTypesOf } from '../kinds/product-type.views.ts';
import { listAdditionalTypes } from '../retailer-shop.views.ts';
import { shopAdditionalTypes, shops, shopTypes } from '../shop.tables.ts';
import { shopColumns, typeImages, typeOf } from '../shop.views.ts';
import { actionsIn } from './change-shop-state.ts';

interface ShopsQuery {
  readonly state?: wire.ShopState;
  readonly city?: number;
  readonly type?: number;
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
}

const selectShops = (db: Db) =>
  db
    .select({
      ...shopColumns,
      state: shops.state,
      suspensionReason: shops.suspensionReason,
      commissionBasisPoints: shops.commissionBasisPoints,
      cityId: cities.id,
      cityName: cities.name,
      timeZone: cities.timeZone,
      retailerId: shops.retailerId,
      createdAt: shops.createdAt,
      version: shops.version,
    })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.retailerId))
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .leftJoin(typeImages, eq(typeImages.id, shopTypes.imageId))
    .leftJoin(images, eq(images.id, shops.imageId));

type Row = Awaited<ReturnType<typeof selectShops>>[number];

/** Newest first. */
export async function viewShopRecords(db: Db, query: ShopsQuery) {
  const { limit, offset } = pageOf(query);
  const which = and(
    query.state && eq(shops.state, query.state),
    query.city === undefined ? undefined : eq(shops.cityId, query.city),
    query.type === undefined ? undefined : hasType(db, query.type),
    isFoundBy(db, query.search),
  );
  const [count, rows] = await Promise.all([
    db.$count(shops, which),
    selectShops(db).where(which).orderBy(newestFirst(shops)).limit(limit).offset(offset),
  ]);
  return { count, results: rows.map(presentInList) };
}

const hasType = (db: Db, typeId: number): SQL | undefined =>
  or(
    eq(shops.typeId, typeId),
    exists(
      db
        .select({ one: sql`1` })
        .from(shopAdditionalTypes)
        .where(and(eq(shopAdditionalTypes.shopId, shops.id), eq(shopAdditionalTypes.shopTypeId, typeId))),
    ),
  );

/** Words of the name, or the retailer's number. */
function isFoundBy(db: Db, search: string | undefined): SQL | undefined {
  const byName = matchesWords(folded(shops.name), search);
  const byNumber = matchesNumber(search);
  if (byNumber === undefined) return byName;
  return or(byName, inArray(shops.retailerId, db.select({ id: users.id }).from(users).where(byNumber)));
}

/** The retailer's number is masked. Throws `not_found`. */
export async function viewShopRecord(db: Db, shopId: number): Promise<wire.ShopRecord> {
  const { retailer, ...shop } = await viewWholeShopRecord(db, shopId);
  return { ...shop, retailer: { ...retailer, number: maskedNumber(retailer.number) } };
}

/** With the retailer's whole number. The caller writes the view into the audit. Throws `not_found`. */
export async function viewWholeShopRecord(db: Db, shopId: number): Promise<wire.ShopRecord> {
  const [row] = await selectShops(db).where(eq(shops.id, shopId));
  if (!row) throw new AppError('not_found');
  const { number, ...retailer } = retailerOf(row);
  return {
    ...presentBoth(row),
    type: inLanguage(typeOf(row), defaultLanguage),
    additional_types: await listAdditionalTypes(db, shopId, defaultLanguage),
    cover: coverOf(row.ownKey ?? row.typeKey),
    has_own_cover: row.ownKey !== null,
    suspension_reason: row.suspensionReason,
    commission_percent: row.commissionBasisPoints === null ? null : percentOf(row.commissionBasisPoints),
    opening_time: row.openingTime,
    closing_time: row.closingTime,
    product_types: await listProductTypesOf(db, shopId, defaultLanguage),
    retailer: { ...retailer, number },
  };
}

function presentInList(row: Row): wire.ShopInRecords {
  const { number, ...retailer } = retailerOf(row);
  return {
    ...presentBoth(row),
    type: { id: row.typeId, name: row.typeName },
    retailer: { ...retailer, number: maskedNumber(number) },
  };
}

const retailerOf = (row: Row) => ({ id: row.retailerId, name: shownName(row).en, number: row.number ?? '' });

const presentBoth = (row: Row) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  state: row.state,
  is_verified: row.state === 'verified',
  allowed_actions: actionsIn(row.state),
  city: { id: row.cityId, name: row.cityName },
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  is_open: row.isOpen,
  created_at: isoInZone(row.createdAt, row.timeZone),
});
