import { shopStates } from '@haat/contract/operator/shops';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
    /** Called, too, when the retailer doesn't answer. */
    secondNumber: text('second_number'),
    isSecondNumberConfirmed: boolean('is_second_number_confirmed').notNull().default(false),
    /** The hash of the code that it was last sent. Null: it was sent none. */
    secondNumberCode: text('second_number_code'),
    secondNumberGuesses: integer('second_number_guesses').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** The version of the city's shop list that brought this shop's last change. */
    listVersion: bigint('list_version', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('shops_retailer').on(t.retailerId),
    index('shops_type').on(t.typeId),
    index('shops_list').on(t.cityId, t.listVersion),
    index('shops_newest').on(newestFirst(t)),
    index('shops_state').on(t.state, newestFirst(t)),
    index('shops_search').using('gin', sql`(${folded(t.name)}) gin_trgm_ops`),
    index('shops_image').on(t.imageId),
    index('shops_point').using('gist', t.point).where(sql`${t.state} = 'verified'`),
    check('shops_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('shops_closed_weekdays', sql`${t.closedWeekdays} <@ array[0, 1, 2, 3, 4, 5, 6]`),
    check('shops_preparation', sql`${t.preparationMinutes} between 0 and 1440`),
    check('shops_state', sql`${t.state} in ('unverified', 'verified', 'suspended', 'closed')`),
  ],
);

/**
 * One row per city that has had a verified shop. Servers keep the shops of a city in memory, and its version says whether
 * they are current: see decision 0027.
 */
export const shopLists = pgTable(
  'shop_lists',
  {
    cityId: ref('city_id')
      .primaryKey()
      .references(() => cities.id),
    /** Grows with every change that customers see. */
    version: bigint('version', { mode: 'number' }).notNull(),
    /** A list in memory that is older than this is loaded as a whole, because shops were deleted. */
    rebuiltVersion: bigint('rebuilt_version', { mode: 'number' }).notNull().default(0),
    /** A box around all addresses that its shops may deliver to. */
    reach: spherePoint('reach').notNull(),
  },
  (t) => [index('shop_lists_reach').using('gist', t.reach)],
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
