import { shopStates } from '@haat/contract/operator/shops';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { byPosition } from '../../platform/by-position.ts';
import { newestFirst } from '../../platform/city-id.ts';
import { cityRowId, cityRowIds, id, instant, localNames, ref, spherePoint } from '../../platform/columns.ts';
import { folded, foldedInSql } from '../../platform/folded-in-sql.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { images } from '../media/media.tables.ts';

export const shopTypes = pgTable(
  'shop_types',
  {
    id: id(),
    name: text('name').notNull().unique(),
    /** The folded name for searching. PostgreSQL generates it, so it always matches the name. */
    searchText: text('search_text').notNull().generatedAlwaysAs(foldedInSql('name')),
    names: localNames(),
    /** The folded names in other languages, each with a space at its end. */
    namesText: text('names_text').notNull().default(''),
    imageId: ref('image_id').references(() => images.id),
    /** Rows are sorted by it. Those without one come last. */
    position: integer('position'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('shop_types_in_order').on(...byPosition(t)),
    index('shop_types_image').on(t.imageId),
    index('shop_types_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const productTypes = pgTable(
  'product_types',
  {
    id: id(),
    name: text('name').notNull().unique(),
    names: localNames(),
    imageId: ref('image_id').references(() => images.id),
    position: integer('position'),
    version: integer('version').notNull().default(1),
    /** Null when the search texts of all its products have its names. Else when it was renamed. */
    renamedAt: instant('renamed_at'),
  },
  (t) => [index('product_types_in_order').on(...byPosition(t)), index('product_types_image').on(t.imageId)],
);

/** The product types that shops of a type may sell. */
export const productTypeShopTypes = pgTable(
  'product_type_shop_types',
  {
    productTypeId: ref('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    shopTypeId: ref('shop_type_id')
      .notNull()
      .references(() => shopTypes.id),
  },
  (t) => [
    primaryKey({ columns: [t.productTypeId, t.shopTypeId] }),
    index('product_type_shop_types_shop_type').on(t.shopTypeId),
  ],
);

export const shopIds = cityRowIds('shops');

export const shops = pgTable(
  'shops',
  {
    id: cityRowId().primaryKey(),
    retailerId: ref('retailer_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    typeId: ref('type_id')
      .notNull()
      .references(() => shopTypes.id),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    point: spherePoint('point').notNull(),
    /** Where an operator last saw it, if its retailer has moved it since. */
    seenLatitude: doublePrecision('seen_latitude'),
    seenLongitude: doublePrecision('seen_longitude'),
    imageId: ref('image_id').references(() => images.id),
    openingTime: text('opening_time').notNull().default('09:00'),
    closingTime: text('closing_time').notNull().default('21:00'),
    isOpen: boolean('is_open').notNull().default(true),
    state: text('state', { enum: shopStates }).notNull().default('unverified'),
    suspensionReason: text('suspension_reason'),
    /** Where its customers pay by UPI. Null: it takes no UPI. */
    upiId: text('upi_id'),
    /** Null: the shop's name. */
    upiName: text('upi_name'),
    /** 0 is Sunday. */
    closedWeekdays: integer('closed_weekdays').array().notNull().default([]),
    closedDays: text('closed_days').array().notNull().default([]),
    preparationMinutes: integer('preparation_minutes').notNull().default(0),
    /** Customers may fetch their orders. */
    offersPickUp: boolean('offers_pick_up').notNull().default(false),
    /** Called, too, when the retailer doesn't answer. */
    secondNumber: text('second_number'),
    isSecondNumberConfirmed: boolean('is_second_number_confirmed').notNull().default(false),
    /** The hash of the code that it was last sent. Null: it was sent none. */
    secondNumberCode: text('second_number_code'),
    secondNumberGuesses: integer('second_number_guesses').notNull().default(0),
    /** Of the goods of its completed orders, in hundredths of a percent. Null: its city's. */
    commissionBasisPoints: integer('commission_basis_points'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('shops_retailer').on(t.retailerId),
    index('shops_type').on(t.typeId),
    index('shops_city').on(t.cityId),
    index('shops_newest').on(newestFirst(t)),
    index('shops_state').on(t.state, newestFirst(t)),
    index('shops_search').using('gin', sql`(${folded(t.name)}) gin_trgm_ops`),
    index('shops_image').on(t.imageId),
    index('shops_point').using('gist', t.point).where(sql`${t.state} = 'verified'`),
    check('shops_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('shops_closed_weekdays', sql`${t.closedWeekdays} <@ array[0, 1, 2, 3, 4, 5, 6]`),
    check('shops_preparation', sql`${t.preparationMinutes} between 0 and 1440`),
    check('shops_commission', sql`${t.commissionBasisPoints} between 0 and 3000`),
    check('shops_state', sql`${t.state} in ('unverified', 'verified', 'suspended', 'closed')`),
  ],
);

export const shopAdditionalTypes = pgTable(
  'shop_additional_types',
  {
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    shopTypeId: ref('shop_type_id')
      .notNull()
      .references(() => shopTypes.id),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.shopTypeId] }),
    index('shop_additional_types_type').on(t.shopTypeId),
  ],
);

/** How many products of each type a shop has. The products slice updates it through this slice's index.ts. */
export const shopProductTypes = pgTable(
  'shop_product_types',
  {
    cityId: ref('city_id').notNull(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    productTypeId: ref('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    products: integer('products').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.shopId, t.productTypeId] }),
    index('shop_product_types_type').on(t.productTypeId),
    check('shop_product_types_shop_has_city', sql`${t.shopId} >> 36 = ${t.cityId} - 1`),
    check('shop_product_types_counted', sql`${t.products} >= 0`),
  ],
);

/** The shops that a person visits most, as they say. */
export const shopFavourites = pgTable(
  'shop_favourites',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.shopId] }), index('shop_favourites_shop').on(t.shopId)],
);
