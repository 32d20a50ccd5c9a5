import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { byName } from '../../platform/by-name.ts';
import { id, localNames, packColumns, paise, ref } from '../../platform/columns.ts';
import { images } from '../media/media.tables.ts';
import { productTypes } from '../shops/shop.tables.ts';

export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    id: id(),
    typeId: ref('type_id')
      .notNull()
      .references(() => productTypes.id),
    name: text('name').notNull(),
    names: localNames(),
    description: text('description').notNull(),
    pricePaise: paise('price_paise').notNull(),
    ...packColumns(),
    tags: text('tags').array().notNull(),
    imageId: ref('image_id').references(() => images.id),
    /** Like a product's. Adding it to a shop copies it. */
    searchText: text('search_text').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('catalogue_products_type').on(t.typeId, byName(t.name), t.id),
    index('catalogue_products_name').on(byName(t.name), t.id),
    index('catalogue_products_image').on(t.imageId),
    index('catalogue_products_search').using('gin', t.searchText.op('gin_trgm_ops')),
    check('catalogue_products_price', sql`${t.pricePaise} between 0 and 100000000`),
    check('catalogue_products_mrp', sql`${t.mrpPaise} between 1 and 100000000`),
    check('catalogue_products_net_quantity', sql`${t.netQuantity} > 0 and ${t.netQuantity} <= 1000000`),
    check('catalogue_products_unit', sql`${t.unit} in ('g', 'kg', 'ml', 'l', 'piece')`),
    check(
      'catalogue_products_loose',
      sql`not ${t.isLoose} or (${t.netQuantity} is not null and coalesce(${t.unit}, 'piece') <> 'piece')`,
    ),
  ],
);
