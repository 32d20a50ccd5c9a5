import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../../platform/columns.ts';
import { users } from '../accounts/account.tables.ts';
import { addresses } from '../addresses/address.tables.ts';
import { shops } from '../shops/shop.tables.ts';

/** A person's only cart. While it has no lines, its shop and address are those of the last line and mean nothing. */
export const carts = pgTable(
  'carts',
  {
    userId: ref('user_id')
      .primaryKey()
      .references(() => users.id),
    shopId: ref('shop_id').references(() => shops.id),
    addressId: ref('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('carts_shop').on(t.shopId), index('carts_address').on(t.addressId)],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => carts.userId),
    /** No foreign key: carts stay on one node of a distributed PostgreSQL. Products are marked as deleted, not removed. */
    productId: ref('product_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    uniqueIndex('cart_items_once').on(t.userId, t.productId),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
