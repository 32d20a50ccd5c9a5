import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { byName } from '../../platform/by-name.ts';
import {
  cityRowId,
  cityRowIds,
  instant,
  localNames,
  packColumns,
  paise,
  ref,
} from '../../platform/columns.ts';
import { cities, users } from '../accounts/account.tables.ts';
import { images } from '../media/media.tables.ts';
import { productTypes, shops } from '../shops/shop.tables.ts';

export const productIds = cityRowIds('products');

export const products = pgTable(
  'products',
  {
    id: cityRowId(),
    shopId: ref('shop_id')
      .notNull()
      .references(() => shops.id),
    cityId: ref('city_id')
      .notNull()
      .references(() => cities.id),
    typeId: ref('type_id')
      .notNull()
      .references(() => productTypes.id),
    /** Migration 0001 has the foreign key. Drizzle can't declare it here, because the table is in a later slice. */
    catalogueProductId: ref('catalogue_product_id'),
    name: text('name').notNull(),
    names: localNames(),
    description: text('description').notNull(),
    pricePaise: paise('price_paise').notNull(),
    ...packColumns(),
    /** What customers pay until the offer ends. */
    offerPaise: paise('offer_paise'),
    /** Its last day in the city. */
    offerUntil: text('offer_until'),
    /** The end of that day. */
    offerEndsAt: instant('offer_ends_at'),
    quantity: integer('quantity').notNull(),
    /** Nobody can buy it, and it keeps its quantity. */
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    /** False for a copy from the catalogue until somebody sets its quantity. */
    isCounted: boolean('is_counted').notNull().default(true),
    tags: text('tags').array().notNull(),
    /** The primary picture. The others are in `product_images`. */
    coverImageId: ref('cover_image_id').references(() => images.id),
    /** Text that the search looks through, see `search-text.ts`. */
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.id] }),
    index('products_shop_name').on(t.shopId, byName(t.name), t.id).where(sql`${t.deletedAt} is null`),
    index('products_shop_type_name')
      .on(t.shopId, t.typeId, byName(t.name), t.id)
      .where(sql`${t.deletedAt} is null`),
    index('products_shop_newest').on(t.shopId, t.id.desc().nullsFirst()).where(sql`${t.deletedAt} is null`),
    index('products_on_offer')
      .on(t.shopId, t.offerEndsAt)
      .where(sql`${t.deletedAt} is null and ${t.offerPaise} is not null`),
    index('products_type').on(t.typeId),
    index('products_cover').on(t.coverImageId),
    index('products_catalogue').on(t.catalogueProductId),
    uniqueIndex('products_once_from_catalogue')
      .on(t.cityId, t.shopId, t.catalogueProductId)
      .where(sql`${t.deletedAt} is null and ${t.catalogueProductId} is not null`),
    index('products_city_search')
      .using('gin', t.cityId, t.searchText.op('gin_trgm_ops'))
      .where(sql`${t.deletedAt} is null`),
    check('products_id_has_city', sql`${t.id} >> 36 = ${t.cityId} - 1`),
    check('products_stock', sql`${t.quantity} >= 0`),
    check('products_price', sql`${t.pricePaise} between 0 and 100000000`),
    check('products_mrp', sql`${t.mrpPaise} between 1 and 100000000`),
    check(
      'products_offer',
      sql`${t.offerPaise} > 0 and num_nulls(${t.offerPaise}, ${t.offerUntil}, ${t.offerEndsAt}) in (0, 3)`,
    ),
    check('products_net_quantity', sql`${t.netQuantity} > 0 and ${t.netQuantity} <= 1000000`),
    check('products_unit', sql`${t.unit} in ('g', 'kg', 'ml', 'l', 'piece')`),
    check(
      'products_loose',
      sql`not ${t.isLoose} or (${t.netQuantity} is not null and coalesce(${t.unit}, 'piece') <> 'piece')`,
    ),
  ],
);

/** Who wants to know when a product can be bought again. */
export const productWaits = pgTable(
  'product_waits',
  {
    cityId: ref('city_id').notNull(),
    productId: ref('product_id').notNull(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.productId, t.userId] }),
    foreignKey({ columns: [t.cityId, t.productId], foreignColumns: [products.cityId, products.id] }),
    index('product_waits_user').on(t.userId),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    cityId: ref('city_id').notNull(),
    productId: ref('product_id').notNull(),
    imageId: ref('image_id')
      .notNull()
      .references(() => images.id),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.productId, t.imageId] }),
    foreignKey({ columns: [t.cityId, t.productId], foreignColumns: [products.cityId, products.id] }),
    index('product_images_image').on(t.imageId),
  ],
);
